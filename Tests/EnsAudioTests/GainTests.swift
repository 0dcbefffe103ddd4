import EnsAudio
import EnsDomain
import Testing

@Suite("replay gain")
struct GainTests {
  let values = GainValues(trackGainDB: -6, trackPeak: 0.5, albumGainDB: 6, albumPeak: 0.8)

  @Test("decibels become the factors of the table")
  func decibels() {
    for (decibels, factor) in [(0.0, 1.0), (20, 10), (-20, 0.1), (6.020_599_913_279_624, 2), (-60, 0.001)] {
      #expect(abs(Gain.factor(decibels: decibels) / factor - 1) < 1e-11)
    }
  }

  @Test("track gain is the track's")
  func track() { #expect(abs(Gain(.track, values, followsAlbum: true).factor - 0.501_187) < 1e-5) }

  @Test("a lift stops where the peak reaches full scale")
  func clipGuard() {
    let gain = Gain(.album, values, followsAlbum: false)
    #expect(gain.factor == 1.25)
    #expect(gain.isLimited)
  }

  @Test("auto takes the album's gain only among its neighbours")
  func auto() {
    #expect(Gain(.auto, values, followsAlbum: true) == Gain(.album, values, followsAlbum: false))
    #expect(Gain(.auto, values, followsAlbum: false) == Gain(.track, values, followsAlbum: false))
  }

  @Test("the other value stands in for a missing one, and nothing for nothing")
  func fallback() {
    let album = GainValues(albumGainDB: -3, albumPeak: 1)
    #expect(Gain(.track, album, followsAlbum: false) == Gain(.album, album, followsAlbum: false))
    #expect(Gain(.track, GainValues(), followsAlbum: false) == .unity)
    #expect(Gain(.off, values, followsAlbum: true) == .unity)
  }

  @Test("without a peak nothing is lifted, only lowered")
  func unknownPeak() {
    #expect(Gain(.track, GainValues(trackGainDB: 5), followsAlbum: false).factor == 1)
    #expect(Gain(.track, GainValues(trackGainDB: -5), followsAlbum: false).factor < 1)
  }

  @Test("a peak above full scale lowers even a track that no gain changes")
  func hotTrack() {
    let gain = Gain(.track, GainValues(trackGainDB: 0, trackPeak: 1.25), followsAlbum: false)
    #expect(gain.factor == 0.8)
  }

  @Test("values that make no sense change nothing that hurts", arguments: [Double.nan, .infinity, 1e300, -1e300])
  func nonsense(_ decibels: Double) {
    let gain = Gain(.track, GainValues(trackGainDB: decibels, trackPeak: decibels), followsAlbum: false)
    #expect(gain.factor <= 1 && gain.factor > 0)
  }
}
