import PlumbUI

/// The views of a window, with the errors of the compiler in front of its upper edge.
struct WatchedWindow: View {
  let content: AnyView
  let program: RunningProgram

  var body: some View {
    ZStack {
      // Several views of a window are a column.
      VStack { content }
      if !program.problems.isEmpty {
        VStack(spacing: 0) {
          ProblemBanner(problems: program.problems)
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .onChange(of: program.version) {
      // Runs when the loop waits again, which is after the frame.
      Task { program.reportFrame() }
    }
  }
}
