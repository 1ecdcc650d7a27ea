internal import PlumbBase

extension Sound {
  /// A short tone for alerts: a fifth of a second of 880 Hz that fades out.
  package static let alert = Sound(
    PCM(
      (0..<8_820).map { frame in
        let time = Double(frame) / 44_100
        return Float(sin(2 * .pi * 880 * time) * exp(-time * 20) * 0.4)
      }, frameRate: 44_100))
}
