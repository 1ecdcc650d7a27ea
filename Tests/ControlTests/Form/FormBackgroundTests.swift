import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import TestSupport

/// The backgrounds of grouped forms.
@MainActor @Suite struct FormBackgroundTests {
  private static let size = CGSize(width: 400, height: 300)

  private static var form: some View { Form { Text("Row") }.formStyle(.grouped) }

  /// The frames that are filled with the background of forms.
  private func backgrounds(@ViewBuilder _ content: () -> some View) -> [CGRect] {
    let color = SystemColor.groupedBackground.resolved(in: .light)
    return LayoutHarness(in: Self.size, content).drawnCommands.compactMap {
      if case .fill(let path, _, .color(color)) = $0 { path.boundingRect } else { nil }
    }
  }

  @Test func `the background fills the padding and the frame around a form`() {
    let window = CGRect(origin: .zero, size: Self.size)
    #expect(backgrounds { Self.form } == [window])
    #expect(backgrounds { Self.form.padding(30) } == [window])
    #expect(backgrounds { Self.form.frame(width: 200, height: 100).padding(10) } == [window])
  }

  @Test func `beside other views the background is that of the form`() {
    let frames = backgrounds {
      VStack(spacing: 0) {
        Color.clear.frame(height: 100)
        Self.form.padding(30)
      }
    }
    #expect(frames == [CGRect(x: 0, y: 100, width: 400, height: 200)])
  }

  @Test func `a program may hide the background`() {
    #expect(backgrounds { Self.form.scrollContentBackground(.hidden).padding() } == [])
  }

  @Test func `the background of the window of a program is not covered`() {
    let frames = backgrounds {
      Self.form.padding(30).containerBackground(.red, for: .window)
    }
    #expect(frames == [CGRect(x: 0, y: 0, width: 400, height: 300).insetBy(dx: 30, dy: 30)])
  }
}
