import EnsCLI

Program.run(QueueCommand.self)
