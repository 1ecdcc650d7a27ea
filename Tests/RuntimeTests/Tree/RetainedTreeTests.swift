import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// A tree after a thousand changes is equal to a new tree of the final views.
@MainActor @Suite struct RetainedTreeTests {
  @Test(arguments: 1...24)
  func `shows what a new tree shows`(seed: UInt64) {
    var random = Random(seed: seed)
    let plan = Knob(Plan.random(depth: 5, using: &random))
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      ObservedContent { plan.value.view }
    }
    for round in 0..<60 {
      plan.value = plan.value.changed(using: &random)
      if round.isMultiple(of: 7) {
        harness.layOut(in: CGSize(width: CGFloat(40 + round * 4), height: 300))
      }
      let afresh = LayoutHarness(in: harness.size) { ObservedContent { plan.value.view } }
      let isSame = harness.elements == afresh.elements
      #expect(isSame, "seed \(seed), round \(round)")
      let list = harness.displayList
      let isDrawnAlike = list == afresh.displayList
      #expect(isDrawnAlike, "seed \(seed), round \(round)")
      if !isSame || !isDrawnAlike { return }
    }
  }
}

/// A description of a view tree.
private indirect enum Plan {
  case text(String)
  case color(CGFloat)
  case row([Int], [Plan])
  case column([Int], [Plan])
  case layers([Plan])
  case grid([Plan])
  case padded(CGFloat, Plan)
  case covered(Plan, by: Plan)
  case group([Plan])
  case fitting([Plan])
  case maybe(Plan?)
  case button(Plan)

  @MainActor var view: AnyView {
    switch self {
    case .text(let text): AnyView(Text(text))
    case .color(let length): AnyView(Color.red.frame(minWidth: 2, idealWidth: length, maxHeight: 9))
    case .row(let ids, let plans): AnyView(HStack { Plan.list(ids, plans) })
    case .column(let ids, let plans): AnyView(VStack(spacing: 3) { Plan.list(ids, plans) })
    case .layers(let plans): AnyView(ZStack { Plan.list(Array(plans.indices), plans) })
    case .grid(let plans):
      AnyView(
        Grid {
          ForEach(plans.indices, id: \.self) { index in
            GridRow {
              Text("\(index)")
              plans[index].view
            }
          }
        })
    case .padded(let length, let plan): AnyView(plan.view.padding(length))
    case .covered(let plan, let cover):
      AnyView(plan.view.overlay(alignment: .topLeading) { cover.view })
    case .group(let plans):
      AnyView(Group { Plan.list(Array(plans.indices), plans) }.padding(1).background { Color.blue })
    case .fitting(let plans): AnyView(ViewThatFits { Plan.list(Array(plans.indices), plans) })
    case .maybe(let plan): AnyView(plan?.view)
    case .button(let plan):
      AnyView(
        Button {
        } label: {
          plan.view
        }.buttonStyle(.bordered))
    }
  }

  @MainActor @ViewBuilder private static func list(_ ids: [Int], _ plans: [Plan]) -> some View {
    ForEach(Array(zip(ids, plans)), id: \.0) { $0.1.view }
  }

  static func random(depth: Int, using random: inout Random) -> Plan {
    guard depth > 0 else {
      return Bool.random(using: &random)
        ? .text(String(repeating: "word ", count: .random(in: 1...4, using: &random)))
        : .color(.random(in: 1...60, using: &random))
    }
    func part() -> Plan {
      .random(depth: max(0, depth - .random(in: 1...2, using: &random)), using: &random)
    }
    let parts = (0..<Int.random(in: 0...4, using: &random)).map { _ in part() }
    let ids = Array((0..<8).shuffled(using: &random).prefix(parts.count))
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .row(ids, parts)
    case 1: return .column(ids, parts)
    case 2: return .layers(parts)
    case 3: return .grid(parts)
    case 4: return .padded(.random(in: 0...9, using: &random), part())
    case 5: return .covered(part(), by: part())
    case 6: return .group(parts)
    case 7: return .fitting(parts)
    case 8: return .maybe(parts.first)
    default: return .button(part())
    }
  }

  /// Returns the description with a part of it replaced, reordered, added or removed.
  func changed(using random: inout Random) -> Plan {
    if Int.random(in: 0..<6, using: &random) == 0 { return .random(depth: 2, using: &random) }
    switch self {
    case .text, .color: return .random(depth: 0, using: &random)
    case .row(let ids, let plans): return Plan.edited(ids, plans, using: &random, as: Plan.row)
    case .column(let ids, let plans):
      return Plan.edited(ids, plans, using: &random, as: Plan.column)
    case .layers(let plans): return .layers(Plan.edited(plans, using: &random))
    case .grid(let plans): return .grid(Plan.edited(plans, using: &random))
    case .padded(let length, let plan):
      return .padded(length + 1, plan.changed(using: &random))
    case .covered(let plan, let cover):
      return Bool.random(using: &random)
        ? .covered(plan.changed(using: &random), by: cover)
        : .covered(plan, by: cover.changed(using: &random))
    case .group(let plans): return .group(Plan.edited(plans, using: &random))
    case .fitting(let plans): return .fitting(Plan.edited(plans, using: &random))
    case .maybe(let plan): return .maybe(plan == nil ? .random(depth: 1, using: &random) : nil)
    case .button(let plan): return .button(plan.changed(using: &random))
    }
  }

  private static func edited(
    _ ids: [Int], _ plans: [Plan], using random: inout Random, as make: ([Int], [Plan]) -> Plan
  ) -> Plan {
    let order = plans.indices.shuffled(using: &random)
    let plans = edited(order.map { plans[$0] }, using: &random)
    let known = order.map { ids[$0] }
    let fresh = (100..<110).shuffled(using: &random)
    return make(Array((known + fresh).prefix(plans.count)), plans)
  }

  private static func edited(_ plans: [Plan], using random: inout Random) -> [Plan] {
    var plans = plans
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where plans.count < 5: plans.append(.random(depth: 1, using: &random))
    case 1 where !plans.isEmpty: plans.removeLast()
    default:
      if let index = plans.indices.randomElement(using: &random) {
        plans[index] = plans[index].changed(using: &random)
      }
    }
    return plans
  }
}

/// Random numbers that are the same in every run.
private struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ mixed >> 29
  }
}
