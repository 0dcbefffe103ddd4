import EnsCLI

Program.run(FetchCommand.self)
