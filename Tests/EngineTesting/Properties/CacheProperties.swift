/// Cached values never affect layout.
extension LayoutProperty {
  public static var cachedTree: LayoutProperty {
    let engine = EngineHarness()
    return LayoutProperty("a tree with cached sizes is laid out as a new one", .thorough) {
      generator in
      let earlier = (0..<4).map { _ in generator.proposal() }
      return { randomView, proposal in
        let used = engine.with(randomView) { mounted in
          for proposal in earlier { _ = mounted.layout(proposal) }
          return mounted.layout(proposal)
        }
        return used.difference(
          "Cached", from: engine.layout(randomView, proposal), "New", isExact: true)
      }
    }
  }

  public static var changedTree: LayoutProperty {
    let engine = EngineHarness()
    return LayoutProperty("a changed tree is laid out as a new one", .thorough) { generator in
      let seed = generator.random.next()
      return { randomView, proposal in
        var editor = RandomViewGenerator(seed: seed)
        return engine.with(randomView) { mounted in
          var current = randomView
          for _ in 0..<3 {
            _ = mounted.layout(proposal)
            let edited = editor.edited(current)
            mounted.show(edited)
            let difference = mounted.layout(proposal).difference(
              "Changed", from: engine.layout(edited, proposal), "New", isExact: true)
            let fault = difference ?? mounted.auditFindings.first
            if let fault { return "changed from\n\(current)\nto\n\(edited)\n\(fault)" }
            current = edited
          }
          return nil
        }
      }
    }
  }

  public static var textBounds: LayoutProperty {
    let engine = EngineHarness()
    return LayoutProperty(
      "intrinsic bounds of texts do not affect layout", .quick, [.ordinary, .paragraphs]
    ) { _ in
      { randomView, proposal in
        engine.layout(randomView, proposal).difference(
          "With bounds", from: engine.layout(randomView.hidingIntrinsicBounds, proposal),
          "Measured", isExact: true)
      }
    }
  }

  public static var changedTexts: LayoutProperty {
    let engine = EngineHarness()
    return LayoutProperty(
      "a changed tree of texts is laid out as a new one", .thorough, [.ordinary, .paragraphs]
    ) { generator in
      let seed = generator.random.next()
      return { randomView, proposal in
        var editor = RandomViewGenerator(seed: seed, [.ordinary, .paragraphs])
        let edited = editor.edited(randomView)
        return engine.with(randomView) { mounted in
          _ = mounted.layout(proposal)
          mounted.show(edited)
          return mounted.layout(proposal).difference(
            "Changed", from: engine.layout(edited, proposal), "New", isExact: true)
        }
      }
    }
  }
}

extension RandomLayout {
  /// Returns a description of the difference from another layout, or `nil` if the two are equal.
  func difference(
    _ name: String, from other: RandomLayout, _ otherName: String, isExact: Bool = false
  ) -> String? {
    let isEqual = isExact ? isSame(as: other) : isNear(other)
    return isEqual ? nil : "\(name): \(self)\n\(otherName): \(other)"
  }
}
