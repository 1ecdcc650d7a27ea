public import Foundation

extension Path: Shape {
  /// Returns the path itself, in the coordinates of the shape. As SwiftUI: it is not stretched.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
