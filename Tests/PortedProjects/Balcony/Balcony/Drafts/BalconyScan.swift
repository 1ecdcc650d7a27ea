import RealityKit
import SwiftUI

/// An idea for later: measures the balcony with the camera. Not a member of the target.
struct BalconyScan: View {
  var body: some View {
    RealityView { content in
      content.add(ModelEntity(mesh: .generatePlane(width: 2, depth: 1)))
    }
  }
}
