internal import Language

/// What is the same on every page around its text.
struct PageFrame {
  /// The title of the window.
  var title: String
  /// The language of the text; the words of the frame are English.
  var language: String
  /// What stands above the text.
  var header: (inout HTMLWriter) -> Void
  /// What stands below it.
  var footer: (inout HTMLWriter) -> Void

  /// The whole page.
  func page(_ body: (inout HTMLWriter) -> Void) -> String {
    var page = HTMLWriter()
    page.raw("<!DOCTYPE html>\n")
    page.element("html", ["lang": language]) { page in
      page.element("head", [:], head)
      page.element("body") { page in
        page.element(
          "a", ["class": "skip", "href": "#main", "lang": ownLanguage], words: PageWords.skip)
        page.raw("\n")
        page.element("header", ["lang": ownLanguage], header)
        page.element("main", ["id": "main"], body)
        page.element("footer", ["lang": ownLanguage], footer)
      }
    }
    return page.text
  }

  private func head(_ page: inout HTMLWriter) {
    page.raw("<meta charset=\"utf-8\">\n")
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    page.raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
    page.raw(generator + "\n")
    page.element("title", words: title)
    page.element("style") { $0.raw("\n" + pageStyles + pictureStyles) }
  }

  /// Nothing where the frame speaks the language of the text.
  private var ownLanguage: String { language == "en" || language.hasPrefix("en-") ? "" : "en" }
}

extension Lesson {
  /// The language of its prose as browsers take it, `en` where it is not written as one.
  var languageTag: String {
    let isTag = (2...35).contains(language.utf8.count) && isID(language)
    return isTag ? language : "en"
  }
}
