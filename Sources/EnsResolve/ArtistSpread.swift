/// Puts tracks in an order in which no artist follows himself where that can be helped, and else changes little.
package struct ArtistSpread {
  private let artists: [Int64]
  private var remaining: [Int64: Int] = [:]
  /// How many artists have so many tracks left.
  private var histogram: [Int]
  private var largest = 0
  private var order: [Int] = []
  /// Tracks that were passed over, all of one artist.
  private var deferred: [Int] = []
  private var nextDeferred = 0
  private var place = 0

  private init(_ artists: [Int64]) {
    self.artists = artists
    for artist in artists { remaining[artist, default: 0] += 1 }
    largest = remaining.values.max() ?? 0
    histogram = [Int](repeating: 0, count: largest + 1)
    for count in remaining.values { histogram[count] += 1 }
    order.reserveCapacity(artists.count)
  }

  /// The places of `artists` in such an order; linear time.
  ///
  /// The first track whose artist is another than the last comes next. As soon as one artist has half of what is left,
  /// his tracks and the others take turns.
  package static func order(_ artists: [Int64]) -> [Int] {
    var spread = ArtistSpread(artists)
    while spread.order.count < artists.count {
      if 2 * spread.largest >= artists.count - spread.order.count {
        spread.takeTurns()
      } else {
        spread.takeNext()
      }
    }
    return spread.order
  }

  private var last: Int64? { order.last.map { artists[$0] } }

  private mutating func takeNext() {
    let last = last
    if nextDeferred < deferred.count, artists[deferred[nextDeferred]] != last {
      take(deferred[nextDeferred])
      nextDeferred += 1
      return
    }
    if nextDeferred == deferred.count {
      deferred.removeAll(keepingCapacity: true)
      nextDeferred = 0
    }
    while artists[place] == last {
      deferred.append(place)
      place += 1
    }
    take(place)
    place += 1
  }

  private mutating func take(_ place: Int) {
    let count = remaining[artists[place], default: 1]
    remaining[artists[place]] = count - 1
    histogram[count] -= 1
    histogram[count - 1] += 1
    while largest > 0, histogram[largest] == 0 { largest -= 1 }
    order.append(place)
  }

  /// Finishes the order: the artist with half of what is left, and the others between his tracks.
  private mutating func takeTurns() {
    let rest = Array(deferred[nextDeferred...]) + Array(place..<artists.count)
    guard let busiest = rest.first(where: { remaining[artists[$0]] == largest }).map({ artists[$0] }) else { return }
    let his = rest.filter { artists[$0] == busiest }
    let others = rest.filter { artists[$0] != busiest }
    var isHisTurn = last != busiest
    var (next, nextOther) = (0, 0)
    while next < his.count || nextOther < others.count {
      if next < his.count, isHisTurn || nextOther == others.count {
        order.append(his[next])
        next += 1
      } else {
        order.append(others[nextOther])
        nextOther += 1
      }
      isHisTurn.toggle()
    }
  }
}
