/// A bitmap by the name of Core Graphics; there is no kind but ``Bitmap``.
public typealias CGImage = Bitmap
