import SwiftUI

/// Questions one after the other: an enumeration of screens, new identities, sliding transitions.
struct QuizView: View {
  private struct Question {
    var text: String
    var answers: [String]
    var correct: Int
  }

  private enum Screen: Equatable {
    case question(Int)
    case result
  }

  private let questions = [
    Question(
      text: "Which planet is the largest?", answers: ["Mars", "Jupiter", "Venus"], correct: 1),
    Question(text: "How many sides has a hexagon?", answers: ["Five", "Six", "Eight"], correct: 1),
    Question(text: "What is frozen water called?", answers: ["Ice", "Steam", "Fog"], correct: 0),
  ]

  @State private var screen = Screen.question(0)
  @State private var chosen: Int?
  @State private var score = 0

  private var answered: Int {
    if case .question(let index) = screen { index } else { questions.count }
  }

  var body: some View {
    VStack(spacing: 20) {
      ProgressView(value: Double(answered), total: Double(questions.count))
        .animation(.easeInOut, value: answered)
      Spacer(minLength: 0)
      switch screen {
      case .question(let index):
        question(questions[index])
          .id(index)
          .transition(
            .asymmetric(
              insertion: .move(edge: .trailing).combined(with: .opacity),
              removal: .move(edge: .leading).combined(with: .opacity)))
      case .result:
        result.transition(.scale)
      }
      Spacer(minLength: 0)
    }
    .padding(24)
    .clipped()
  }

  private func question(_ question: Question) -> some View {
    VStack(spacing: 14) {
      Text(question.text).font(.title3.bold()).multilineTextAlignment(.center)
      ForEach(Array(question.answers.enumerated()), id: \.element) { index, answer in
        Button {
          choose(index, of: question)
        } label: {
          HStack {
            Text(answer)
            Spacer()
            if let chosen, index == chosen || index == question.correct {
              Image(systemName: index == question.correct ? "checkmark" : "xmark")
            }
          }
          .padding(12)
          .frame(maxWidth: .infinity)
          .background(background(index, question), in: RoundedRectangle(cornerRadius: 10))
        }
        .buttonStyle(.plain)
        .disabled(chosen != nil)
      }
    }
  }

  private func background(_ index: Int, _ question: Question) -> Color {
    guard let chosen else { return .gray.opacity(0.15) }
    if index == question.correct { return .green.opacity(0.35) }
    return index == chosen ? .red.opacity(0.35) : .gray.opacity(0.15)
  }

  private func choose(_ index: Int, of question: Question) {
    chosen = index
    if index == question.correct { score += 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      withAnimation(.easeInOut(duration: 0.4)) {
        chosen = nil
        let next = answered + 1
        screen = next < questions.count ? .question(next) : .result
      }
    }
  }

  private var result: some View {
    VStack(spacing: 12) {
      Text("\(score) of \(questions.count)").font(.system(size: 48, weight: .bold))
      Text(score == questions.count ? "Perfect!" : "Well played").foregroundStyle(.secondary)
      Button("Again") {
        withAnimation {
          score = 0
          screen = .question(0)
        }
      }
      .buttonStyle(.borderedProminent)
    }
  }
}
