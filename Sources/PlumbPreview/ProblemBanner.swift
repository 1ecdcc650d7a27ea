import PlumbUI
import PreviewMessages

/// The first errors of the compiler.
struct ProblemBanner: View {
  let problems: [PreviewProblem]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(Array(problems.prefix(Self.limit).enumerated()), id: \.offset) { _, problem in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          if !problem.file.isEmpty {
            Text("\(problem.file):\(String(problem.line))").bold()
          }
          Text(problem.message)
        }
      }
      if problems.count > Self.limit {
        Text("and \(problems.count - Self.limit) more").opacity(0.8)
      }
    }
    .font(.callout)
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(red: 0.72, green: 0.11, blue: 0.13))
  }

  /// The number of errors shown, so that the last previews stay visible.
  private static let limit = 4
}
