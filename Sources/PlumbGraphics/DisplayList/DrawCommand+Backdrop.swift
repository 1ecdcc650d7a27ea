extension DrawCommand {
  /// The radius in points to which a material blurs its backdrop, or `nil` if the command paints
  /// another shading.
  package var backdropRadius: CGFloat? {
    switch self {
    case .fill(_, _, .backdrop(let material)), .stroke(_, _, .backdrop(let material)),
      .text(_, _, .backdrop(let material)):
      material.radius
    default: nil
    }
  }
}
