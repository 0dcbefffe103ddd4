import EnsPOSIX
import Synchronization

/// Work done by several threads whose results come back in the order of the questions.
enum OrderedWork {
  /// The results of work in progress, one place each.
  private final class Results<Result: Sendable>: Sendable {
    let places: Mutex<[Result?]>

    init(count: Int) { places = Mutex(Array(repeating: nil, count: count)) }
  }

  /// Does each piece in a thread of its own; one that could not be started is done here.
  static func map<Piece: Sendable, Result: Sendable>(
    _ pieces: [Piece], _ work: @escaping @Sendable (Piece) -> Result
  ) -> [Result] {
    guard pieces.count > 1 else { return pieces.map { work($0) } }
    let results = Results<Result>(count: pieces.count)
    do throws(POSIXError) {
      try Thread.concurrently(pieces.count) { index in
        let result = work(pieces[index])
        results.places.withLock { $0[index] = result }
      }
    } catch {
      // No thread to be had: what is missing is made below, only more slowly.
    }
    let places = results.places.withLock { $0 }
    return zip(places, pieces).map { place, piece in place ?? work(piece) }
  }
}
