/// A type as written: `CGFloat`, `[CGPoint]`, `UIView?`.
struct TypeReference: Sendable {
  var name: Name
  /// The type parameter that is written, as which it may be any type.
  var parameter = Name.none
  /// What a generic type of the program is applied to, `Track<Double>`, in ``Tree/types``.
  var arguments: [Int32] = []
  /// The parameter `kind: T.Type` of a function, which says what `T` is in `x as? T`.
  var holder = Tree.none
  var isList = false
  /// The type of a dictionary's keys, in ``Tree/types``; -1 for other types.
  var key: Int32 = -1
  /// The type of what is in it: a dictionary's values, a set's elements, a list's lists; else -1.
  ///
  /// A list of anything that is no list, set or dictionary, and not optional, has the name of its
  /// elements' type.
  var element: Int32 = -1
  var isOptional = false
  /// What a parameter of this type comes to is written back to the argument.
  var isInout = false
  /// `@autoclosure`: the argument is a closure, although it is written as a value.
  var isDelayed = false
  /// A parameter of C that is the argument itself, without `&`: an array, or an object that can be changed.
  var isShared = false
  /// Blocks copy a variable of C that is declared so: a value, without `__block`.
  var isCopied = false
  /// `NSError **`: where an object is put.
  var isPointerToObject = false
  /// A number as C keeps it.
  var numberOfC: NumberOfC?
  /// The array that `typedef double Row[3]` calls so, in ``Tree/arraysOfC``; -1 for others.
  var arrayOfC: Int32 = -1
  /// A whole number of Swift with a number of bits, which has to have room for what it is given.
  var whole: WholeNumberType?
  /// The labels of a tuple, `(min: CGFloat, max: CGFloat)`.
  var labels: [Name] = []
  /// The types of its parts, in ``Tree/types``.
  var parts: [Int32] = []
  var span: Span
  /// Where the type of a list's elements is written.
  var elementSpan = Span.nowhere
  /// What a function gives, in ``Tree/types``; -1 where that is nothing.
  var result: Int32 = -1
  /// What a function takes, in ``Tree/types``.
  var parameters: [Int32] = []
  /// The `inout` parameters of a function, `(inout CGPoint) -> Void`: their places and types.
  var changedParts: [(place: Int, type: Int32)] = []

  /// A whole number of C, which drops the fraction of what it is given.
  var isWholeOfC: Bool { numberOfC?.isWhole ?? false }

  /// Several values in parentheses, and no list of them.
  var isTuple: Bool { !isList && key < 0 && element < 0 && !parts.isEmpty }

  /// A name alone, or with a question mark.
  var isPlainOrOptional: Bool { !isList && key < 0 && element < 0 && parts.isEmpty }

  /// A name alone, and no type that is made of others.
  var isPlain: Bool { !isOptional && !isList && key < 0 && element < 0 && parts.isEmpty }
}
