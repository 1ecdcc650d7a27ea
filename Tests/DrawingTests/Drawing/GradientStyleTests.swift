import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The geometry of gradients in filled content.
@MainActor @Suite struct GradientStyleTests {
  private let stops = Gradient(stops: [
    .init(color: .black, location: 0.25), .init(color: .white, location: 0.75),
  ])

  private func gradients(
    @ViewBuilder _ content: () -> some View
  ) -> [(ramp: GradientRamp, geometry: GradientGeometry)] {
    LayoutHarness(content).tree.displayList().commands.compactMap { command in
      switch command {
      case .fill(_, _, .gradient(let ramp, let geometry)),
        .stroke(_, _, .gradient(let ramp, let geometry)),
        .text(_, at: _, .gradient(let ramp, let geometry)):
        (ramp, geometry)
      default: nil
      }
    }
  }

  /// The centred 40 by 20 points of the window, from (30, 40) to (70, 60).
  private func geometry<S: ShapeStyle>(_ style: S) -> GradientGeometry? {
    gradients { Rectangle().fill(style).frame(width: 40, height: 20) }.first?.geometry
  }

  @Test func `unit points of a gradient are relative to the frame it fills`() {
    #expect(
      geometry(.linearGradient(stops, startPoint: .topLeading, endPoint: .trailing))
        == .linear(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 70, y: 50)))
    #expect(
      geometry(.radialGradient(stops, center: .bottom, startRadius: 2, endRadius: 9))
        == .radial(
          center: CGPoint(x: 50, y: 60), unit: CGSize(width: 1, height: 1), start: 2, end: 9))
    #expect(
      geometry(.ellipticalGradient(stops))
        == .radial(
          center: CGPoint(x: 50, y: 50), unit: CGSize(width: 40, height: 20), start: 0, end: 0.5))
    #expect(
      geometry(
        .angularGradient(stops, center: .center, startAngle: .radians(1), endAngle: .radians(3)))
        == .angular(center: CGPoint(x: 50, y: 50), start: 1, end: 3))
    #expect(
      geometry(.conicGradient(stops, center: .leading, angle: .radians(1)))
        == .angular(center: CGPoint(x: 30, y: 50), start: 1, end: 1 + 2 * .pi))
  }

  @Test func `a gradient uses the frame of the shape, not its outline`() {
    let circle = gradients {
      Circle().fill(.linearGradient(stops, startPoint: .leading, endPoint: .trailing))
        .frame(width: 20, height: 20)
    }
    #expect(
      circle.first?.geometry == .linear(from: CGPoint(x: 40, y: 50), to: CGPoint(x: 60, y: 50)))
  }

  @Test func `a gradient without a geometry is vertical`() {
    let vertical = GradientGeometry.linear(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 50, y: 60))
    #expect(geometry(stops) == vertical)
    #expect(geometry(Color.red.gradient) == vertical)
  }

  @Test func `the gradient of a colour starts lighter and ends in the colour`() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let ramp = try #require(gradients { Rectangle().fill(blue.gradient) }.first).ramp
    #expect(ramp.stops.map(\.location) == [0, 1])
    #expect(ramp.stops[1].color == ResolvedColor(red: 0, green: 0, blue: 1))
    #expect(abs(ramp.stops[0].color.red - 0.2) < 1e-9 && ramp.stops[0].color.blue == 1)
  }

  @Test func `colours without locations are evenly spaced`() {
    #expect(Gradient(colors: [.red, .blue, .green]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test func `a gradient keeps its stops and its colour space`() throws {
    let ramp = try #require(
      gradients { Rectangle().fill(stops.colorSpace(.perceptual)) }.first
    ).ramp
    #expect(ramp.space == .perceptual && ramp.stops.map(\.location) == [0.25, 0.75])
  }

  @Test func `a gradient as a view has the proposed size, and 10 points by default`() {
    let harness = LayoutHarness(proposing: nil, 30) {
      LinearGradient(gradient: stops, startPoint: .top, endPoint: .bottom)
    }
    #expect(harness.measuredSize == CGSize(width: 10, height: 30))
  }

  @Test func `the letters of a text share one gradient over its frame`() {
    // "ab" and "cd" below each other: 17 points of body, monospaced half as wide.
    let found = gradients {
      Text("ab\ncd").foregroundStyle(
        .linearGradient(stops, startPoint: .top, endPoint: .bottom))
    }
    #expect(found.count == 2)
    #expect(
      found.first?.geometry
        == .linear(from: CGPoint(x: 50, y: 33), to: CGPoint(x: 50, y: 67)))
    #expect(found.first?.geometry == found.last?.geometry)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `special points and radii give a valid gradient`(_ special: CGFloat) {
    let point = UnitPoint(x: special, y: special)
    let styles: [AnyShapeStyle] = [
      AnyShapeStyle(.linearGradient(stops, startPoint: point, endPoint: .bottom)),
      AnyShapeStyle(
        .radialGradient(stops, center: point, startRadius: special, endRadius: special)),
      AnyShapeStyle(
        .ellipticalGradient(
          stops, center: point, startRadiusFraction: special, endRadiusFraction: special)),
      AnyShapeStyle(
        .angularGradient(
          stops, center: point, startAngle: .radians(Double(special)), endAngle: .zero)),
    ]
    for style in styles {
      let list = LayoutHarness { Rectangle().fill(style) }.tree.displayList()
      #expect(!list.dump().contains("nan") && !list.dump().contains("inf"))
      _ = list.painted()
    }
  }
}
