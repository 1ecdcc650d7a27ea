public import Foundation

/// Not available: the camera.
@available(*, unavailable, message: "Cameras and microphones are not supported on this platform.")
open class AVCaptureSession: NSObject {
  /// Not available.
  public override init() {}
}

/// Not available: the camera.
@available(*, unavailable, message: "Cameras and microphones are not supported on this platform.")
open class AVCaptureDevice: NSObject {
  /// Not available.
  public override init() {}
}

/// Not available: the camera.
@available(*, unavailable, message: "Cameras and microphones are not supported on this platform.")
open class AVCaptureVideoPreviewLayer: NSObject {
  /// Not available.
  public override init() {}
}

/// Not available: films.
@available(
  *, unavailable,
  message: "Pictures of films are not shown on this platform; AVPlayer plays files of sounds."
)
open class AVPlayerLayer: NSObject {
  /// Not available.
  public override init() {}
}

/// Not available: films.
@available(*, unavailable, message: "Pictures of films cannot be read on this platform.")
open class AVAssetImageGenerator: NSObject {
  /// Not available.
  public init(asset: AVAsset) {}
}

/// Not available: films.
@available(*, unavailable, message: "Files of sounds and films cannot be written on this platform.")
open class AVAssetExportSession: NSObject {
  /// Not available.
  public init?(asset: AVAsset, presetName: String) {}
}
