internal import CSndfile
import EnsAudio

/// What libsndfile says is inside a file. Corresponds to the low bits of `SF_INFO.format`.
struct SndfileSubformat: Hashable, Sendable {
  /// The codec's name, as records carry it.
  let codec: String
  /// Bits of a sample; nil for codecs with loss.
  let bitDepth: Int?
  /// The form in which its samples are read without loss.
  let encoding: SampleEncoding

  /// The form in which a file should keep them.
  var storage: SampleEncoding { bitDepth == nil ? .int16 : encoding }

  init(_ format: Int32) {
    let isFLAC = Int(format) & SF_FORMAT_TYPEMASK == SF_FORMAT_FLAC
    let pcm = isFLAC ? "flac" : "pcm"
    switch Int(format) & SF_FORMAT_SUBMASK {
    case SF_FORMAT_PCM_S8, SF_FORMAT_PCM_U8: (codec, bitDepth, encoding) = (pcm, 8, .int16)
    case SF_FORMAT_PCM_16: (codec, bitDepth, encoding) = (pcm, 16, .int16)
    case SF_FORMAT_PCM_24: (codec, bitDepth, encoding) = (pcm, 24, .int24)
    case SF_FORMAT_PCM_32: (codec, bitDepth, encoding) = (pcm, 32, .int32)
    case SF_FORMAT_FLOAT: (codec, bitDepth, encoding) = ("pcm_float", 32, .float32)
    case SF_FORMAT_DOUBLE: (codec, bitDepth, encoding) = ("pcm_float", 64, .float32)
    case SF_FORMAT_ULAW: (codec, bitDepth, encoding) = ("ulaw", nil, .int16)
    case SF_FORMAT_ALAW: (codec, bitDepth, encoding) = ("alaw", nil, .int16)
    case SF_FORMAT_IMA_ADPCM, SF_FORMAT_MS_ADPCM, SF_FORMAT_VOX_ADPCM:
      (codec, bitDepth, encoding) = ("adpcm", nil, .int16)
    case SF_FORMAT_GSM610: (codec, bitDepth, encoding) = ("gsm", nil, .int16)
    case SF_FORMAT_VORBIS: (codec, bitDepth, encoding) = ("vorbis", nil, .float32)
    case SF_FORMAT_OPUS: (codec, bitDepth, encoding) = ("opus", nil, .float32)
    case SF_FORMAT_ALAC_16: (codec, bitDepth, encoding) = ("alac", 16, .int16)
    case SF_FORMAT_ALAC_20: (codec, bitDepth, encoding) = ("alac", 20, .int24)
    case SF_FORMAT_ALAC_24: (codec, bitDepth, encoding) = ("alac", 24, .int24)
    case SF_FORMAT_ALAC_32: (codec, bitDepth, encoding) = ("alac", 32, .int32)
    default: (codec, bitDepth, encoding) = ("other", nil, .float32)
    }
  }
}
