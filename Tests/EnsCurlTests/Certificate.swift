import EnsPOSIX
import EnsTestSupport

/// A certificate, for this machine unless other names are given, that nobody has signed, made by openssl.
struct Certificate {
  let certificate: String
  let key: String

  init(in folder: TemporaryFolder, names: String = "DNS:localhost,IP:127.0.0.1") throws {
    certificate = folder.file("certificate.pem").displayed
    key = folder.file("key.pem").displayed
    let run = try ProgramRun.run(
      "openssl",
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
        "subjectAltName=\(names)", "-keyout", key, "-out", certificate,
      ])
    guard run.status == 0 else { throw POSIXError(code: run.status, operation: "make a certificate: \(run.errorText)") }
  }
}
