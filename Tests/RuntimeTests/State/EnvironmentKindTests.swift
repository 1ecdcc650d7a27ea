import SwiftUI
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Kinds of views in the environment.
@MainActor @Suite struct EnvironmentKindTests {
  /// Returns an environment with changes.
  private func environment(
    _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    change(&environment)
    return environment
  }

  @Test func `the kind of view around scroll views is the same wherever it is set`() {
    let first = environment { $0.scrollWrapper = RefreshScope.self }
    let second = environment { $0.scrollWrapper = RefreshScope.self }
    #expect(first.scrollWrapper != nil && first.isKnownEqual(to: second))
    let none = environment { $0.scrollWrapper = nil }
    #expect(none.scrollWrapper == nil && !none.isKnownEqual(to: first))
    let other = environment { $0.scrollWrapper = nil }
    #expect(none.isKnownEqual(to: other))
  }

  @Test func `the kind of view for texts that can be selected is the same wherever it is set`() {
    let first = environment { $0.selectableText = SelectableText.self }
    let second = environment { $0.selectableText = SelectableText.self }
    #expect(first.selectableText != nil && first.isKnownEqual(to: second))
    let none = environment { $0.selectableText = nil }
    #expect(none.selectableText == nil && !none.isKnownEqual(to: first))
    let other = environment { $0.selectableText = nil }
    #expect(none.isKnownEqual(to: other))
  }

  @Test func `an action that refreshes is requested from scroll views only inside of its view`() {
    let action = RefreshAction(action: {})
    #expect(environment { $0.refresh = action }.refreshRequest == nil)
    var outer = environment {
      $0.refresh = action
      $0.scrollWrapper = RefreshScope.self
    }
    #expect(outer.refreshRequest != nil)
    outer.scrollWrapper = nil
    #expect(outer.refreshRequest == nil && outer.refresh != nil)
  }
}
