public import Foundation

extension Path: Shape {
  /// The path itself, in the shape's space; as SwiftUI, it does not stretch.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
