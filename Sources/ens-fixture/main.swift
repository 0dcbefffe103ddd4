import EnsCLI

Program.run(FixtureCommand.self)
