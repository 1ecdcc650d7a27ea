import PlumbTesting
import Testing

extension Fuzz {
  /// Cached values never affect layout.
  @MainActor @Suite struct CachePropertyTests {
    private let engine = EngineHarness()

    @Test func `a tree with cached sizes is laid out as a new one`() {
      Fuzz.run(Fuzz.propertyCount) { generator in
        let earlier = (0..<4).map { _ in generator.proposal() }
        return { randomView, proposal in
          let used = engine.with(randomView) { mounted in
            for proposal in earlier { _ = mounted.layout(proposal) }
            return mounted.layout(proposal)
          }
          return Fuzz.difference(
            "Cached", used, "New", engine.layout(randomView, proposal), isExact: true)
        }
      }
    }

    @Test func `a changed tree is laid out as a new one`() {
      Fuzz.run(Fuzz.propertyCount) { generator in
        let seed = generator.random.next()
        return { randomView, proposal in
          var editor = RandomViewGenerator(seed: seed)
          return engine.with(randomView) { mounted in
            var current = randomView
            for _ in 0..<3 {
              _ = mounted.layout(proposal)
              let edited = editor.edited(current)
              mounted.show(edited)
              let difference = Fuzz.difference(
                "Changed", mounted.layout(proposal), "New", engine.layout(edited, proposal),
                isExact: true)
              if let difference { return "changed from\n\(current)\nto\n\(edited)\n\(difference)" }
              current = edited
            }
            return nil
          }
        }
      }
    }

    @Test func `intrinsic bounds of texts do not affect layout`() {
      Fuzz.run(Fuzz.quickPropertyCount, [.ordinary, .paragraphs]) { _ in
        { randomView, proposal in
          Fuzz.difference(
            "With bounds", engine.layout(randomView, proposal), "Measured",
            engine.layout(randomView.hidingIntrinsicBounds, proposal),
            isExact: true)
        }
      }
    }

    @Test func `a changed tree of texts is laid out as a new one`() {
      Fuzz.run(Fuzz.propertyCount, [.ordinary, .paragraphs]) { generator in
        let seed = generator.random.next()
        return { randomView, proposal in
          var editor = RandomViewGenerator(seed: seed, [.ordinary, .paragraphs])
          let edited = editor.edited(randomView)
          return engine.with(randomView) { mounted in
            _ = mounted.layout(proposal)
            mounted.show(edited)
            return Fuzz.difference(
              "Changed", mounted.layout(proposal), "New", engine.layout(edited, proposal),
              isExact: true)
          }
        }
      }
    }

    @Test func `a background changed to an overlay is drawn in front`() {
      func randomView(inFront: Bool) -> RandomView {
        .decorated(
          .leaf(.fixed(20, 20)), by: [.leaf(.fixed(10, 10))], .center, inFront: inFront)
      }
      let leaves = engine.with(randomView(inFront: false)) { mounted in
        mounted.show(randomView(inFront: true))
        return mounted.layout(RandomProposal(nil, nil)).leaves
      }
      #expect(leaves == [RandomRect(0, 0, 20, 20), RandomRect(5, 5, 10, 10)])
    }
  }
}
