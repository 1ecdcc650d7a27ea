/// The limit for a result of the bench.
struct Goal {
  /// The largest value that meets the goal.
  let value: Double
  let unit: ResultUnit
  /// The multiple of the best peer of the same run that meets the goal, if `make bench-peers` runs
  /// one; it then takes the place of the value.
  var multipleOfPeer: Double?

  init(_ value: Double, _ unit: ResultUnit, multipleOfPeer: Double? = nil) {
    self.value = value
    self.unit = unit
    self.multipleOfPeer = multipleOfPeer
  }

  /// The goals by the name of the result. The times hold on the 2-core machine on which they were set;
  /// on another machine only their ratios hold.
  static let all: [String: Goal] = change.merging(building) { $1 }.merging(painting) { $1 }
    .merging(text) { $1 }.merging(editing) { $1 }.merging(lists) { $1 }

  /// Costs that are proportional to the change, whatever the number of views.
  private static let change: [String: Goal] = [
    "show a row of 1000": Goal(0.3, .milliseconds),
    "show a row of 10000": Goal(0.3, .milliseconds),
    "show a row of 100000": Goal(0.3, .milliseconds),
    "show a counter beside 200 texts": Goal(0.15, .milliseconds),
    "show a counter beside 2000 texts": Goal(0.15, .milliseconds),
    "show a counter beside 20000 texts": Goal(0.15, .milliseconds),
    "show a counter beside 20000 onAppear": Goal(0.3, .milliseconds),
    "show a counter beside 20000 onGeometryChange": Goal(0.3, .milliseconds),
    "frame of new rows at 1000": Goal(2, .milliseconds),
    "frame of new rows at 10000": Goal(2, .milliseconds),
    "frame of new rows at 100000": Goal(2, .milliseconds),
    "resident memory kept after 100000 rows": Goal(2, .megabytes),
    "insert or remove a lazy row of 1000": Goal(4, .milliseconds),
    "insert or remove a lazy row of 100000": Goal(4, .milliseconds),
    "move a lazy row of 1000": Goal(4, .milliseconds),
    "move a lazy row of 100000": Goal(4, .milliseconds),
    "environment of lazy rows of 1000": Goal(2, .milliseconds),
    "environment of lazy rows of 100000": Goal(2, .milliseconds),
    "first frame of 10000 rows": Goal(150, .milliseconds),
    "heap after the first frame of 10000 rows": Goal(25, .megabytes),
  ]

  private static let building: [String: Goal] = [
    "build and lay out T-hug": Goal(1_500, .nanoseconds),
    "build and lay out T-fill": Goal(900, .nanoseconds),
    "heap blocks a node, T-hug": Goal(5, .blocks),
    "heap bytes a node, T-hug": Goal(700, .bytes),
    "all leaves dirty T-hug": Goal(255, .nanoseconds),
    "all leaves dirty T-fill": Goal(255, .nanoseconds),
    "one leaf, layout nodes only": Goal(3_000, .nanoseconds),
    "one leaf, by its state": Goal(5_000, .nanoseconds),
    "resize T-fill": Goal(60, .nanoseconds),
    "resize N-fill": Goal(60, .nanoseconds),
    "a size asked by a layout of one's own": Goal(30, .nanoseconds),
  ]

  private static let painting: [String: Goal] = [
    "linear gradient, 1000x1000": Goal(2.4, .milliseconds, multipleOfPeer: 1.2),
    "radial gradient, 1000x1000": Goal(2.8, .milliseconds, multipleOfPeer: 1.2),
    "angular gradient, 1000x1000": Goal(14.4, .milliseconds, multipleOfPeer: 1.2),
    "1 000 circles, filled": Goal(7.3, .milliseconds, multipleOfPeer: 1),
    "1 000 circles, stroked": Goal(20.2, .milliseconds, multipleOfPeer: 1),
    "1 000 rectangles, stroked": Goal(7.3, .milliseconds),
    "circular clip, 100 rectangles": Goal(1.36, .milliseconds, multipleOfPeer: 1.2),
    "rounded clip, gradient": Goal(1.03, .milliseconds, multipleOfPeer: 1.2),
    "opacity group": Goal(4.6, .milliseconds, multipleOfPeer: 1.2),
    "blur of radius 20, 600x600": Goal(5.6, .milliseconds, multipleOfPeer: 1.2),
    "blur of radius 200, 600x600": Goal(22, .milliseconds, multipleOfPeer: 1.2),
    "poll without shadows, 1080p": Goal(1.13, .milliseconds, multipleOfPeer: 1),
    "mesh gradient, 1000x1000": Goal(40, .milliseconds),
    "translucent bar over 200 circles": Goal(2.5, .milliseconds),
    "material bar over 200 circles": Goal(5, .milliseconds),
    "200 circles in perspective": Goal(60, .milliseconds),
  ]

  private static let lists: [String: Goal] = [
    "list of 1000000 rows: first frame": Goal(5, .milliseconds, multipleOfPeer: 1),
    "list of 1000000 rows: scroll by one row": Goal(0.5, .milliseconds, multipleOfPeer: 1),
    "list of 1000000 rows: jump to the middle": Goal(5, .milliseconds, multipleOfPeer: 1),
    "list of 1000000 rows: jump to the end": Goal(5, .milliseconds, multipleOfPeer: 1),
    "list of 1000000 rows: select a row": Goal(0.7, .milliseconds, multipleOfPeer: 1),
    "list of 1000000 rows: insert in front": Goal(4, .milliseconds, multipleOfPeer: 1),
    // The pixels of the window take one of them.
    "list of 1000000 rows: heap": Goal(3, .megabytes),
    "list of 1000000 rows: heap after 10000 rows": Goal(4, .megabytes),
    "list of 1000000 rows to one of 1000": Goal(1.5, .ratio),
  ]

  private static let editing: [String: Goal] = [
    "open 10 MB": Goal(30, .milliseconds, multipleOfPeer: 1),
    // The pixels of the window take 1.9 of them.
    "heap beside 10 MB of text": Goal(2.5, .megabytes, multipleOfPeer: 1),
    "key in 10 MB": Goal(16, .milliseconds),
    "page of 10 MB": Goal(4, .milliseconds, multipleOfPeer: 1),
    "end of 10 MB": Goal(4, .milliseconds, multipleOfPeer: 1),
  ]

  private static let text: [String: Goal] = [
    "wrap words at a new width": Goal(147, .nanoseconds),
    "measure new words": Goal(3_395, .nanoseconds, multipleOfPeer: 1),
    "view of measured words": Goal(300, .nanoseconds),
    "texts 2 points wide": Goal(3_000, .nanoseconds),
  ]
}
