/// An error of `plumb new` that is told in a sentence: the fact, the place and a way on.
struct NewFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
