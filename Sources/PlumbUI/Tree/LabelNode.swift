/// Gives the view it stands in, or else the first element of its content, another label.
final class LabelNode: ViewNode {}
