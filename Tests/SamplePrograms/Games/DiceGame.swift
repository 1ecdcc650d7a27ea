import SwiftUI

/// Dice with pips on alignments, rolled by keyframes; a seeded generator makes games repeatable.
struct DiceGameView: View {
  @State private var dice = [1, 6]
  @State private var rolls = 0
  @State private var held: Set<Int> = []
  @State private var sums: [Int] = []
  @State private var generator = PipGenerator(state: 7)

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 20) {
        ForEach(dice.indices, id: \.self) { index in
          die(index)
        }
      }
      Text("Sum \(dice.reduce(0, +))")
        .font(.title.weight(.semibold))
        .accessibilityIdentifier("sum")
      HStack {
        Button("Roll", action: roll).buttonStyle(.borderedProminent)
        Stepper("\(dice.count) dice", value: count, in: 1...4).fixedSize()
      }
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(Array(sums.suffix(12).enumerated()), id: \.offset) { _, sum in
          RoundedRectangle(cornerRadius: 2)
            .fill(Color.accentColor.opacity(0.6))
            .frame(width: 12, height: CGFloat(sum) * 3)
        }
      }
      .frame(height: 72, alignment: .bottom)
    }
    .padding(24)
  }

  private var count: Binding<Int> {
    Binding {
      dice.count
    } set: { count in
      withAnimation {
        while dice.count < count { dice.append(1) }
        dice.removeLast(dice.count - count)
        held = held.filter { $0 < count }
      }
    }
  }

  private func die(_ index: Int) -> some View {
    Die(pips: dice[index])
      .frame(width: 64, height: 64)
      .overlay {
        if held.contains(index) {
          RoundedRectangle(cornerRadius: 12).strokeBorder(.red, lineWidth: 3)
        }
      }
      .keyframeAnimator(initialValue: Toss(), trigger: held.contains(index) ? 0 : rolls) {
        view, toss in
        view.rotationEffect(toss.angle).offset(y: toss.height)
      } keyframes: { _ in
        KeyframeTrack(\.height) {
          CubicKeyframe(-40, duration: 0.2)
          SpringKeyframe(0, duration: 0.4, spring: .bouncy)
        }
        KeyframeTrack(\.angle) {
          LinearKeyframe(.degrees(360), duration: 0.4)
        }
      }
      .onTapGesture { held.formSymmetricDifference([index]) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Die \(index + 1)")
      .accessibilityValue("\(dice[index])")
  }

  private func roll() {
    rolls += 1
    for index in dice.indices where !held.contains(index) {
      dice[index] = Int.random(in: 1...6, using: &generator)
    }
    sums.append(dice.reduce(0, +))
  }
}

private struct Toss {
  var height = 0.0
  var angle = Angle.zero
}

private struct Die: View {
  var pips: Int

  private var alignments: [Alignment] {
    let diagonal: [Alignment] = [.topLeading, .bottomTrailing]
    let corners = diagonal + [.topTrailing, .bottomLeading]
    return switch pips {
    case 1: [.center]
    case 2: diagonal
    case 3: diagonal + [.center]
    case 4: corners
    case 5: corners + [.center]
    default: corners + [.leading, .trailing]
    }
  }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12)
        .fill(.white)
        .shadow(color: .black.opacity(0.3), radius: 3, y: 2)
      ForEach(Array(alignments.enumerated()), id: \.offset) { _, alignment in
        Circle()
          .fill(.black)
          .frame(width: 12, height: 12)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
      .padding(10)
    }
  }
}

private struct PipGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
