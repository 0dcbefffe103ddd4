/// Names, of query items and header fields, whose values are secrets wherever they come from: a server may write a token
/// into a key or a redirect, and it must not be shown then either.
enum SecretNames {
  private static let all: Set<String> = [
    "x-plex-token", "x-emby-token", "x-mediabrowser-token", "x-emby-authorization", "authorization",
    "proxy-authorization", "cookie", "set-cookie", "apikey", "api_key", "api-key", "access_token", "accesstoken",
    "auth_token", "token", "password", "passwd", "pwd", "secret", "sk", "api_sig", "x-amz-signature",
    "x-amz-security-token", "x-amz-credential",
  ]

  static func contain(_ name: String) -> Bool { all.contains(name.lowercased()) }
}
