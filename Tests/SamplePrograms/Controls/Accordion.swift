import SwiftUI

/// Questions that open one at a time, with search marks, deep links by id and a scroll to them.
struct AccordionView: View {
  @State private var open: Int?
  @State private var marked: Int?

  private let questions: [(String, String)] = [
    ("How do I reset my password?", "Choose “Forgot password” and follow the link in the mail."),
    (
      "Can I change my name?",
      "Yes. Open your profile, then choose “Edit”. The old name is kept for a month, so that friends can still find you."
    ),
    ("What does it cost?", "Nothing for the first ten projects."),
    ("Where is my data stored?", "In the country you choose when you create the account."),
    ("How do I delete my account?", "Write to us; it takes a day."),
    ("Which systems are supported?", "The current ones, and those of the last two years."),
    ("May I use it offline?", "Yes, changes are sent when you are connected again."),
  ]

  var body: some View {
    ScrollViewReader { reader in
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 10) {
            ForEach(questions.indices, id: \.self) { index in
              AccordionRow(
                title: questions[index].0, text: questions[index].1, isMarked: marked == index,
                isOpen: Binding(
                  get: { open == index },
                  set: { isOpen in open = isOpen ? index : nil })
              )
              .id(index)
            }
          }
          .padding()
        }
        Divider()
        Button("Show the last answer") {
          withAnimation(.easeInOut(duration: 0.4)) {
            open = questions.count - 1
            marked = questions.count - 1
            reader.scrollTo(questions.count - 1, anchor: .bottom)
          }
        }
        .padding(10)
      }
    }
  }
}

private struct AccordionRow: View {
  let title: String
  let text: String
  let isMarked: Bool
  @Binding var isOpen: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() }
      } label: {
        HStack {
          Text(title).font(.headline).multilineTextAlignment(.leading)
          Spacer()
          Image(systemName: "chevron.right")
            .rotationEffect(.degrees(isOpen ? 90 : 0))
            .foregroundStyle(.secondary)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      if isOpen {
        Text(text)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: .leading)
          .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
    .padding(12)
    .background(
      RoundedRectangle(cornerRadius: 10)
        .fill(isMarked ? Color.yellow.opacity(0.25) : .gray.opacity(0.1))
    )
    .clipped()
  }
}
