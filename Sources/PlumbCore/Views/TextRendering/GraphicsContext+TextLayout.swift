extension GraphicsContext {
  /// Draws a line of a text at its place in the text.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - options: Without effect on this platform.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(
      recorded { context in
        for run in line { run.source.draw(run.placed, at: run.pen, in: &context) }
      })
  }

  /// Draws a run of a text at its place in the text.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - options: Without effect on this platform.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(recorded { run.source.draw(run.placed, at: run.pen, in: &$0) })
  }

  /// Draws a glyph of a text at its place in the text.
  ///
  /// - Parameters:
  ///   - slice: The glyph.
  ///   - options: Without effect on this platform.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(recorded { slice.source.draw(slice.placed, at: slice.pen, in: &$0) })
  }
}
