/// A kind of tea and the time that it takes.
struct Tea: Identifiable {
  var name: String
  var seconds: Double

  var id: String { name }

  static let all = [
    Tea(name: "Sencha", seconds: 2), Tea(name: "Assam", seconds: 4),
    Tea(name: "Rooibos", seconds: 6),
    Tea(name: "Jasmine", seconds: 3), Tea(name: "Oolong", seconds: 4),
    Tea(name: "Mint", seconds: 5),
    Tea(name: "Darjeeling", seconds: 3), Tea(name: "Camomile", seconds: 6),
    Tea(name: "Earl Grey", seconds: 4), Tea(name: "Pu-erh", seconds: 5),
  ]
}
