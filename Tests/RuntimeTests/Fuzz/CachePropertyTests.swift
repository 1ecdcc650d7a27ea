import EngineTesting
import Testing

@testable import TestSupport

extension Fuzz {
  /// Cached values never affect layout.
  @MainActor @Suite struct CachePropertyTests {
    @Test func `a tree with cached sizes is laid out as a new one`() {
      Fuzz.check(.cachedTree)
    }

    @Test func `a changed tree is laid out as a new one`() {
      Fuzz.check(.changedTree)
    }

    @Test func `intrinsic bounds of texts do not affect layout`() {
      Fuzz.check(.textBounds)
    }

    @Test func `a changed tree of texts is laid out as a new one`() {
      Fuzz.check(.changedTexts)
    }

    @Test func `a background changed to an overlay is drawn in front`() {
      func randomView(inFront: Bool) -> RandomView {
        .decorated(
          .leaf(.fixed(20, 20)), by: [.leaf(.fixed(10, 10))], .center, inFront: inFront)
      }
      let leaves = EngineHarness().with(randomView(inFront: false)) { mounted in
        mounted.show(randomView(inFront: true))
        return mounted.layout(RandomProposal(nil, nil)).leaves
      }
      #expect(leaves == [RandomRect(0, 0, 20, 20), RandomRect(5, 5, 10, 10)])
    }
  }
}
