import EnsCLI

Program.run(ScrobbleCommand.self)
