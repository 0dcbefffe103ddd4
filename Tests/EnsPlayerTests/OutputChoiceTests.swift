import EnsPOSIX
import EnsPlayer
import Testing

@Suite("the value of --output")
struct OutputChoiceTests {
  @Test("known forms are understood")
  func forms() {
    #expect(OutputChoice("auto") == .automatic)
    #expect(OutputChoice("null") == .null)
    #expect(OutputChoice("pulse") == .driver("pulse", device: nil))
    #expect(OutputChoice("alsa:hw:1,0") == .driver("alsa", device: "hw:1,0"))
    #expect(OutputChoice("wav:a:b.wav") == .wav(.file("a:b.wav")))
    #expect(OutputChoice("raw:-") == .raw(.standardOutput))
  }

  @Test("forms that say too little or too much are refused", arguments: ["", "wav", "raw:", "auto:x", "null:", ":x"])
  func refused(_ text: String) { #expect(OutputChoice(text) == nil) }

  @Test("only what goes to standard output keeps events from it")
  func standardOutput() {
    #expect(OutputChoice("wav:-")?.takesStandardOutput == true)
    #expect(OutputChoice("wav:-.wav")?.takesStandardOutput == false)
  }
}
