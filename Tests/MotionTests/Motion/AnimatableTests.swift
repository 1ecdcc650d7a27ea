import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Shapes, views, modifiers and layouts with animatable data.
@MainActor @Suite struct AnimatableTests {
  /// The top part of a rectangle.
  private struct Part: Shape {
    var share: CGFloat

    var animatableData: CGFloat {
      get { share }
      set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * share))
    }
  }

  /// A view that shows its number, so that tests can check the animated values of its body.
  private struct Count: View, Animatable {
    var number: Double

    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    nonisolated init(number: Double) {
      self.number = number
    }

    var body: some View {
      Text(verbatim: String(Int(number.rounded()))).accessibilityLabel("\(Int(number.rounded()))")
    }
  }

  private let windowSize = CGSize(width: 100, height: 100)

  private func path(of harness: LayoutHarness) -> CGRect? {
    for case .fill(let path, _, _) in harness.tree.displayList().commands {
      return path.boundingRect
    }
    return nil
  }

  @Test func `the animatable data of a shape is animated`() {
    let dial = Dial(0)
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        Part(share: value == 0 ? 0.2 : 0.8).fill(Color.red)
          .animation(.linear(duration: 1), value: value)
      }
    }
    dial.value = 1
    harness.show(at: 0.5)
    // Half of the distance from 20 to 80 points.
    #expect(abs((path(of: harness)?.height ?? 0) - 50) < 1e-9)
    harness.show(at: 1)
    #expect(abs((path(of: harness)?.height ?? 0) - 80) < 1e-9)
  }

  @Test func `a view's body is evaluated with the animated values`() {
    let dial = Dial(0)
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        Count(number: Double(value)).animation(.linear(duration: 1), value: value)
      }
    }
    dial.value = 100
    harness.show(at: 0.25)
    #expect(harness.tree.elements().flattened.contains { $0.label == "25" })
    harness.show(at: 1)
    #expect(harness.tree.elements().flattened.contains { $0.label == "100" })
  }

  @Test func `an animated layout is laid out in every frame`() {
    let dial = Dial(0)
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        Shift(distance: CGFloat(value)) {
          Color.red.accessibilityLabel("mark")
        }
        .animation(.linear(duration: 1), value: value)
      }
    }
    dial.value = 40
    #expect(abs(harness.frame(of: "mark", at: 0.5).minX - 20) < 1e-9)
    #expect(harness.frame(of: "mark", at: 1).minX == 40)
    #expect(!harness.tree.isMoving)
  }
}
