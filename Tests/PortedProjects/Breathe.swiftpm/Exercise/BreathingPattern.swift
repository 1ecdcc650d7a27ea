import SwiftUI

/// One part of a breath.
enum BreathingStep: Hashable {
  case rest
  case breatheIn(seconds: Double)
  case hold(seconds: Double, isFull: Bool)
  case breatheOut(seconds: Double)

  var instruction: LocalizedStringKey {
    switch self {
    case .rest: "Ready when you are"
    case .breatheIn: "Breathe in"
    case .hold: "Hold"
    case .breatheOut: "Breathe out"
    }
  }

  var seconds: Double {
    switch self {
    case .rest: 0.6
    case .breatheIn(let seconds), .hold(let seconds, _), .breatheOut(let seconds): seconds
    }
  }

  /// The size of the circle at the end of the step.
  var scale: Double {
    switch self {
    case .rest: 0.6
    case .breatheIn, .hold(_, isFull: true): 1
    case .breatheOut, .hold(_, isFull: false): 0.45
    }
  }
}

enum BreathingPattern: String, CaseIterable, Identifiable {
  case box, calm, awake

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .box: "Box"
    case .calm: "Calm"
    case .awake: "Awake"
    }
  }

  var details: LocalizedStringKey {
    switch self {
    case .box: "Four equal sides, for a clear head"
    case .calm: "A long way out, for the evening"
    case .awake: "Quick and even, for the morning"
    }
  }

  var steps: [BreathingStep] {
    switch self {
    case .box:
      [
        .breatheIn(seconds: 4), .hold(seconds: 4, isFull: true), .breatheOut(seconds: 4),
        .hold(seconds: 4, isFull: false),
      ]
    case .calm:
      [.breatheIn(seconds: 4), .hold(seconds: 7, isFull: true), .breatheOut(seconds: 8)]
    case .awake:
      [.breatheIn(seconds: 2), .breatheOut(seconds: 2)]
    }
  }
}
