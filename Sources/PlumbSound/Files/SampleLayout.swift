/// The layout of the samples in a file.
struct SampleLayout: Equatable {
  /// The form of one sample.
  enum Kind {
    case unsigned8, signed8, integer16, integer24, integer32, float32, float64

    var byteCount: Int {
      switch self {
      case .unsigned8, .signed8: 1
      case .integer16: 2
      case .integer24: 3
      case .integer32, .float32: 4
      case .float64: 8
      }
    }

    /// The form of integers with a sign; `nil` for another number of bits.
    init?(signedBits bits: Int) {
      switch bits {
      case 8: self = .signed8
      case 16: self = .integer16
      case 24: self = .integer24
      case 32: self = .integer32
      default: return nil
      }
    }
  }

  var kind: Kind
  var isLittleEndian: Bool
  var channelCount: Int
  var frameRate: Double
}

extension PCM {
  /// Decodes samples. An incomplete frame at the end is left out.
  ///
  /// - Throws: an error without a file for a number of channels or a rate that no sound has.
  init(_ bytes: ArraySlice<UInt8>, layout: SampleLayout) throws(SoundError) {
    guard (1...32).contains(layout.channelCount) else {
      throw SoundError(reason: "it has \(layout.channelCount) channels")
    }
    guard (1...768_000).contains(layout.frameRate) else {
      throw SoundError(reason: "it has \(layout.frameRate) samples per second")
    }
    let sampleCount =
      bytes.count / (layout.kind.byteCount * layout.channelCount) * layout.channelCount
    let values = SampleBytes(bytes: bytes, layout: layout)
    let samples =
      switch layout.kind {
      case .unsigned8:
        Samples.integers((0..<sampleCount).map { (Int16(values[$0]) - 128) << 8 })
      case .signed8:
        Samples.integers((0..<sampleCount).map { Int16(Int8(truncatingIfNeeded: values[$0])) << 8 })
      case .integer16:
        Samples.integers((0..<sampleCount).map { Int16(truncatingIfNeeded: values[$0]) })
      case .integer24:
        Samples.floats(
          (0..<sampleCount).map {
            Float(Int32(truncatingIfNeeded: values[$0] << 8)) / 2_147_483_648
          })
      case .integer32:
        Samples.floats(
          (0..<sampleCount).map { Float(Int32(truncatingIfNeeded: values[$0])) / 2_147_483_648 })
      case .float32:
        Samples.floats(
          (0..<sampleCount).map {
            Self.limited(Float(bitPattern: UInt32(truncatingIfNeeded: values[$0])))
          })
      case .float64:
        Samples.floats(
          (0..<sampleCount).map { Self.limited(Float(Double(bitPattern: values[$0]))) })
      }
    self.init(samples, channelCount: layout.channelCount, frameRate: layout.frameRate)
  }

  /// The sample, or a level that is still a sound: sums of others would be no numbers.
  private static func limited(_ level: Float) -> Float {
    level.isFinite ? min(max(level, -8), 8) : 0
  }

  /// Mixes more than two channels into two: the ones after the first two are in both at half their level, and the
  /// sum is no louder than one channel.
  private init(_ samples: Samples, channelCount: Int, frameRate: Double) {
    guard channelCount > 2 else {
      self.init(
        samples: samples, channelCount: channelCount, fileChannelCount: channelCount,
        frameRate: frameRate)
      return
    }
    let mixed =
      switch samples {
      case .integers(let values): Self.mixed(values, channelCount: channelCount)
      case .floats(let values): Self.mixed(values, channelCount: channelCount)
      }
    self.init(
      samples: .floats(mixed), channelCount: 2, fileChannelCount: channelCount,
      frameRate: frameRate)
  }

  private static func mixed(_ samples: [some Sample], channelCount: Int) -> [Float] {
    let scale = 1 / (1 + Float(channelCount - 2) / 2)
    return stride(from: 0, to: samples.count, by: channelCount).flatMap { start in
      let others = samples[start + 2..<start + channelCount].reduce(0) { $0 + $1.level / 2 }
      return [
        (samples[start].level + others) * scale, (samples[start + 1].level + others) * scale,
      ]
    }
  }
}

/// The bits of samples of some bytes each.
private struct SampleBytes {
  let bytes: ArraySlice<UInt8>
  let layout: SampleLayout

  /// The bits of a sample, in the lowest bits of a word.
  subscript(index: Int) -> UInt64 {
    let count = layout.kind.byteCount
    let start = bytes.startIndex + index * count
    var word: UInt64 = 0
    for offset in 0..<count {
      let byte = bytes[start + (layout.isLittleEndian ? count - 1 - offset : offset)]
      word = word << 8 | UInt64(byte)
    }
    return word
  }
}
