// swift-format-ignore: AlwaysUseLowerCamelCase
/// Not available: the pictures of a phone.
@available(
  *, unavailable,
  message: "There is no photo album on Linux. Use fileExporter with image.pngData()."
)
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?, _ contextInfo: Any?
) {}
