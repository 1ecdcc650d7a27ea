import Foundation
import Observation
import PlumbUI
import PreviewMessages

/// The content of the window: the previews of the latest library, and whether a newer one is being
/// built.
@MainActor @Observable final class PreviewSession {
  private(set) var previews: [ShownPreview] = []
  /// The number of libraries that have been loaded.
  private(set) var version = 0
  private(set) var problems: [PreviewProblem] = []
  private(set) var isBuilding = true
  var variants = Set(Variant.allCases)

  /// The name of the source file.
  let file: String

  init(file: String) {
    self.file = file
  }

  /// Follows a message of `plumb preview`.
  func handle(_ message: PreviewMessage) async {
    switch message {
    case .building:
      isBuilding = true
    case .failed(let problems):
      isBuilding = false
      self.problems = problems
    case .load(let library, let symbols):
      await load(library, symbols)
    }
  }

  private func load(_ path: String, _ symbols: [String]) async {
    do {
      let library = try LoadedLibrary(path: path)
      let shown = await ShownPreview.all(
        library.previews(registeredBy: symbols), version: version + 1)
      previews = shown
      version += 1
      problems = []
    } catch {
      problems = [PreviewProblem(file: "", line: 0, message: "\(error)")]
    }
    isBuilding = false
  }

  /// The variants that are shown, in their order.
  var shownVariants: [Variant] { Variant.allCases.filter(variants.contains) }

  /// A binding to whether a variant is shown.
  func isShown(_ variant: Variant) -> Binding<Bool> {
    Binding {
      self.variants.contains(variant)
    } set: { isShown in
      if isShown { self.variants.insert(variant) } else { self.variants.remove(variant) }
    }
  }
}
