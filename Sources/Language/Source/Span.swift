/// A stretch of source text: UTF-8 offsets, counted through all sources of one ``SourceMap``.
public struct Span: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int32
  /// The offset after the last byte.
  public var end: Int32

  /// The empty span at the very beginning, for what stands nowhere in the source.
  public static let nowhere = Span(start: 0, end: 0)
}
