internal import Language
internal import LineEditing

/// What the place where output goes can show, as far as the environment tells.
///
/// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set names the character set. Where none is, as
/// in containers and in cron, nobody said that UTF-8 does not do; `C` and `POSIX` do say so.
struct Destination: Equatable {
  /// Whether everything is best kept to ASCII, as on a terminal without UTF-8.
  ///
  /// What goes into a pipe or a file is always UTF-8: programs read it.
  let isASCII: Bool
  /// What pictures are best made of.
  ///
  /// The console of Linux shows letters beyond ASCII, but no Braille.
  let pictures: PictureForm

  /// Standard output, where values and pictures go.
  static let current = Destination(isTerminal: Terminal.isTerminal(1), variable: environment)

  /// Standard error, which may be a terminal while the output goes into a pipe.
  static let ofErrors = Destination(isTerminal: Terminal.isTerminal(2), variable: environment)

  /// A place as the environment tells it.
  init(isTerminal: Bool, variable: (String) -> String?) {
    isASCII = isTerminal && !tellsUTF8(variable)
    let isPoor = isTerminal && ["", "dumb", "linux"].contains(variable("TERM") ?? "")
    pictures = isOn("ACCESSIBLE", variable) ? .describe : isASCII || isPoor ? .ascii : .hybrid
  }
}

private func tellsUTF8(_ variable: (String) -> String?) -> Bool {
  let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(variable).first { !$0.isEmpty }
  return locale.map(namesUTF8) ?? true
}

/// Byte by byte: at launch, a search in Strings would first have to set up its types.
private func namesUTF8(_ locale: String) -> Bool {
  let name = locale.lowercased().utf8.filter { $0 != UInt8(ascii: "-") }
  return name.indices.contains { name[$0...].starts(with: "utf8".utf8) }
}

extension Settings {
  /// Shows pictures as the command line and the environment say.
  mutating func take(_ options: RunOptions) {
    isPlain = isAccessible()
    isASCII = options.isASCII || Destination.current.isASCII
    usualPictures = Destination.current.pictures
    pictures = options.pictures ?? .auto
    cellAspect = options.cellAspect ?? cellAspect
    let screen = ScreenSize(variable: environment, terminal: .ofTerminal)
    columns = screen.columns
    take(options.pictureSize ?? PictureSize(on: screen))
  }

  /// Lets pictures be as large.
  mutating func take(_ size: PictureSize) {
    pictureColumns = size.columns
    rows = size.rows
  }
}
