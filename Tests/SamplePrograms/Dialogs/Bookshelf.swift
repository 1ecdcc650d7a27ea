import SwiftUI

/// A list of books that are added and edited in sheets and deleted after a question.
struct Book: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var author: String
  var isRead = false
}

enum ShelfError: LocalizedError {
  case duplicate(String)

  var errorDescription: String? {
    switch self {
    case .duplicate(let title): return "\(title) is already on the shelf"
    }
  }
}

struct BookshelfView: View {
  @State private var books = [
    Book(title: "Dune", author: "Frank Herbert", isRead: true),
    Book(title: "Emma", author: "Jane Austen"),
    Book(title: "Ulysses", author: "James Joyce"),
  ]
  @State private var showsAdd = false
  @State private var edited: Book?
  @State private var doomed: Book?
  @State private var showsFilter = false
  @State private var onlyUnread = false
  @State private var confirmsClear = false
  @State private var error: ShelfError?
  @State private var additions = 0

  private var shown: [Book] { books.filter { !onlyUnread || !$0.isRead } }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Books").font(.title.bold())
        Spacer()
        Button {
          showsFilter = true
        } label: {
          Image(
            systemName: onlyUnread
              ? "line.3.horizontal.decrease.circle.fill"
              : "line.3.horizontal.decrease.circle")
        }
        .accessibilityLabel("Filter")
        .popover(isPresented: $showsFilter, arrowEdge: .bottom) {
          Toggle("Only unread", isOn: $onlyUnread).padding()
        }
        Button {
          showsAdd = true
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Add")
      }
      ForEach(shown) { book in
        HStack {
          VStack(alignment: .leading) {
            Text(book.title).strikethrough(book.isRead)
            Text(book.author).font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Button("Edit") { edited = book }.accessibilityLabel("Edit \(book.title)")
          Button(role: .destructive) {
            doomed = book
          } label: {
            Image(systemName: "trash")
          }
          .accessibilityLabel("Delete \(book.title)")
        }
        Divider()
      }
      Spacer()
      HStack {
        Button("Clear shelf…") { confirmsClear = true }.disabled(books.isEmpty)
        Spacer()
        Text("\(books.count) books, \(additions) added").foregroundStyle(.secondary)
      }
    }
    .padding()
    .sheet(isPresented: $showsAdd, onDismiss: { additions += 1 }) {
      BookEditor(book: Book(title: "", author: "")) { book in
        if books.contains(where: { $0.title == book.title }) {
          error = .duplicate(book.title)
        } else {
          books.append(book)
        }
      }
    }
    .sheet(item: $edited) { book in
      BookEditor(book: book) { changed in
        if let index = books.firstIndex(where: { $0.id == changed.id }) { books[index] = changed }
      }
    }
    .alert(
      "Delete book?",
      isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }),
      presenting: doomed
    ) { book in
      Button("Delete", role: .destructive) { books.removeAll { $0.id == book.id } }
      Button("Cancel", role: .cancel) {}
    } message: { book in
      Text("\(book.title) by \(book.author) will be removed.")
    }
    .alert(
      isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }), error: error
    ) {}
    .confirmationDialog("Clear the shelf?", isPresented: $confirmsClear, titleVisibility: .visible)
    {
      Button("Remove read books") { books.removeAll { $0.isRead } }
      Button("Remove all books", role: .destructive) { books = [] }
    } message: {
      Text("You cannot undo this.")
    }
  }
}

struct BookEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State var book: Book
  @State private var original: Book
  let save: (Book) -> Void

  init(book: Book, save: @escaping (Book) -> Void) {
    _book = State(initialValue: book)
    _original = State(initialValue: book)
    self.save = save
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(original.title.isEmpty ? "New book" : "Edit book").font(.headline)
        .accessibilityAddTraits(.isHeader)
      TextField("Title", text: $book.title).textFieldStyle(.roundedBorder)
      TextField("Author", text: $book.author).textFieldStyle(.roundedBorder)
      Toggle("Read", isOn: $book.isRead)
      HStack {
        Spacer()
        Button("Cancel") { dismiss() }
          .keyboardShortcut(.cancelAction)
        Button("Save") {
          save(book)
          dismiss()
        }
        .keyboardShortcut(.defaultAction)
        .disabled(book.title.isEmpty)
      }
    }
    .padding(20)
    .frame(width: 300)
    .interactiveDismissDisabled(book != original)
  }
}
