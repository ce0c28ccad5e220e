/// Holds an evaluator of which copies share one until one of them changes.
///
/// What holds the two kilobytes of an evaluator itself needs code that copies each of its fields: 20 KB for
/// each type that holds a session.
@propertyWrapper
struct CopyOnWrite {
  private final class Storage {
    var evaluator: Evaluator

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }
  }

  private var storage: Storage

  init(wrappedValue: Evaluator) { storage = Storage(wrappedValue) }

  var wrappedValue: Evaluator {
    _read { yield storage.evaluator }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.evaluator) }
      yield &storage.evaluator
    }
  }
}
