internal import Foundation

extension ViewTree {
  /// Returns a function that shows a picture at a location of the pointer, or removes it for `nil`.
  package func showing(_ preview: DragPreview) -> (CGPoint?) -> Void {
    { [reference] point in
      reference.tree?.viewport.setDragPreview(point.map { ($0, preview) })
    }
  }
}
