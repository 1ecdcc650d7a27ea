import SwiftUI

/// Settings of an observable model, edited through bindings to it, in sections that open.
struct ProfileFormView: View {
  @State private var profile = Profile()
  @State private var isAdvancedShown = false
  @State private var bodyCount = BodyCount()

  var body: some View {
    Form {
      ProfileSummary(profile: profile, bodyCount: bodyCount)
      ProfileEditor(profile: profile)
      DisclosureGroup("Advanced", isExpanded: $isAdvancedShown) {
        advanced(profile.plan)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  /// A different view for each plan, without a common type.
  private func advanced(_ plan: Profile.Plan) -> AnyView {
    switch plan {
    case .free: AnyView(Text("Nothing to set").foregroundStyle(.secondary))
    case .plus: AnyView(Toggle("Beta features", isOn: $profile.isBeta))
    case .team:
      AnyView(
        VStack(alignment: .leading) {
          Toggle("Beta features", isOn: $profile.isBeta)
          Stepper("\(profile.seats) seats", value: $profile.seats, in: 2...50)
        })
    }
  }
}

@Observable private final class Profile {
  enum Plan: String, CaseIterable {
    case free, plus, team

    var price: Int { [.free: 0, .plus: 5, .team: 12][self] ?? 0 }
  }

  var plan = Plan.free
  var seats = 2
  var isBeta = false
  var notifies = true
  var volume = 0.5

  var monthly: Int { plan.price * (plan == .team ? seats : 1) }
}

private final class BodyCount {
  var value = 0
}

private struct ProfileSummary: View {
  let profile: Profile
  let bodyCount: BodyCount

  var body: some View {
    bodyCount.value += 1
    return LabeledContent("Monthly", value: "\(profile.monthly) €")
      .font(.headline)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Monthly")
      .accessibilityValue("\(profile.monthly) €, shown \(bodyCount.value) times")
  }
}

private struct ProfileEditor: View {
  @Bindable var profile: Profile

  var body: some View {
    Section("Plan") {
      Picker("Plan", selection: $profile.plan) {
        ForEach(Profile.Plan.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
    Section("Sounds") {
      Toggle("Notifications", isOn: $profile.notifies)
      Slider(value: $profile.volume) { Text("Volume") }
        .disabled(!profile.notifies)
    }
  }
}
