/// One sound that is played: its place and its loudness.
struct Voice: Sendable {
  /// A loudness that changes over time.
  struct Fade {
    var start: Float
    var end: Float
    /// In seconds, positive.
    var duration: Double
    var elapsed = 0.0

    var volume: Float { start + (end - start) * Float(min(elapsed / duration, 1)) }
  }

  /// The samples; `nil` while they are decoded, in which time nothing is played.
  var pcm: PCM?
  var isPlaying = false
  /// The number of frames of the sound before the next one, not always a whole number.
  private(set) var position = 0.0
  /// The place in seconds where to begin when there are samples.
  private var startTime = 0.0
  /// The seconds until the sound begins.
  var delay = 0.0
  /// The speed, positive. Changes the pitch as well.
  var rate = 1.0
  /// From 0 to 1.
  var volume: Float = 1
  /// From -1, only the left channel, to 1, only the right one.
  var pan: Float = 0
  var fade: Fade?
  /// The number of repetitions; without an end if negative.
  var repetitionCount = 0
  /// The number of repetitions that have begun.
  private var repetition = 0

  /// Creates a voice at the start of a sound.
  init(pcm: PCM?) {
    self.pcm = pcm
  }

  /// The place in seconds.
  var time: Double {
    get { pcm.map { position / $0.frameRate } ?? startTime }
    set {
      let time = newValue.isFinite ? max(newValue, 0) : 0
      if let pcm {
        position = min(time * pcm.frameRate, Double(pcm.frameCount))
      } else {
        startTime = time
      }
    }
  }

  /// Adds the samples when they are decoded.
  mutating func receive(_ pcm: PCM) {
    guard self.pcm == nil else { return }
    self.pcm = pcm
    time = startTime
  }

  /// Stops the sound and goes back to its start.
  mutating func end() {
    isPlaying = false
    position = 0
    startTime = 0
    delay = 0
    repetition = 0
  }

  /// Adds the next frames to those of other sounds.
  ///
  /// - Parameters:
  ///   - buffer: the samples of the left and the right channel in turn.
  ///   - frameRate: the number of frames per second of the buffer.
  /// - Returns: whether the sound has ended.
  mutating func add(to buffer: inout [Float], frameRate: Double) -> Bool {
    guard isPlaying, let pcm else { return false }
    switch pcm.samples {
    case .integers(let samples): return add(samples, of: pcm, to: &buffer, frameRate: frameRate)
    case .floats(let samples): return add(samples, of: pcm, to: &buffer, frameRate: frameRate)
    }
  }

  private mutating func add(
    _ samples: [some Sample], of pcm: PCM, to buffer: inout [Float], frameRate: Double
  ) -> Bool {
    let step = pcm.frameRate / frameRate * rate
    var (left, right) = gains
    var place = delayedFrames(of: buffer.count / 2, frameRate: frameRate) * 2
    while place + 1 < buffer.count {
      if position >= Double(pcm.frameCount), !repeats(pcm.frameCount) {
        end()
        return true
      }
      if fade != nil {
        advanceFade(by: 1 / frameRate)
        (left, right) = gains
      }
      let frame = Int(position)
      let fraction = Float(position - Double(frame))
      let next = fraction == 0 ? frame : frameAfter(frame, of: pcm.frameCount)
      func level(_ channel: Int) -> Float {
        let level = samples[frame * pcm.channelCount + channel].level
        return level + (samples[next * pcm.channelCount + channel].level - level) * fraction
      }
      buffer[place] += level(0) * left
      buffer[place + 1] += level(pcm.channelCount - 1) * right
      position += step
      place += 2
    }
    return false
  }

  /// The factors of the left and the right channel. A sound in the middle has its full level in both.
  private var gains: (Float, Float) { (volume * min(1 - pan, 1), volume * min(1 + pan, 1)) }

  /// Takes the part of the delay that passes within some frames, and returns the number of frames of that.
  private mutating func delayedFrames(of count: Int, frameRate: Double) -> Int {
    guard delay > 0 else { return 0 }
    let frames = min(delay * frameRate, Double(count)).rounded(.up)
    delay = frames < Double(count) ? 0 : delay - frames / frameRate
    return min(Int(frames), count)
  }

  /// Goes back to the start of a sound that is played again; returns `false` for others.
  private mutating func repeats(_ frameCount: Int) -> Bool {
    guard frameCount > 0, repetitionCount < 0 || repetition < repetitionCount else { return false }
    repetition += 1
    position.formTruncatingRemainder(dividingBy: Double(frameCount))
    return true
  }

  /// The frame that follows another one: the last one has the first one after it if the sound is repeated.
  private func frameAfter(_ frame: Int, of count: Int) -> Int {
    if frame + 1 < count { return frame + 1 }
    return repetitionCount < 0 || repetition < repetitionCount ? 0 : frame
  }

  private mutating func advanceFade(by seconds: Double) {
    guard var fade else { return }
    volume = fade.volume
    fade.elapsed += seconds
    self.fade = fade.elapsed > fade.duration ? nil : fade
    if self.fade == nil { volume = fade.end }
  }
}
