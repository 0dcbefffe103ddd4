import EnsCLI

Program.run(IndexCommand.self)
