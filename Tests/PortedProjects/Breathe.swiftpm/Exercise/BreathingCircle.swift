import SwiftUI

struct BreathingCircle: View {
  let step: BreathingStep

  var body: some View {
    ZStack {
      ForEach(0..<6) { index in
        Circle()
          .fill(.white.opacity(0.14))
          .offset(y: -54)
          .rotationEffect(.degrees(Double(index) * 60))
      }
      .scaleEffect(step.scale)
      .rotationEffect(.degrees(step.scale * 90))

      Text(step.instruction)
        .font(.title3.weight(.semibold))
        .fixedSize()
        .id(step)
        // The words change at once, while the circle takes as long as the breath.
        .transition(.opacity.animation(.easeInOut(duration: 0.3)))
    }
    .frame(width: 190, height: 190)
    .padding(54)
    .animation(.easeInOut(duration: step.seconds), value: step)
  }
}
