/// The files that are made from a manual and kept in the repository. `ens-queue --generate man` writes one.
enum PageRenderer: String {
  case man, bash, zsh, fish

  func text(of manual: Manual) -> String {
    switch self {
    case .man: ManualPage(manual).text
    case .bash: BashCompletion.text(of: manual)
    case .zsh: ZshCompletion.text(of: manual)
    case .fish: FishCompletion.text(of: manual)
    }
  }
}
