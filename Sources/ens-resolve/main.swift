import EnsCLI

Program.run(ResolveCommand.self)
