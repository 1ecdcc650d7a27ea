import SwiftUI

/// A form that shows the problem of each field below it, and moves the focus to the next one with Return.
struct SignUpFormView: View {
  private enum Field: Hashable {
    case name, email, password
  }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var isSent = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Text("Create an account").font(.title2.bold())
      field("Name", problem: name.isEmpty ? "Please enter your name." : nil) {
        TextField("Name", text: $name, prompt: Text("Jane Appleseed"))
          .focused($focus, equals: .name)
          .textContentType(.name)
          .submitLabel(.next)
      }
      field("E-mail", problem: email.contains("@") ? nil : "This is no address.") {
        TextField("E-mail", text: $email, prompt: Text("jane@example.com"))
          .focused($focus, equals: .email)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
      }
      field("Password", problem: password.count < 8 ? "\(8 - password.count) more characters" : nil)
      {
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
      }
      HStack {
        Button("Sign up", action: send)
          .keyboardShortcut(.defaultAction)
          .buttonStyle(.borderedProminent)
          .disabled(!isComplete)
        if isSent { Text("Welcome, \(name)!").foregroundStyle(.green) }
      }
    }
    // Each field has a caption above it.
    .labelsHidden()
    .onSubmit {
      switch focus {
      case .name: focus = .email
      case .email: focus = .password
      default: send()
      }
    }
    .defaultFocus($focus, .name)
  }

  private var isComplete: Bool { !name.isEmpty && email.contains("@") && password.count >= 8 }

  private func send() {
    if isComplete { isSent = true }
  }

  private func field(
    _ title: String, problem: String?, @ViewBuilder content: () -> some View
  ) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      content()
      Text(problem ?? "Good.").font(.caption2).foregroundStyle(problem == nil ? .green : .orange)
    }
  }
}
