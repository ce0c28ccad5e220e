import Foundation
import Language
import TestSupport

@testable import Workbook

/// Two lessons with every construct, and with text that would do harm if it were not escaped.
func fixtureCourse() -> CoursePages {
  CoursePages(
    [
      lesson(fixtureLesson("a & <b>", id: "first"), file: "/somewhere/01-first & \"<b>\".md"),
      lesson(fixtureLesson("second", id: "second"), file: "02-second.md"),
    ], learner: .named("Ada <i>"))
}

private func lesson(_ text: String, file: String) -> Lesson { parseLesson(text, file: file).lesson }

private func fixtureLesson(_ title: String, id: String) -> String {
  fixtureText.replacing("{title}", with: title).replacing("{id}", with: id)
}

private let fixtureText = """
  ---
  lesson: {id}
  title: {title} <script>alert(1)</script>
  format: 1
  lang: en-GB
  ---
  # The `title` of {id} & <script>alert(1)</script>

  Prose with *emphasis*, **strong**, `code <b>`, a product p * q, \\*stars\\*, &lt;T&gt;, "quotes"
  and links: [the other](02-second.md), [itself](#it-turns), [an exercise](02-second.md#write-it),
  [nowhere](99-nowhere.md), [out](https://example.org/?a=b&c="d"), [bad](javascript:alert(1)).

  - one
    - nested
      1. deeper
  - two averyveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryverylongword

  | left | right |
  |:-----|------:|
  | `T(1, 2)` | 3 |

  > A quote.

  ```swift example
  > let turn = R(90°)
  > turn
  ⎡  0  1  0 ⎤
  ⎢ -1  0  0 ⎥   rotate 90° about (0, 0)
  ⎣  0  0  1 ⎦
  > "</pre><script>alert(1)</script>"
  ...
  > view(
  >   0, 0, 4, 4)
  ...
  > plot(turn, of: rect(10, 10, 40, 20))
  ...
  > 1 / nothing
  ...
  ```

  ```
  any text </code> & more, which is wider than a telephone or even than the column of text on a page
  ```

  ```swift example
  for i in 1...2 { print(i) }
  ```
  ```output
  1
  2
  ```

  ## It turns

  ## It turns

  ## Predict: what is it?
  <!-- id: what-is-it; points: 1 -->

  ```swift predict
  plot(R(45°), of: rect(0, 0, 10, 10))
  ```
  <details><summary>Hint 1</summary>

  Not `<this>`.
  </details>

  ## Exercise: write it
  <!-- id: write-it; points: 2 -->

  ```vary
  a in 2..5
  ```
  Define `grow`, which makes {a} times as large.

  ```swift starter
  let grow = ___
  ```
  ```swift faded
  let grow = S(___)
  ```
  ```checks
  value grow ≈ solution 2pt
  ```
  <details><summary>Hint 1</summary>

  Scale.
  </details>
  <details><summary>Hint 2</summary>

  ```swift
  S(2)
  ```
  </details>
  <details><summary>Solution</summary>

  ```swift solution
  let grow = S(a)
  ```
  A scale.
  </details>
  <details><summary>Known wrong answers</summary>

  ```swift wrong moved
  let grow = T(a, a)
  ```
  > A *move*: (1, 1) lands at {(1, 1) * grow} & not <there>.

  ```swift accept
  let grow = S(a, a)
  ```
  </details>

  ## Choose: which one?
  <!-- id: which-one; points: 1 -->

  1. The `first`
  2. The second

  <details><summary>Answers</summary>

  - 1 no `first`: Not <this>.
  - 2 yes: This *one*.
  </details>

  ## Order: put it right
  <!-- id: put-it-right; points: 1 -->

  ```swift order
  T(-2, -1)
  R(90°)
  T(2, 1)
  S(2) // extra: Nothing <grows>.
  ```

  ## Explain: why?
  <!-- id: explain-why -->

  Why?

  <details><summary>Solution</summary>

  Because.
  </details>
  """
