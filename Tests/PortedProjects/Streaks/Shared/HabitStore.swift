import Foundation

#if canImport(WidgetKit)
  import WidgetKit
#endif

/// The habits, in the defaults that the app shares with its widget.
final class HabitStore: ObservableObject {
  @Published var habits: [Habit] {
    didSet { save() }
  }
  let today: Int

  private static let key = "habits"
  private let defaults: UserDefaults

  init(
    defaults: UserDefaults? = UserDefaults(suiteName: "group.org.example.streaks"),
    date: Date = .now
  ) {
    self.defaults = defaults ?? .standard
    today = date.dayNumber
    let data = self.defaults.data(forKey: Self.key)
    let stored = data.flatMap { try? JSONDecoder().decode([Habit].self, from: $0) }
    habits = stored ?? Habit.samples(today: today)
  }

  var doneCount: Int { habits.filter { $0.days.contains(today) }.count }

  func toggle(_ habit: Habit) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    habits[index].toggle(on: today)
  }

  private func save() {
    defaults.set(try? JSONEncoder().encode(habits), forKey: Self.key)
    #if canImport(WidgetKit)
      WidgetCenter.shared.reloadAllTimelines()
    #endif
  }
}
