import Testing

@testable import Workbook

@Suite struct LessonFoldersTests {
  private func paths(_ flag: String?, _ variable: String?) -> [String] {
    lessonFolders(
      flag: flag, variable: variable, executable: "/opt/pivot/bin/pivot", directory: "/home/ada/src"
    ).map(\.path)
  }

  @Test func aNamedFolderIsTheOnlyOne() {
    #expect(paths("../mine", "/env") == ["/home/ada/mine"])
    #expect(paths(nil, "/env/lessons") == ["/env/lessons"])
    #expect(paths("", "") == paths(nil, nil))
  }

  @Test func otherwiseTheShareFolderThenACheckout() {
    #expect(
      paths(nil, nil) == [
        "/opt/pivot/share/pivot/lessons", "/opt/pivot/bin/lessons", "/opt/pivot/lessons",
        "/opt/lessons", "/lessons", "/home/ada/src/lessons", "/home/ada/lessons", "/home/lessons",
      ])
  }

  @Test func aCheckoutIsKnownByItsPackage() {
    let folders = lessonFolders(
      flag: nil, variable: nil, executable: "/w/pivot/.build/debug/pivot", directory: "/")
    #expect(
      folders.contains(LessonFolder(path: "/w/pivot/lessons", marker: "/w/pivot/Package.swift")))
    #expect(folders.first?.marker == nil)
  }
}
