/// What Pivot has of the frameworks in its own language: classes that are read when a program first names them.
///
/// Nothing of it is read at launch, or for programs that do not use it.
struct Library {
  /// How diagnostics call it.
  var name: String
  /// The names that ask for it.
  var names: [StaticString]
  /// A name that it declares, by which it is known to be there.
  var mark: StaticString
  /// The types within others that some of the names are the last part of: a program may have its own of such a name.
  var nested: [StaticString] = []
  var source: String

  static let all = [
    application, drawing, imageOrientations, orientations, timers, options, notifications, fonts,
    once, results, feedback, swift2, offsets, texts, iterators, characterSets, exceptions, springs,
    functionsOfC, appKitGeometry, paths, controlPoints, controlPointsInC, effects,
  ]
}

extension Library {
  /// The type within another that a name is the last part of.
  fileprivate func nested(_ name: StaticString) -> String? {
    nested.lazy.map { "\($0)" }.first { $0.hasSuffix(".\(name)") }
  }

  /// Whether a class is one that a library declares where a program extends it, which names its `self`.
  static func isExtended(_ className: String) -> Bool {
    all.contains { library in library.names.contains { "\($0)" == className + ".self" } }
  }
}

extension Session {
  /// Runs what Pivot writes in its own language, for names that a program uses and does not declare.
  mutating func loadLibraries() {
    guard evaluator.namesLibraries() else { return }
    // The program's macros mean nothing in a library, and nobody typed what it declares.
    let (macros, announces) = (evaluator.tree.macros, settings.announces)
    (evaluator.tree.macros, settings.announces) = ([:], false)
    defer { (evaluator.tree.macros, settings.announces) = (macros, announces) }
    for library in Library.all where evaluator.asks(for: library) {
      guard
        case .success(let program) = read(
          Array(library.source.utf8), name: library.name, firstLine: 1)
      else { continue }
      evaluator.sources.markLibrary()
      _ = evaluator.run(program.statements, slotCount: program.slotCount)
    }
  }
}

/// Whether some text named a library.
struct LibraryNames {
  /// Names are never forgotten.
  var areKnown = false
  /// How many names were looked at.
  var seen = 0
}

extension Evaluator {
  /// Whether a name of some library is known; asked of each text, so it looks only where there are new names.
  fileprivate mutating func namesLibraries() -> Bool {
    if !libraryNames.areKnown, names.count > libraryNames.seen {
      libraryNames.seen = names.count
      libraryNames.areKnown = Library.all.contains { isNamed($0) }
    }
    return libraryNames.areKnown
  }

  private mutating func isNamed(_ library: Library) -> Bool {
    library.names.contains { name in
      names.find(name) != nil && !(declares(name) && isUnsaid(name, in: library))
    }
  }

  private func declares(_ name: StaticString) -> Bool {
    names.find(name).map { tree.structure(named: $0) != nil } ?? false
  }

  /// Whether a name is that of a type within another, and no `UIImage.Orientation` stands in the program's last text.
  private func isUnsaid(_ name: StaticString, in library: Library) -> Bool {
    guard let nested = library.nested(name),
      let text = sources.sources.last(where: { !$0.isOfLibrary })
    else { return false }
    return !text.bytes.contains(part: nested.utf8)
  }

  /// Whether a name of a library is known, which is so when some text has it, and the library is not there.
  ///
  /// Mutating, for else each run of a session would copy the evaluator to ask it.
  fileprivate mutating func asks(for library: Library) -> Bool {
    guard isNamed(library), !declares(library) else { return false }
    guard let mark = names.find(library.mark), Int(mark.id) < globals.count else { return true }
    return globals[Int(mark.id)].state == .missing
  }

  /// Whether the program has a type of its own by a name that asks for a library, or by its mark.
  private func declares(_ library: Library) -> Bool {
    (library.names + [library.mark]).contains { declares($0) && library.nested($0) == nil }
  }

  /// Whether a library declares a name.
  func isOfLibrary(_ name: Name) -> Bool {
    let declaration = globals[Int(name.id)].declaration
    return declaration >= 0 && sources.isOfLibrary(tree.span(declaration))
  }

  /// A diagnostic where the person's own text led to it: what a library's text is nobody knows.
  func outsideLibraries(_ diagnostic: Diagnostic) -> Diagnostic {
    var own = diagnostic
    own.span = outsideLibraries(diagnostic.span)
    own.labels.removeAll { sources.isOfLibrary($0.span) }
    own.calls.removeAll {
      sources.isOfLibrary($0.span) || own.span != diagnostic.span && $0.span == own.span
    }
    return own
  }

  /// A place in the person's own text: that of the innermost call there, where it lies in a library.
  func outsideLibraries(_ span: Span) -> Span {
    guard sources.isOfLibrary(span) else { return span }
    return calls.last { !sources.isOfLibrary($0.span) }?.span ?? span
  }
}
