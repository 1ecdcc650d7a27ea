import PlumbTesting
import Testing

extension Fuzz {
  /// What a tree remembers never shows.
  @MainActor @Suite struct MemoryLawTests {
    private let bench = EngineBench()

    @Test func `a tree that was asked before answers as one that was not`() {
      Fuzz.run(Fuzz.countOfLaws) { generator in
        let earlier = (0..<4).map { _ in generator.offer() }
        return { randomView, offer in
          let used = bench.with(randomView) { stage in
            for offer in earlier { _ = stage.layout(offer) }
            return stage.layout(offer)
          }
          return Fuzz.difference(
            "Asked before", used, "Fresh", bench.layout(randomView, offer), isExact: true)
        }
      }
    }

    @Test func `a tree that changed is laid out as one that was always so`() {
      Fuzz.run(Fuzz.countOfLaws) { generator in
        let seed = generator.random.next()
        return { randomView, offer in
          var editor = RandomViewGenerator(seed: seed)
          return bench.with(randomView) { stage in
            var current = randomView
            for _ in 0..<3 {
              _ = stage.layout(offer)
              let edited = editor.edited(current)
              stage.show(edited)
              let difference = Fuzz.difference(
                "Changed", stage.layout(offer), "Fresh", bench.layout(edited, offer),
                isExact: true)
              if let difference { return "changed from\n\(current)\nto\n\(edited)\n\(difference)" }
              current = edited
            }
            return nil
          }
        }
      }
    }

    @Test func `what is known of texts beforehand changes nothing`() {
      Fuzz.run(Fuzz.countOfQuickLaws, [.ordinary, .paragraphs]) { _ in
        { randomView, offer in
          Fuzz.difference(
            "Known", bench.layout(randomView, offer), "Asked",
            bench.layout(randomView.veiled, offer),
            isExact: true)
        }
      }
    }

    @Test func `a tree of texts that changed is laid out as one that was always so`() {
      Fuzz.run(Fuzz.countOfLaws, [.ordinary, .paragraphs]) { generator in
        let seed = generator.random.next()
        return { randomView, offer in
          var editor = RandomViewGenerator(seed: seed, [.ordinary, .paragraphs])
          let edited = editor.edited(randomView)
          return bench.with(randomView) { stage in
            _ = stage.layout(offer)
            stage.show(edited)
            return Fuzz.difference(
              "Changed", stage.layout(offer), "Fresh", bench.layout(edited, offer),
              isExact: true)
          }
        }
      }
    }

    @Test func `what stood behind a view and comes in front of it is drawn in front`() {
      func randomView(inFront: Bool) -> RandomView {
        .backed(
          .leaf(.fixed(20, 20)), by: [.leaf(.fixed(10, 10))], .center, inFront: inFront)
      }
      let leaves = bench.with(randomView(inFront: false)) { stage in
        stage.show(randomView(inFront: true))
        return stage.layout(RandomProposal(nil, nil)).leaves
      }
      #expect(leaves == [RandomRect(0, 0, 20, 20), RandomRect(5, 5, 10, 10)])
    }
  }
}
