import PlumbUI

// The code of articles that is shorter than a type.

@MainActor enum ShortExamples {
  /// SeeingLayout.md
  static var debuggedText: some View {
    Text("Hello").debugLayout("greeting")
  }

  /// SeeingLayout.md
  static func printTrace(of tree: ViewTree, in size: CGSize) {
    let trace = tree.recordingLayout { tree.layOut(in: size, scale: 1) }
    print(trace)
    print(trace.summary())
  }

  /// Accessibility.md
  static func announce() {
    AccessibilityNotification.Announcement("Cat has taken the lead").post()
  }
}
