import SwiftUI

struct HabitListView: View {
  @EnvironmentObject private var store: HabitStore
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(store.habits) { habit in
            HabitRow(habit: habit, today: store.today) {
              withAnimation(.snappy) { store.toggle(habit) }
            }
          }
          .onDelete { store.habits.remove(atOffsets: $0) }
        } header: {
          Text("\(store.doneCount) of \(store.habits.count) done today")
            .font(.headline)
        }
      }
      .navigationTitle("Streaks")
      .toolbar {
        Button {
          isAdding = true
        } label: {
          Label("New Habit", systemImage: "plus")
        }
      }
      .sheet(isPresented: $isAdding) {
        NewHabitView { store.habits.append($0) }
      }
    }
  }
}

private struct HabitRow: View {
  let habit: Habit
  let today: Int
  let toggle: () -> Void

  private var isDone: Bool { habit.days.contains(today) }
  private var streak: Int { habit.streak(on: today) }

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: habit.symbol)
        .font(.title3)
        .foregroundStyle(isDone ? .white : .orange)
        .frame(width: 44, height: 44)
        .background(isDone ? AnyShapeStyle(.orange.gradient) : AnyShapeStyle(.orange.opacity(0.15)))
        .clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 4) {
        Text(habit.name)
          .font(.headline)
        WeekDots(habit: habit, today: today)
      }
      Spacer()
      Text("\(streak)")
        .font(.title2.bold().monospacedDigit())
        .contentTransition(.numericText())
        .accessibilityLabel(
          streak == 1 ? "1 day of \(habit.name)" : "\(streak) days of \(habit.name)")
      Button(action: toggle) {
        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
          .font(.title)
          .foregroundStyle(isDone ? Color.orange : Color.secondary)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Done: \(habit.name)")
    }
    .padding(.vertical, 6)
  }
}

/// The last seven days, of which the done ones are filled.
private struct WeekDots: View {
  let habit: Habit
  let today: Int

  var body: some View {
    HStack(spacing: 4) {
      ForEach(today - 6...today, id: \.self) { day in
        Circle()
          .fill(habit.days.contains(day) ? Color.orange : Color.secondary.opacity(0.25))
          .frame(width: 8, height: 8)
      }
    }
    .accessibilityHidden(true)
  }
}
