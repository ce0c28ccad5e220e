/// A program that runs source files, and the ending of those it runs.
struct Interpreter {
  let name: String
  let ending: String
  let command: [String]
  /// How many times the steps of the others it is given, so that its launch does not drown them.
  var pace = 1
}

/// Pivot and its peers, as a user would call them.
let pivot = Interpreter(name: "Pivot", ending: ".pivot", command: [executable])
let interpreters = [
  Interpreter(name: "luajit", ending: ".lua", command: ["luajit"], pace: 10),
  Interpreter(name: "lua5.4", ending: ".lua", command: ["lua5.4"]),
  Interpreter(name: "node", ending: ".js", command: ["node"], pace: 10),
  Interpreter(name: "python3", ending: ".py", command: ["python3"]),
  Interpreter(name: "numpy", ending: ".numpy.py", command: ["python3"]),
  Interpreter(name: "octave", ending: ".m", command: ["octave-cli", "-qf"]),
]

extension Interpreter {
  /// Seconds for one step of the program `peers/TOPIC`, in which SIZE stands for the number of steps
  /// and AFFINE for the program `peers/affine`.
  ///
  /// The time of a tenth of the steps is taken off, and with it the launch.
  func perStep(_ topic: String, _ size: Int) -> Contestant {
    contestant { number in
      peer(topic).replacing("SIZE", with: "\(number)").replacing("AFFINE", with: peer("affine"))
    }
    .per(size * pace, named: name, topic: topic)
  }

  /// What stands in a program of the folder of peers.
  private func peer(_ topic: String) -> String { read(peersFolder + "/" + topic + ending) }

  /// Seconds for one line of a program that is generated for this interpreter.
  func perLine(_ topic: String, _ size: Int, _ program: @escaping @MainActor (Int) -> String)
    -> Contestant
  {
    contestant(program).per(size, named: name, topic: topic)
  }

  private func contestant(_ program: @escaping @MainActor (Int) -> String) -> Sized {
    Sized { number, topic in
      let text = program(number)
      guard !text.isEmpty else { return nil }
      return command + [write(text, "\(topic)\(number)\(ending)")]
    }
  }
}

/// A command for every size of a problem.
struct Sized {
  let command: (_ size: Int, _ topic: String) -> [String]?

  /// What one unit of the size costs, the launch taken off.
  func per(_ size: Int, named name: String, topic: String) -> Contestant {
    let commands = Prepared { (command(size, topic), command(size / 10, topic)) }
    return Contestant(name: name) {
      guard let large = commands.value.0, let small = commands.value.1, let whole = run(large),
        let part = run(small)
      else { return nil }
      return (whole.wall - part.wall) / Double(size - size / 10)
    }
  }
}

/// The peers that have a program for a topic.
func peers(_ topic: String, _ size: Int) -> [Contestant] {
  interpreters.filter { !read(peersFolder + "/" + topic + $0.ending).isEmpty }
    .map { $0.perStep(topic, size) }
}
