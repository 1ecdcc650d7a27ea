import EngineTesting
import Foundation
import PlumbUI

/// Circles of 60 points in rows, two hundred of them in a square of 1 000 points.
private struct Circles: View {
  var body: some View {
    Canvas { context, _ in
      for index in 0..<200 {
        let place = CGRect(x: index % 15 * 66, y: index / 15 * 70, width: 60, height: 60)
        let color = Color(
          red: Double(index * 37 % 101) / 100, green: Double(index * 61 % 101) / 100,
          blue: Double(index * 89 % 101) / 100)
        context.fill(Path(ellipseIn: place), with: .color(color))
      }
    }
  }
}

extension PaintingWorkload {
  /// Pictures of meshes, materials and perspective, of 1 000 by 1 000 points.
  @MainActor static var effects: [PaintingWorkload] {
    let circles = Circles()
    return [
      picture("mesh gradient, 1000x1000", of: mesh),
      picture("200 circles", of: circles),
      picture(
        "translucent bar over 200 circles",
        of: circles.overlay(alignment: .top) {
          Color.white.opacity(0.45).frame(height: 100)
        }),
      picture(
        "material bar over 200 circles",
        of: circles.overlay(alignment: .top) {
          Rectangle().fill(.ultraThinMaterial).frame(height: 100)
        }),
      picture(
        "200 circles in perspective",
        of: circles.rotation3DEffect(
          .degrees(30), axis: (x: 0, y: 1, z: 0))),
    ]
  }

  /// Three by three colours, the middle one off the middle.
  private static var mesh: MeshGradient {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.3, 0.6], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [
        .red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint,
      ])
  }

  @MainActor private static func picture(_ name: String, of view: some View) -> PaintingWorkload {
    let size = CGSize(width: 1_000, height: 1_000)
    var list = ViewTree(root: view, textServices: .monospaced).displayList(in: size, scale: 1)
    list.background = ResolvedColor(red: 1, green: 1, blue: 1)
    return PaintingWorkload(name, list)
  }
}
