import Foundation
import Testing

@testable import Tally

@Suite struct `A tree report` {
  @Test func `is JSON with the keys of the contract`() throws {
    let frame = TreeReport.Frame(x: 1, y: 2.5, width: 30, height: 40)
    let text = TreeReport.Node(type: "Text", label: "a/\"b\"", frame: frame, children: [])
    let root = TreeReport.Node(type: "VStack", label: nil, frame: frame, children: [text])
    let report = TreeReport(
      size: TreeReport.Size(width: 390, height: 844), scale: 1.5, root: root)
    let json = try report.json()
    // Written by hand from the contract; keys are in alphabetical order.
    let place = #""frame":{"height":40,"width":30,"x":1,"y":2.5}"#
    let inner = #"{"children":[],\#(place),"label":"a/\"b\"","type":"Text"}"#
    let outer = #"{"children":[\#(inner)],\#(place),"type":"VStack"}"#
    #expect(
      json == #"{"root":\#(outer),"scale":1.5,"size":{"height":844,"width":390}}"#)
    #expect(try JSONDecoder().decode(TreeReport.self, from: Data(json.utf8)) == report)
  }
}
