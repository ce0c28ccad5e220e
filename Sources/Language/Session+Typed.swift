extension Session {
  /// The errors of the last program, drawn in the line that it was made of.
  ///
  /// - Parameters:
  ///   - part: what the program has of the line, as UTF-8 offsets.
  ///   - place: the offset of that part in the program.
  public mutating func render(
    _ errors: [Diagnostic], in line: String, _ part: Range<Int>, from place: Int
  ) -> [StyledText] {
    guard let program = evaluator.sources.sources.last(where: { !$0.isOfLibrary }) else {
      return errors.map(render)
    }
    let typed = evaluator.sources.add(name: program.name, bytes: Array(line.utf8))
    func moved(_ offset: Int32) -> Int32 {
      let index = Int(offset - program.base) - place + part.lowerBound
      return typed.base + Int32(min(max(index, part.lowerBound), part.upperBound))
    }
    return errors.map { error in
      render(
        error.moved { span in
          guard program.holds(span) else { return span }
          return Span(start: moved(span.start), end: moved(span.end))
        })
    }
  }
}

extension Source {
  fileprivate func holds(_ span: Span) -> Bool {
    span != .nowhere && span.start >= base && span.end <= base + Int32(bytes.count)
  }
}

extension Diagnostic {
  fileprivate func moved(_ move: (Span) -> Span) -> Diagnostic {
    var copy = self
    copy.span = move(span)
    for index in labels.indices { copy.labels[index].span = move(labels[index].span) }
    for index in calls.indices { copy.calls[index].span = move(calls[index].span) }
    return copy
  }
}
