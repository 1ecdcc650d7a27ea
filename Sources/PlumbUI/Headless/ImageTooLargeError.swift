/// An error thrown for an image with more pixels than are allowed, or than there is memory for.
struct ImageTooLargeError: Error, CustomStringConvertible {
  /// The maximum number of pixels, 256 MiB.
  static let limit = 1 << 26

  let width: Int
  let height: Int
  /// Whether the memory that the program may take limits the image, and not `limit`.
  var exceedsMemory = false

  /// Throws the error for a list with more pixels than `limit`.
  static func check(_ list: DisplayList) throws(ImageTooLargeError) {
    let (width, height) = list.pixelSize
    guard width * height <= limit else {
      throw ImageTooLargeError(width: width, height: height)
    }
  }

  /// Throws the error for a list with more pixels than there is memory for, also for a copy of them in a file.
  ///
  /// Called before the image is drawn.
  static func checkMemory(for list: DisplayList) throws(ImageTooLargeError) {
    let (width, height) = list.pixelSize
    guard ProcessMemory.has(2 * 4 * width * height) else {
      throw ImageTooLargeError(width: width, height: height, exceedsMemory: true)
    }
  }

  var description: String {
    let reason =
      exceedsMemory
      ? "takes more memory than the program may have."
      : "is too large; \(Self.limit) pixels are the most."
    return "A picture of \(width)×\(height) pixels \(reason) "
      + "Draw a smaller view, or at a smaller scale."
  }
}
