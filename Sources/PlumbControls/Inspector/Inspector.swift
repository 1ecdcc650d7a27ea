public import Foundation

extension View {
  /// Shows a column with details at the trailing edge of the view while a binding is true.
  ///
  /// As on a Mac: the view gets the rest of the width, and the edge between the two can be dragged. If the view needs
  /// more than the rest, the column becomes narrower, down to its least width; if that is not enough, it lies over the
  /// view.
  ///
  /// - Parameters:
  ///   - isPresented: whether the column is shown.
  ///   - content: the content of the column.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets the width of the inspector around the view, in points; the edge cannot be dragged.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: InspectorWidthKey.self,
      value: InspectorWidth(minimum: width, ideal: width, maximum: width))
  }

  /// Sets the width of the inspector around the view.
  ///
  /// - Parameters:
  ///   - min: the least width in points; `nil` for the usual one.
  ///   - ideal: the width in points until the edge is dragged.
  ///   - max: the greatest width in points; `nil` for the usual one.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: InspectorWidthKey.self,
      value: InspectorWidth(
        minimum: Swift.min(min ?? InspectorWidth.usual.minimum, ideal), ideal: ideal,
        maximum: Swift.max(max ?? InspectorWidth.usual.maximum, ideal)))
  }
}

/// The widths of an inspector, in points.
@usableFromInline struct InspectorWidth: Equatable, Sendable {
  var minimum: CGFloat
  var ideal: CGFloat
  var maximum: CGFloat

  static let usual = InspectorWidth(minimum: 200, ideal: 260, maximum: 400)

  /// Returns the nearest width that is allowed.
  func nearest(_ width: CGFloat) -> CGFloat { min(max(width, minimum), maximum) }
}

/// The preference key of the width of an inspector; of several views that set it the first applies.
@usableFromInline enum InspectorWidthKey: PreferenceKey {
  @usableFromInline static var defaultValue: InspectorWidth? { nil }

  @usableFromInline static func reduce(
    value: inout InspectorWidth?, nextValue: () -> InspectorWidth?
  ) {
    value = value ?? nextValue()
  }
}

/// A modifier that shows a column beside a view.
@usableFromInline struct InspectorModifier<Inspector: View> {
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @State private var limits = InspectorWidth.usual
  /// The width that a person has chosen; `nil` for the ideal one.
  @State private var chosenWidth: CGFloat?
  /// The width before the edge was dragged; `nil` while it is not dragged.
  @State private var draggedWidth: CGFloat?
  @State private var owner = InspectorOwner()
  @Environment(\.layoutDirection) private var layoutDirection
}

/// The object that represents an inspector.
private final class InspectorOwner {}

extension InspectorModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    let binding = isPresented
    let isPresented = binding.wrappedValue
    InspectorLayout(width: width, leastWidth: limits.minimum) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented {
        HStack(spacing: 0) {
          Color(system: .separator).frame(width: InspectorLayout.lineWidth)
          VStack(spacing: 0) { inspector }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
        .background { Rectangle().fill(.windowBackground) }
        .overlay(alignment: .leading) { handle }
        .onPreferenceChange(InspectorWidthKey.self) { limits = $0 ?? .usual }
        .transition(.move(edge: .trailing))
      }
    }
    .animation(.easeInOut(duration: 0.25), value: isPresented)
    .focusedSceneValue(
      \.panes,
      [.inspector: Pane(isShown: isPresented, owner: owner) { binding.wrappedValue.toggle() }])
  }

  private var width: CGFloat { limits.nearest(chosenWidth ?? limits.ideal) }

  /// The area at the edge of the column with which it is dragged.
  @MainActor private var handle: some View {
    Color.clear.frame(width: 9)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { drag in
            let start = draggedWidth ?? width
            draggedWidth = start
            let distance = drag.translation.width
            chosenWidth = limits.nearest(
              start + (layoutDirection == .rightToLeft ? distance : -distance))
          }
          .onEnded { _ in draggedWidth = nil }
      )
      .offset(x: layoutDirection == .rightToLeft ? 4 : -4)
      .allowsHitTesting(limits.minimum < limits.maximum)
      .accessibilityHidden(true)
  }
}
