import SwiftUI

// Animators and timelines as sources for SwiftUI write them: this file imports nothing else.

enum Pulse: CaseIterable {
  case rest, grown, faded

  var width: CGFloat { self == .grown ? 80 : 40 }
  var opacity: Double { self == .faded ? 0.5 : 1 }
}

struct PulsingDot: View {
  let beats: Int

  var body: some View {
    VStack {
      Capsule()
        .phaseAnimator(Pulse.allCases, trigger: beats) { content, phase in
          content
            .frame(width: phase.width, height: 40)
            .opacity(phase.opacity)
        } animation: { phase in
          switch phase {
          case .rest: .smooth
          case .grown: .spring(duration: 0.3, bounce: 0.4)
          case .faded: .easeOut(duration: 0.2)
          }
        }
      Text("beat")
        .phaseAnimator([false, true]) { content, isFaint in
          content.opacity(isFaint ? 0.4 : 1)
        }
    }
  }
}

struct Hop {
  var lift: CGFloat = 0
  var stretch = 1.0
  var lean = Angle.zero
}

struct HoppingPet: View {
  @State private var hops = 0

  var body: some View {
    Button("Hop") { hops += 1 }
      .keyframeAnimator(initialValue: Hop(), trigger: hops) { content, hop in
        content
          .frame(height: 20 * hop.stretch)
          .padding(.bottom, hop.lift)
      } keyframes: { _ in
        KeyframeTrack(\.lift) {
          CubicKeyframe(30, duration: 0.3)
          SpringKeyframe(0, duration: 0.5, spring: .bouncy)
        }
        KeyframeTrack(\.stretch) {
          MoveKeyframe(0.8)
          LinearKeyframe(1.2, duration: 0.2, timingCurve: .easeOut)
          SpringKeyframe(1, spring: .snappy)
        }
        KeyframeTrack(\.lean) {
          for side in [1.0, -1] { CubicKeyframe(.degrees(10 * side), duration: 0.2) }
          CubicKeyframe(.zero, duration: 0.2, endVelocity: .zero)
        }
      }
  }
}

struct Clock: View {
  var isPaused = false

  var body: some View {
    VStack {
      TimelineView(.periodic(from: .distantPast, by: 1)) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate)) s")
      }
      TimelineView(.animation(minimumInterval: 1 / 30, paused: isPaused)) { timeline in
        hand(at: timeline.date, isExact: timeline.cadence <= .seconds)
      }
      TimelineView(.everyMinute) { _ in Text("minute") }
    }
    .animation(.default) { content in
      content.opacity(isPaused ? 0.5 : 1)
    }
  }

  private func hand(at date: Date, isExact: Bool) -> some View {
    let seconds = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
    return Rectangle().frame(width: isExact ? 10 + seconds : 10, height: 2)
  }
}
