import SwiftUI
import WidgetKit

struct StreakEntry: TimelineEntry {
  let date: Date
  let habits: [Habit]
}

struct StreakProvider: TimelineProvider {
  func placeholder(in context: Context) -> StreakEntry {
    StreakEntry(date: .now, habits: Habit.samples(today: Date.now.dayNumber))
  }

  func getSnapshot(in context: Context, completion: @escaping (StreakEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StreakEntry>) -> Void) {
    let entry = StreakEntry(date: .now, habits: HabitStore().habits)
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct StreakWidgetView: View {
  let entry: StreakEntry

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(entry.habits) { habit in
        Label("\(habit.streak(on: entry.date.dayNumber))", systemImage: habit.symbol)
      }
    }
    .containerBackground(.orange.gradient, for: .widget)
  }
}

@main
struct StreaksWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "StreaksWidget", provider: StreakProvider()) { entry in
      StreakWidgetView(entry: entry)
    }
    .configurationDisplayName("Streaks")
    .description("Your habits, and for how long you have kept them.")
    .supportedFamilies([.systemSmall])
  }
}
