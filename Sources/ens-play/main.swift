import EnsCLI

Program.run(PlayCommand.self)
