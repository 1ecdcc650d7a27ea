/// A bitmap by the name of Core Graphics; there is only one kind, that of ``Bitmap``.
public typealias CGImage = Bitmap
