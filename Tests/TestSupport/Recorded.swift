import PlumbUI

/// A view with a state that a test sees.
struct Recorded<Value: Equatable, Content: View>: View {
  let record: Kept<Value>
  let content: (Binding<Value>) -> Content
  @State private var value: Value

  init(record: Kept<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    self.record = record
    self.content = content
    _value = State(initialValue: record.value)
  }

  var body: some View {
    content($value).onChange(of: value) { record.value = $1 }
  }
}
