import CountedHeap
import PlumbUI

extension CostScene {
  /// View nodes, layout nodes and the first layout of the trees of the bench.
  static var trees: [CostScene] {
    [
      build("T-hug", PlumbBench.hug), build("T-fill", PlumbBench.fill), build("W", PlumbBench.row),
    ]
  }

  private static func build(_ name: String, _ view: some View) -> CostScene {
    CostScene(name: "build and lay out \(name)") {
      _ = PlumbBench.tree(view)
      measured_part_begins()
      let tree = PlumbBench.tree(view)
      measured_part_ends()
      withExtendedLifetime(tree) {}
    }
  }
}
