extension Bitmap {
  /// Creates a bitmap with a copy of the pixels of a canvas.
  package convenience init(_ canvas: PixelCanvas) {
    self.init(width: canvas.width, height: canvas.height, pixels: unsafe Array(canvas.pixels))
  }
}
