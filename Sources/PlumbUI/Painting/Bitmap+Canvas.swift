extension Bitmap {
  /// The pixels of a canvas as they are now.
  convenience init(_ canvas: PixelCanvas) {
    self.init(width: canvas.width, height: canvas.height, pixels: unsafe Array(canvas.pixels))
  }
}
