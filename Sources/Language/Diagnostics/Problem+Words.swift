// The words of a problem may quote the source, and so go through `visible` here, all of them.

extension Problem {
  /// More was used than may be.
  public var isOfBudget: Bool { code.hasPrefix("P05") }

  /// One line that names the mistake.
  public var headline: String { visible(unescapedHeadline) }

  /// What stands beside the caret: the fix where it is certain, a direction where it is not.
  public var advice: String? { unescapedAdvice.map(visible) }

  /// Sentences below the excerpt that say why.
  public var notes: [String] { unescapedNotes.map(visible) }
}
