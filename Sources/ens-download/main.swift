import EnsCLI

Program.run(DownloadCommand.self)
