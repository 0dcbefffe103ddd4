internal import CSyn123

/// Levels as factors and as decibels.
package enum Decibels {
  /// How loud a factor is: 20 times its common logarithm, limited to ±500. Corresponds to `syn123_lin2db`.
  package static func of(factor: Double) -> Double { syn123_lin2db(factor) }

  /// The factor of a level, limited to ±500 dB. Corresponds to `syn123_db2lin`.
  package static func factor(of decibels: Double) -> Double { syn123_db2lin(decibels) }
}
