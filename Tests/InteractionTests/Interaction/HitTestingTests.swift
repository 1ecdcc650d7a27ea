import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The view found at the pointer.
@MainActor @Suite struct HitTestingTests {
  private let middle = CGPoint(x: 50, y: 50)

  @Test func `finds the frontmost of overlapping views`() {
    let harness = LayoutHarness {
      ZStack {
        Square("back", side: 80)
        Square("front", side: 40)
      }
    }
    harness.click(middle)
    harness.click(CGPoint(x: 15, y: 50))
    #expect(harness.labels == ["back 1", "front 1"])
  }

  @Test func `finds an overlay before and a background after its view`() {
    let harness = LayoutHarness {
      Square("view", side: 60)
        .overlay(alignment: .leading) { Square("over", side: 20) }
        .background { Square("under", side: 90) }
    }
    harness.click(CGPoint(x: 25, y: 50))
    harness.click(CGPoint(x: 60, y: 50))
    harness.click(CGPoint(x: 8, y: 50))
    harness.click(CGPoint(x: 92, y: 50))
    #expect(harness.labels == ["view 1", "over 1", "under 2"])
  }

  @Test func `is stopped by a colour in front of a button`() {
    let harness = LayoutHarness {
      Square("a", side: 60).overlay { Color.red.frame(width: 20, height: 20) }
    }
    harness.click(middle)
    #expect(harness.labels == ["a 0"])
    harness.click(CGPoint(x: 25, y: 50))
    #expect(harness.labels == ["a 1"])
  }

  @Test func `passes through empty space between views`() {
    let harness = LayoutHarness {
      ZStack {
        Square("back", side: 100)
        HStack {
          Square("left", side: 20)
          Spacer()
          Square("right", side: 20)
        }
      }
    }
    harness.click(middle)
    harness.click(CGPoint(x: 5, y: 50))
    harness.click(CGPoint(x: 95, y: 50))
    #expect(harness.labels == ["back 1", "left 1", "right 1"])
  }

  @Test func `respects the outline of a shape`() {
    let harness = LayoutHarness {
      ZStack {
        Square("back", side: 100)
        Circle()
      }
    }
    // The corner is outside of the circle, the centre inside.
    harness.click(CGPoint(x: 5, y: 5))
    #expect(harness.labels == ["back 1"])
    harness.click(middle)
    #expect(harness.labels == ["back 1"])
  }

  @Test func `ignores the candidates that ViewThatFits does not show`() {
    let harness = LayoutHarness(in: CGSize(width: 50, height: 100)) {
      ViewThatFits {
        Square("wide", side: 80)
        Square("small", side: 40)
      }
    }
    harness.click(CGPoint(x: 25, y: 50))
    #expect(harness.labels == ["small 1"])
    harness.click(CGPoint(x: 2, y: 50))
    #expect(harness.labels == ["small 1"])
    harness.layOut(in: CGSize(width: 100, height: 100))
    harness.click(middle)
    #expect(harness.labels == ["wide 1"])
    harness.layOut(in: CGSize(width: 50, height: 100))
    #expect(harness.labels == ["small 1"])
  }

  @Test func `finds content that overflows its container`() {
    let harness = LayoutHarness { Square("a", side: 60).frame(width: 10, height: 10) }
    harness.click(CGPoint(x: 25, y: 25))
    #expect(harness.labels == ["a 1"])
  }

  @Test func `finds a view at its offset position`() {
    let harness = LayoutHarness { Square("a", side: 20).offset(x: 30, y: 0) }
    harness.click(middle)
    #expect(harness.labels == ["a 0"])
    harness.click(CGPoint(x: 80, y: 50))
    #expect(harness.labels == ["a 1"])
  }

  @Test func `finds a rotated view at its presented position`() {
    // 80 by 20, rotated by a quarter turn.
    let harness = LayoutHarness {
      Square("a", side: 20).frame(width: 80, alignment: .leading).rotationEffect(.degrees(90))
    }
    harness.click(CGPoint(x: 20, y: 50))
    #expect(harness.labels == ["a 0"])
    harness.click(CGPoint(x: 50, y: 20))
    #expect(harness.labels == ["a 1"])
  }

  @Test func `finds a view at its scaled size, and none scaled to zero`() {
    let larger = LayoutHarness { Square("a", side: 20).scaleEffect(3) }
    larger.click(CGPoint(x: 25, y: 75))
    larger.click(CGPoint(x: 15, y: 50))
    #expect(larger.labels == ["a 1"])
    let nothing = LayoutHarness { Square("a", side: 20).scaleEffect(x: 0) }
    nothing.click(middle)
    #expect(nothing.labels == ["a 0"])
  }

  @Test func `finds the view with the larger z-index first, whatever their order`() {
    let harness = LayoutHarness {
      ZStack {
        Square("a", side: 40).zIndex(1)
        Square("b", side: 40)
      }
    }
    harness.click(middle)
    #expect(harness.labels == ["a 1", "b 0"])
  }

  @Test func `ignores hidden views`() {
    let harness = LayoutHarness {
      ZStack {
        Square("a", side: 40)
        Square("b", side: 80).hidden()
      }
    }
    harness.click(middle)
    #expect(harness.labels == ["a 1"])
  }

  @Test func `passes through the middle of a border`() {
    let harness = LayoutHarness { Square("a", side: 40).border(.red, width: 4) }
    harness.click(middle)
    #expect(harness.labels == ["a 1"])
  }

  /// As SwiftUI; Ole Begemann measured it, oleb.net/2022/clipped-hit-testing.
  @Test func `finds clipped content, unless a content shape excludes it`() {
    let harness = LayoutHarness {
      ZStack {
        Square("behind", side: 80)
        Square("a", side: 80).frame(width: 40, height: 40).clipped()
      }
    }
    harness.click(CGPoint(x: 12, y: 12))
    #expect(harness.labels == ["behind 0", "a 1"])
    let shaped = LayoutHarness { Square("a", side: 80).clipShape(Circle()).contentShape(Circle()) }
    shaped.click(CGPoint(x: 12, y: 12))
    #expect(shaped.labels == ["a 0"])
    shaped.click(middle)
    #expect(shaped.labels == ["a 1"])
  }

  @Test func `finds masked content, and no masks`() {
    let harness = LayoutHarness { Square("a", side: 80).mask { Square("mask", side: 20) } }
    harness.click(CGPoint(x: 12, y: 12))
    harness.click(middle)
    #expect(harness.labels == ["a 2", "mask 0"])
  }

  @Test func `is mirrored in right-to-left layouts`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let harness = LayoutHarness(environment: environment) {
      HStack(spacing: 0) {
        Square("first", side: 50)
        Square("second", side: 50)
      }
    }
    harness.click(CGPoint(x: 75, y: 50))
    #expect(harness.labels == ["first 1", "second 0"])
  }

  @Test func `finds nothing outside of all views`() {
    let harness = LayoutHarness { Square("a", side: 20) }
    for point in [CGPoint(x: -5, y: 50), CGPoint(x: 500, y: 50), CGPoint(x: CGFloat.nan, y: 1)] {
      harness.click(point)
    }
    #expect(harness.labels == ["a 0"])
  }
}

/// A square button that counts its presses in its label.
private struct Square: View {
  let name: String
  let side: CGFloat
  @State private var count = 0

  init(_ name: String, side: CGFloat) {
    self.name = name
    self.side = side
  }

  var body: some View {
    Button {
      count += 1
    } label: {
      Color.blue.frame(width: side, height: side)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("\(name) \(count)")
  }
}

extension LayoutHarness {
  /// The labels of all buttons, in the order of the tree.
  fileprivate var labels: [String] {
    elements.filter { $0.type == "Button" }.compactMap(\.label)
  }
}
