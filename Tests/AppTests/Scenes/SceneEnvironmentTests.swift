import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@MainActor @Suite struct SceneEnvironmentTests {
  @Test func `whoever opens a URL is told whether it was accepted`() {
    var answers: [Bool] = []
    let url = URL(filePath: "/")
    OpenURLAction { _ in .handled }(url) { answers.append($0) }
    OpenURLAction { _ in .discarded }(url) { answers.append($0) }
    #expect(answers == [true, false])
  }

  @Test func `a window has no insets and is active`() {
    let environment = EnvironmentValues()
    #expect(environment.horizontalSizeClass == .regular)
    #expect(environment.verticalSizeClass == .regular)
    #expect(environment.scenePhase == .active)
    #expect(environment.presentationMode.wrappedValue.isPresented == false)
  }
}
