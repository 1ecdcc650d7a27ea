extension Bitmap {
  /// Creates a bitmap with a copy of the pixels of a canvas.
  ///
  /// - Parameter share: the share of the memory for pictures that the bitmap keeps.
  package convenience init(_ canvas: PixelCanvas, share: PixelBudget.Share? = nil) {
    self.init(
      width: canvas.width, height: canvas.height, pixels: unsafe Array(canvas.pixels),
      share: share)
  }
}
