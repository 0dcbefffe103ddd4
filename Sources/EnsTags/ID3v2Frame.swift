/// One frame's name and where its contents stand.
struct ID3v2Frame: Hashable {
  /// The name in its 2.3 and 2.4 spelling; `PIC` stands for 2.2's picture, whose contents differ.
  let name: String
  let offset: Int
  let size: Int
}
