extension Library {
  /// What a function gives that may fail: a value, or the error.
  static let results = Library(
    name: "Result", names: ["Result"], mark: "Result",
    source: """
      enum Result<Success, Failure> {
        case success(Success), failure(Failure)
        init(catching body: () throws -> Any) {
          do { self = .success(try body()) } catch { self = .failure(error) }
        }
        func get() throws -> Any {
          switch self {
          case .success(let value): return value
          case .failure(let error): throw error
          }
        }
        func map(_ change: (Any) -> Any) -> Result {
          switch self {
          case .success(let value): return .success(change(value))
          case .failure: return self
          }
        }
        func mapError(_ change: (Any) -> Any) -> Result {
          switch self {
          case .success: return self
          case .failure(let error): return .failure(change(error))
          }
        }
        func flatMap(_ change: (Any) -> Result) -> Result {
          switch self {
          case .success(let value): return change(value)
          case .failure: return self
          }
        }
      }
      """)
}
