import EnsCLI

Program.run(PagesCommand.self)
