import Testing

@testable import Workbook

@Suite struct ProgressLogTests {
  private static let id = ExerciseID(lesson: "turning", exercise: "pivot-turn")

  private static func did(_ deed: ProgressRecord.Deed, _ day: Int = 7) -> ProgressRecord {
    ProgressRecord(day: day, .did(deed, id, hash: "9f2c"))
  }

  private static let records = [
    ProgressRecord(day: 6, .named("Ada Løvelace -")),
    ProgressRecord(day: 6, .opened(lesson: "other", place: "A heading, with \\ and spaces")),
    ProgressRecord(day: 6, .opened(lesson: "turning", place: "pivot-turn")),
    did(.sawHint), did(.entered(steps: "v.center.x += 1\nv", learner: "Ada")),
    did(.tried(isRight: false, mistake: "no-return", answer: "let a = 1\nlet b = 2")),
    did(.tried(isRight: false, mistake: "", answer: "-")),
    did(.tried(isRight: true, mistake: "", answer: "let p = T(1, 2)\r\n\u{0}\\s \\n=")),
    did(.tried(isRight: false, mistake: "no-return", answer: "later and wrong"), 8),
    did(.explained("the\nshift = last")), did(.sawSolution), did(.reviewed(isRight: true), 9),
  ]

  private static func text(_ records: [ProgressRecord]) -> String {
    progressHeader + records.map(\.line).joined()
  }

  private func read(_ text: String) -> ProgressReading { ProgressReading(Array(text.utf8)) }

  private func progress(_ records: [ProgressRecord]) -> Progress {
    records.reduce(into: Progress()) { $0.apply($1) }
  }

  @Test func whatIsWrittenIsRead() {
    let reading = read(Self.text(Self.records))
    #expect(reading.kind == .log && reading.damaged == 0)
    #expect(reading.progress == progress(Self.records))
    #expect(Self.text(Self.records).split(separator: "\n").count == Self.records.count + 1)
  }

  @Test func theLinesStayAsTheyAre() {
    // Golden: a later version reads what this one writes.
    let line = Self.did(.tried(isRight: true, mistake: "", answer: "let p = 1")).line
    #expect(line.hasSuffix(" 7 tried turning pivot-turn 9f2c right - let\\sp\\s=\\s1\n"))
    #expect(progressHeader.hasSuffix(" format 1\n"))
  }

  /// The log may have got another name since the session began in which it was tried.
  @Test func aTrySaysWhose() throws {
    let deed = ProgressRecord.Deed.tried(
      isRight: true, mistake: "", answer: "let p = 1", learner: "Eva")
    #expect(Self.did(deed).line.hasSuffix(" right - let\\sp\\s=\\s1 Eva\n"))
    for (own, learner) in [("Eva", "Eva"), ("", ""), (nil, "Tom")] as [(String?, String)] {
      let deed = ProgressRecord.Deed.tried(
        isRight: true, mistake: "", answer: "1", learner: own)
      let text = Self.text([ProgressRecord(day: 6, .named("Tom")), Self.did(deed)])
      let entry = try #require(read(text).progress.records.compactMap(\.entry).first)
      #expect(entry.learner == learner)
    }
  }

  @Test func entriesAddUp() throws {
    let sum = progress(Self.records)
    let entry = try #require(sum.records.compactMap(\.entry).first)
    #expect(entry.attempts == 4 && entry.isRight && entry.hasSeenSolution && entry.hints == 1)
    #expect(entry.mistakes == ["no-return": 2, "": 1])
    #expect(entry.answer == "let p = T(1, 2)\r\n\u{0}\\s \\n=", "the last right one")
    #expect(entry.explanation == "the\nshift = last" && entry.day == 9 && entry.reviews == 1)
    #expect(sum.name == "Ada Løvelace -")
    #expect(sum.lastLesson(among: ["turning", "other"]) == "turning")
  }

  /// Lessons of another folder that were opened since do not count; rewriting keeps the order.
  @Test func theLastLessonIsThatOfThoseAskedFor() {
    let lessons = ["b", "c", "a", "b", "other"]
    let sum = progress(
      lessons.map { ProgressRecord(day: 1, .opened(lesson: $0, place: "page")) })
    for progress in [sum, progress(sum.records)] {
      #expect(progress.lastLesson(among: ["a", "b", "c"]) == "b")
      #expect(progress.lastLesson(among: ["c", "a"]) == "a")
      #expect(progress.lastLesson(among: ["new"]) == nil)
    }
    #expect(sum != progress(Array(sum.records.reversed())))
  }

  @Test func rewritingKeepsEverything() {
    for count in 0...Self.records.count {
      let sum = progress(Array(Self.records.prefix(count)))
      #expect(progress(sum.records) == sum)
      #expect(read(Self.text(sum.records)).progress == sum)
    }
  }

  @Test func everyDeedIsReadAgain() {
    let deeds: [ProgressRecord.Deed] = [
      .skipped, .sawHint, .sawSolution, .reviewed(isRight: true), .reviewed(isRight: false),
      .entered(steps: "v.x = 1", learner: ""), .entered(steps: "", learner: ""),
      .entered(steps: "v.x = 2", learner: "-"), .explained(""),
      .tried(isRight: false, mistake: "", answer: ""), .skipped, .reset, .skipped,
    ]
    for count in 1...deeds.count {
      let records = deeds.prefix(count).map { Self.did($0) }
      let reading = read(Self.text(records))
      #expect(reading.damaged == 0)
      #expect(reading.progress == progress(records), "\(deeds[count - 1])")
      #expect(read(Self.text(reading.progress.records)).progress == progress(records))
    }
  }

  @Test func whatIsAnsweredIsNotPassedOver() {
    let skipped = progress([Self.did(.skipped)])
    #expect(skipped.records.compactMap(\.entry).first?.isSkipped == true)
    let right = ProgressRecord.Deed.tried(isRight: true, mistake: "", answer: "1")
    for deeds in [[.skipped, right], [right, .skipped]] as [[ProgressRecord.Deed]] {
      let entry = progress(deeds.map { Self.did($0) }).records.compactMap(\.entry).first
      #expect(entry?.isSkipped == false)
    }
  }

  @Test func reviewsAreCountedInARow() {
    let reviews = [true, true, false, true].map { Self.did(.reviewed(isRight: $0)) }
    let counts = (1...4).map { count in
      progress(Array(reviews.prefix(count))).records.compactMap(\.entry).first?.reviews
    }
    #expect(counts == [1, 2, 0, 1])
  }

  @Test func aChangedExerciseIsToBeDoneAgain() {
    var sum = progress(Self.records)
    let other = ProgressRecord.Event.did(
      .tried(isRight: false, mistake: "", answer: "new"), Self.id, hash: "other")
    sum.apply(ProgressRecord(day: 10, other))
    let entry = sum.records.compactMap(\.entry).first
    #expect(entry?.isRight == false && entry?.answer == "new")
  }

  @Test func aResetForgets() {
    #expect(progress(Self.records + [Self.did(.reset)]).records.count == 3)
  }

  /// Cut at every byte: the lines before the cut are all there.
  @Test func aTornLineIsPassedOver() {
    let bytes = Array(Self.text(Self.records).utf8)
    for end in bytes.indices {
      let reading = ProgressReading(Array(bytes[..<end]))
      let whole = max(0, bytes[..<end].count { $0 == 10 } - 1)
      let isWhole = end == 0 || bytes[end - 1] == 10 || bytes[end] == 10
      let count = bytes[end] == 10 && end > 0 && bytes[end - 1] != 10 ? whole + 1 : whole
      if bytes[..<end].contains(10) {
        #expect(reading.progress == progress(Array(Self.records.prefix(count))), "\(end)")
        #expect(reading.damaged == (isWhole ? 0 : 1), "\(end)")
      }
    }
  }

  /// One byte wrong anywhere: at most the line it stands in, and the one it joins, are lost.
  @Test func aFlippedByteCostsItsLine() {
    let bytes = Array(Self.text(Self.records).utf8)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x15
      let reading = ProgressReading(damaged)
      #expect((1...2).contains(reading.damaged), "\(index)")
      #expect(reading.kind == .log)
    }
  }

  @Test func aNewerFormatIsKnown() {
    let newer =
      line(["format", "2"]) + line(["7", "name", "Ada"]) + line(["7", "sung", "a", "b", "c"])
    let reading = read(newer)
    #expect(reading.kind == .newer && reading.progress.name == "Ada")
    #expect(!reading.deservesRewriting && reading.damaged == 0)
    #expect(read(line(["format", "x"])).kind == .newer)
  }

  @Test func whatIsUnknownIsNotRewritten() {
    let text = Self.text([]) + line(["7", "sung", "a", "b", "c"]) + "torn"
    #expect(read(text).damaged == 1)
    #expect(!read(text).deservesRewriting)
    #expect(read(Self.text([]) + "torn").deservesRewriting)
  }

  @Test func aLongLogIsRewrittenShorter() {
    let many = Array(repeating: Self.did(.sawHint), count: 2000)
    let reading = read(Self.text(many))
    #expect(reading.deservesRewriting)
    #expect(reading.rewritten.utf8.count < 300)
    #expect(read(reading.rewritten).progress == reading.progress)
  }

  @Test func theOldTextIsRead() throws {
    let reading = read("turning pivot-turn 9f2c 3 right\nturning zoom 77 1 solution-seen\n")
    #expect(reading.kind == .old && reading.damaged == 0)
    let entries = reading.progress.records.compactMap(\.entry)
    #expect(entries.map(\.attempts) == [3, 1])
    #expect(entries.map(\.isRight) == [true, false])
    #expect(entries.map(\.hasSeenSolution) == [false, true])
    #expect(read(reading.rewritten).progress == reading.progress)
  }

  @Test func otherFilesAreNotTakenForLogs() {
    #expect(read("").kind == .empty && read("\n\n").kind == .empty)
    for bytes: [UInt8] in [[0], [0xFF, 0xFE], Array("# A page\n\nwords".utf8), Array(1...255)] {
      #expect(ProgressReading(bytes).kind == .unreadable)
    }
    #expect(read("\u{FEFF}").kind == .unreadable)
  }

  @Test func numbersBeyondAllMeasureDoNotStopIt() {
    let text =
      Self.text([])
      + line(["999999999999999999999", "name", "A"])
      + line(["\(Int.max)", "entry", "a", "b", "c", "attempts=\(Int.max)", "mistake=\(Int.max)=x"])
      + line(["7", "tried", "a", "b", "c", "not-yet", "x", "1"])
    let entry = read(text).progress.records.compactMap(\.entry).first
    #expect(entry?.attempts == 1_000_000_001 && entry?.mistakes == ["x": 1_000_000_001])
  }

  /// A forged day is compared with today and counted on from, wherever it stands.
  @Test(arguments: [(Int.max, 10_000_000), (Int.min, 0), (-1, 0), (20_000, 20_000)])
  func daysStayWithinReason(day: Int, expected: Int) {
    for words in [
      ["tried", "a", "b", "c", "not-yet", "x", "1"], ["entry", "a", "b", "c", "day=\(day)"],
    ] {
      let reading = read(Self.text([]) + line(["\(day)"] + words))
      let days = reading.progress.records.map(\.day)
      #expect(reading.damaged == 0 && days == [expected], "\(words[0])")
    }
  }

  @Test func aHugeAnswerIsJudgedButNotKept() {
    let sum = progress([
      Self.did(.tried(isRight: true, mistake: "", answer: String(repeating: "1", count: 20_000)))
    ])
    #expect(sum.records.compactMap(\.entry).first?.answer == nil)
    #expect(sum.records.compactMap(\.entry).first?.isRight == true)
  }

  /// A line as any version of the program would write it.
  private func line(_ words: [String]) -> String {
    let payload = words.joined(separator: " ")
    let digits = String(stableHash(payload), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + " " + payload + "\n"
  }
}

extension ProgressRecord {
  fileprivate var entry: Progress.Entry? {
    if case .did(.stood(let entry), _, _) = event { return entry }
    return nil
  }
}
