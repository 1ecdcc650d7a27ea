import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Frames around a view of 20 × 20 or 200 × 160, compared with sizes and positions in SwiftUI.
  @MainActor @Suite struct MeasuredFrameTests {
    nonisolated static func small<V: View>(
      _ name: String, at width: CGFloat?, _ height: CGFloat?,
      is answerWidth: CGFloat, _ answerHeight: CGFloat, x: CGFloat, y: CGFloat = 0,
      _ frame: @escaping @MainActor @Sendable (AnyView) -> V
    ) -> Measured {
      Measured(
        name, at: width, height, is: answerWidth, answerHeight, ["a": rect(x, y, 20, 20)]
      ) {
        frame(AnyView(fixedView("a", 20, 20)))
      }
    }

    nonisolated static func large<V: View>(
      _ name: String, at width: CGFloat?, _ height: CGFloat?,
      is answerWidth: CGFloat, _ answerHeight: CGFloat, x: CGFloat, y: CGFloat = 0,
      _ frame: @escaping @MainActor @Sendable (AnyView) -> V
    ) -> Measured {
      Measured(
        name, at: width, height, is: answerWidth, answerHeight, ["a": rect(x, y, 200, 160)]
      ) {
        frame(AnyView(fixedView("a", 200, 160)))
      }
    }

    nonisolated static let fixed: [Measured] = [
      small("a width, nothing proposed", at: nil, nil, is: 60, 20, x: 20) { $0.frame(width: 60) },
      small("both", at: 300, 200, is: 60, 40, x: 20, y: 10) { $0.frame(width: 60, height: 40) },
      small("a width", at: 300, 200, is: 60, 20, x: 20) { $0.frame(width: 60) },
      small("a height", at: 300, 200, is: 20, 40, x: 0, y: 10) { $0.frame(height: 40) },
      small("no size", at: 300, 200, is: 0, 0, x: -10, y: -10) { $0.frame(width: 0, height: 0) },
      small("a negative width", at: 100, 100, is: 0, 20, x: -10) { $0.frame(width: -60) },
      small("an endless width", at: nil, nil, is: 20, 20, x: 0) { $0.frame(width: .infinity) },
      small("a width at a negative proposal", at: -30, -30, is: 60, 20, x: 20) {
        $0.frame(width: 60)
      },
      large("round a larger view", at: 300, 200, is: 60, 40, x: -70, y: -60) {
        $0.frame(width: 60, height: 40)
      },
      large("round a larger view at a corner", at: nil, nil, is: 60, 40, x: 0) {
        $0.frame(width: 60, height: 40, alignment: .topLeading)
      },
    ]

    @Test(arguments: fixed) func `a frame of given lengths`(_ measured: Measured) {
      measured.check()
    }

    nonisolated static let ideals: [Measured] = [
      small("a proposal beats it", at: 300, 200, is: 20, 20, x: 0) { $0.frame(idealWidth: 80) },
      small("where nothing is proposed", at: nil, nil, is: 80, 20, x: 30) {
        $0.frame(idealWidth: 80)
      },
      small("both ways", at: nil, nil, is: 80, 50, x: 30, y: 15) {
        $0.frame(idealWidth: 80, idealHeight: 50)
      },
      large("it beats the view", at: nil, nil, is: 80, 160, x: -60) { $0.frame(idealWidth: 80) },
      small("within bounds", at: nil, nil, is: 80, 20, x: 30) {
        $0.frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
      },
      small("within bounds at a proposal", at: 300, 200, is: 120, 20, x: 50) {
        $0.frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
      },
      small("negative", at: nil, nil, is: 0, 20, x: -10) { $0.frame(idealWidth: -10) },
      small("endless, at a proposal", at: 100, nil, is: 20, 20, x: 0) {
        $0.frame(idealWidth: .infinity)
      },
    ]

    @Test(arguments: ideals) func `a frame's ideal length`(_ measured: Measured) {
      measured.check()
    }

    nonisolated static let bounds: [Measured] = [
      small("above both", at: 100, 100, is: 80, 20, x: 30) { $0.frame(minWidth: 40, maxWidth: 80) },
      small("between both", at: 60, 60, is: 60, 20, x: 20) { $0.frame(minWidth: 40, maxWidth: 80) },
      small("below both", at: 30, 30, is: 40, 20, x: 10) { $0.frame(minWidth: 40, maxWidth: 80) },
      small("both, nothing proposed", at: nil, nil, is: 40, 20, x: 10) {
        $0.frame(minWidth: 40, maxWidth: 80)
      },
      small("both high", at: 100, 100, is: 20, 80, x: 0, y: 30) {
        $0.frame(minHeight: 40, maxHeight: 80)
      },
      small("both, at a corner", at: 100, 100, is: 80, 20, x: 0) {
        $0.frame(minWidth: 40, maxWidth: 80, alignment: .topLeading)
      },
      large("both, larger view", at: 100, 100, is: 80, 160, x: -60) {
        $0.frame(minWidth: 40, maxWidth: 80)
      },
      large("both, larger view, small proposal", at: 10, 10, is: 10, 160, x: -95) {
        $0.frame(minWidth: 5, maxWidth: 80)
      },
      small("both, proposal smaller than the view", at: 10, 10, is: 10, 20, x: -5) {
        $0.frame(minWidth: 0, maxWidth: 80)
      },
      small("a negative least, negative proposal", at: -30, -30, is: 0, 20, x: -10) {
        $0.frame(minWidth: -50, maxWidth: 80)
      },
      small("both negative", at: 100, 100, is: 0, 20, x: -10) {
        $0.frame(minWidth: -50, maxWidth: -10)
      },
      small("the least above the greatest", at: 100, nil, is: 80, 20, x: 30) {
        $0.frame(minWidth: 80, maxWidth: 40)
      },
    ]

    @Test(arguments: bounds) func `a frame of two bounds`(_ measured: Measured) {
      measured.check()
    }

    nonisolated static let oneBound: [Measured] = [
      small("greatest, above it", at: 100, 100, is: 80, 20, x: 30) { $0.frame(maxWidth: 80) },
      small("greatest, below it", at: 30, 30, is: 30, 20, x: 5) { $0.frame(maxWidth: 80) },
      small("greatest, less than the view", at: 10, 10, is: 20, 20, x: 0) {
        $0.frame(maxWidth: 80)
      },
      small("greatest, negative proposal", at: -30, -30, is: 20, 20, x: 0) {
        $0.frame(maxWidth: 80)
      },
      small("greatest, nothing proposed", at: nil, nil, is: 20, 20, x: 0) {
        $0.frame(maxWidth: 80)
      },
      large("greatest, larger view, nothing proposed", at: nil, nil, is: 80, 160, x: -60) {
        $0.frame(maxWidth: 80)
      },
      large("maximum, larger view, small proposal", at: 10, 10, is: 80, 160, x: -60) {
        $0.frame(maxWidth: 80)
      },
      small("no limit", at: 100, 100, is: 100, 20, x: 40) { $0.frame(maxWidth: .infinity) },
      small("no limit, nothing proposed", at: nil, nil, is: 20, 20, x: 0) {
        $0.frame(maxWidth: .infinity)
      },
      large("no limit, larger view", at: 100, 100, is: 200, 160, x: 0) {
        $0.frame(maxWidth: .infinity, maxHeight: .infinity)
      },
      small("least, above it", at: 100, 100, is: 40, 20, x: 10) { $0.frame(minWidth: 40) },
      small("least, below it", at: 30, 30, is: 40, 20, x: 10) { $0.frame(minWidth: 40) },
      small("least, nothing proposed", at: nil, nil, is: 40, 20, x: 10) { $0.frame(minWidth: 40) },
      small("least, more than proposed", at: 100, 100, is: 400, 20, x: 190) {
        $0.frame(minWidth: 400)
      },
      small("a negative least", at: 100, 100, is: 20, 20, x: 0) { $0.frame(minWidth: -50) },
    ]

    @Test(arguments: oneBound) func `a frame of one bound`(_ measured: Measured) {
      measured.check()
    }

    nonisolated static let chains: [Measured] = [
      small("narrow round wide", at: 300, 200, is: 50, 20, x: 15) {
        $0.frame(width: 100).frame(width: 50)
      },
      small("wide round narrow", at: 300, 200, is: 100, 20, x: 40) {
        $0.frame(width: 50).frame(width: 100)
      },
      small("given round endless", at: 300, 200, is: 50, 20, x: 15) {
        $0.frame(maxWidth: .infinity).frame(width: 50)
      },
      small("endless round given", at: 300, 200, is: 300, 20, x: 140) {
        $0.frame(width: 50).frame(maxWidth: .infinity)
      },
      small("least round least", at: 300, 200, is: 80, 20, x: 30) {
        $0.frame(minWidth: 40).frame(minWidth: 80)
      },
      small("at a corner", at: nil, nil, is: 120, 100, x: 20, y: 10) {
        $0.frame(width: 60, height: 40).frame(width: 120, height: 100, alignment: .topLeading)
      },
      small("negative padding", at: nil, nil, is: 10, 10, x: -5, y: -5) { $0.padding(-5) },
      small("negative padding on one side", at: nil, nil, is: 0, 20, x: -30) {
        $0.padding(EdgeInsets(top: 0, leading: -30, bottom: 0, trailing: 5))
      },
    ]

    @Test(arguments: chains) func `a frame in a frame, and negative padding`(
      _ measured: Measured
    ) {
      measured.check()
    }
  }
}
