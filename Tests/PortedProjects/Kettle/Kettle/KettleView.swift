//
//  KettleView.swift
//  Kettle
//

import SwiftUI

struct KettleView: View {
  @ObservedObject var brewing: Brewing

  var body: some View {
    VStack(spacing: 32) {
      VStack(spacing: 4) {
        Text("Kettle")
          .font(.largeTitle)
          .fontWeight(.bold)
        Text(brewing.cups == 1 ? "1 cup so far" : "\(brewing.cups) cups so far")
          .foregroundColor(.secondary)
      }
      TeaClock(tea: brewing.tea, secondsLeft: brewing.secondsLeft, part: brewing.part)
        .frame(width: 250, height: 250)
      HStack(spacing: 12) {
        ForEach(Tea.all) { tea in
          TeaButton(tea: tea, isChosen: tea == self.brewing.tea) {
            self.brewing.choose(tea)
          }
        }
      }
      Button(action: toggle) {
        Text(brewing.isRunning ? "Stop" : "Start")
          .font(.headline)
          .foregroundColor(.white)
          .frame(width: 160, height: 48)
          .background(Color(brewing.tea.color))
          .clipShape(Capsule())
      }
      .buttonStyle(PlainButtonStyle())
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(UIColor.systemBackground))
  }

  private func toggle() {
    if brewing.isRunning {
      brewing.stop()
    } else {
      brewing.start()
    }
  }
}

/// The time that is left, in a ring that empties.
private struct TeaClock: View {
  let tea: Tea
  let secondsLeft: Int
  let part: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color(tea.color).opacity(0.18), lineWidth: 16)
      Circle()
        .trim(from: 0, to: CGFloat(part))
        .stroke(Color(tea.color), style: StrokeStyle(lineWidth: 16, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.linear(duration: 0.3), value: part)
      VStack(spacing: 2) {
        Text(Tea.clock(secondsLeft))
          .font(.system(size: 56, weight: .semibold, design: .rounded))
        Text(tea.name)
          .font(.headline)
          .foregroundColor(Color(tea.color))
      }
    }
    .padding(8)
  }
}

private struct TeaButton: View {
  let tea: Tea
  let isChosen: Bool
  let choose: () -> Void

  var body: some View {
    Button(action: choose) {
      VStack(spacing: 2) {
        Text(tea.name)
          .font(.headline)
        Text(Tea.clock(tea.seconds))
          .font(.subheadline)
          .opacity(0.8)
      }
      .foregroundColor(isChosen ? .white : .primary)
      .frame(width: 76, height: 56)
      .background(isChosen ? Color(tea.color) : Color(UIColor.secondarySystemBackground))
      .cornerRadius(14)
    }
    .buttonStyle(PlainButtonStyle())
  }
}
