/// What is made from a manual: the files that are kept in the repository, and the table of options for tests. `ens-queue --generate man` writes one.
enum PageRenderer: String {
  case man, bash, zsh, fish, options

  func text(of manual: Manual) -> String {
    switch self {
    case .man: ManualPage(manual).text
    case .bash: BashCompletion.text(of: manual)
    case .zsh: ZshCompletion.text(of: manual)
    case .fish: FishCompletion.text(of: manual)
    case .options: OptionListing.text(of: manual)
    }
  }
}
