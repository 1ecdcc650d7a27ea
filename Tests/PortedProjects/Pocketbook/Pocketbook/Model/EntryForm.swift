import Combine

/// The fields of an expense that is not added yet.
final class EntryForm: ObservableObject {
  @Published var title = ""
  @Published var amount = ""
  @Published var category = Category.food
  @Published private(set) var isComplete = false

  private var cancellables: Set<AnyCancellable> = []

  init() {
    Publishers.CombineLatest($title, $amount)
      .map { title, amount in
        !title.trimmingCharacters(in: .whitespaces).isEmpty && Double(amount) != nil
      }
      .sink { [weak self] in self?.isComplete = $0 }
      .store(in: &cancellables)
  }

  func clear() {
    title = ""
    amount = ""
  }
}
