/// The decoded samples of a sound, in one channel or in two.
package struct PCM: Sendable {
  /// The samples of both channels in turn, the left one first.
  ///
  /// Samples of 8 and 16 bits are kept as such, as music of some minutes takes twice the memory otherwise.
  enum Samples: Sendable {
    case integers([Int16])
    case floats([Float])
  }

  let samples: Samples
  /// 1 or 2.
  let channelCount: Int
  /// The number of channels of the file, which may be larger.
  package let fileChannelCount: Int
  /// The number of frames per second: of samples of one channel.
  package let frameRate: Double
  /// The number of samples of one channel.
  package let frameCount: Int

  /// The length in seconds.
  package var duration: Double { Double(frameCount) / frameRate }

  /// Creates a sound of no length.
  package static let silence = PCM(
    samples: .integers([]), channelCount: 1, fileChannelCount: 1, frameRate: 44_100)

  init(samples: Samples, channelCount: Int, fileChannelCount: Int, frameRate: Double) {
    self.samples = samples
    self.channelCount = channelCount
    self.fileChannelCount = fileChannelCount
    self.frameRate = frameRate
    let count =
      switch samples {
      case .integers(let values): values.count
      case .floats(let values): values.count
      }
    frameCount = count / channelCount
  }

  /// Creates a sound of samples from -1 to 1.
  ///
  /// - Parameters:
  ///   - channelCount: 1 or 2.
  ///   - frameRate: the number of frames per second, positive.
  package init(_ samples: [Float], channelCount: Int = 1, frameRate: Double) {
    precondition((1...2).contains(channelCount), "A sound has one channel or two.")
    precondition(frameRate > 0, "A sound has more than no frames per second.")
    self.init(
      samples: .floats(samples), channelCount: channelCount, fileChannelCount: channelCount,
      frameRate: frameRate)
  }
}

/// A sample of a sound.
protocol Sample {
  /// The sample from -1 to 1.
  var level: Float { get }
}

extension Int16: Sample {
  var level: Float { Float(self) / 32_768 }
}

extension Float: Sample {
  var level: Float { self }
}
