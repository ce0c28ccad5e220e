/// What twice as much costs: time(2n) / time(n), whole processes, n so large that launching is little.
let growthContests = [
  growth("growth-source", "lines of a program", 50_000) { count in
    [executable, write(pivotStatements(count), "growth\(count).pivot")]
  },
  growth("growth-views", "views in one tree, all frames read", 10_000) { count in
    [executable, write(viewProgram(count), "views\(count).pivot")]
  },
  growth("growth-lesson", "exercises of a lesson, checked", 400) { count in
    checking(generatedWorkbook(count))
  },
  growth("growth-class", "submissions graded", 200) { count in
    grading(generatedClass(count))
  },
]

private func growth(
  _ id: String, _ what: String, _ size: Int, _ command: @escaping (Int) -> [String]
) -> Contest {
  let commands = Prepared { (command(size), command(2 * size)) }
  return Contest(
    id: id, figure: "twice the \(what): time(2n) / time(n), n = \(size)", unit: .ratio,
    goals: [.atMost(2.2)], rounds: 5,
    ours: Contestant(name: "Pivot") {
      guard let single = run(commands.value.0),
        let double = run(commands.value.1)
      else { return nil }
      return double.wall / single.wall
    })
}

private func viewProgram(_ count: Int) -> String {
  """
  let root = UIView(frame: rect(0, 0, 400, 400))
  var total = 0.0
  for i in 0..<\(count) {
    let v = UIView(frame: rect(i, i, 10, 10))
    v.transform = R(0.1)
    root.addSubview(v)
  }
  for v in root.subviews { total = total + v.frame.width }
  total

  """
}
