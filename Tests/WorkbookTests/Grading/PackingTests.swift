import Testing

@testable import Workbook

@Suite struct PackingTests {
  /// FIPS 180-4 and NIST's examples.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func sha256OfPublishedVectors(_ message: String, _ digest: String) {
    #expect(hexadecimal(sha256(Array(message.utf8))[...]) == digest)
  }

  @Test func sha256OfAMillionTimesA() {
    let message = [UInt8](repeating: 0x61, count: 1_000_000)
    #expect(
      hexadecimal(sha256(message)[...])
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func crc32OfPublishedVectors() {
    #expect(crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(crc32([]) == 0)
    #expect(crc32(Array("The quick brown fox jumps over the lazy dog".utf8)) == 0x414F_A339)
  }

  @Test func theEmptyArchive() {
    #expect(ZipArchive().bytes == [0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18))
  }

  @Test func theGradescopeArchiveHoldsWhatItNeeds() {
    let archive = gradescopePack(program: [1, 2, 3], lesson: [4], secret: [5])
    let bytes = archive.bytes
    for name in ["setup.sh", "run_autograder", "pivot", "lesson.md", "lesson.secret.md"] {
      let name = Array(name.utf8)
      let places = bytes.indices.filter { bytes[$0...].starts(with: name) }
      #expect(places.count >= 2)
    }
    #expect(bytes == gradescopePack(program: [1, 2, 3], lesson: [4], secret: [5]).bytes)
  }
}
