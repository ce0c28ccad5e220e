internal import Language

/// A lesson to begin with: it holds as it stands, and each of its parts is to be replaced.
///
/// Nil where `id` cannot be the id of a lesson.
public func lessonTemplate(id: String) -> String? {
  guard isID(id) else { return nil }
  let title = id.split(separator: "-").joined(separator: " ")
  if title.isEmpty { return nil }
  return template.replacing(part: "<ID>", with: id)
    .replacing(part: "<TITLE>", with: title.capitalizedWord)
}

private let template = """
  ---
  lesson: <ID>
  title: <TITLE>
  format: 1
  lang: en
  ---
  # <TITLE>

  Say in two sentences what happens on the screen, with real numbers: a button stands at (40, 20)
  and slides 30 to the right.

  ```swift example
  > (40, 20) * T(30, 0)
  (70, 20)
  ```

  ## Predict: where does the button go?
  <!-- id: predict-button; points: 1 -->

  The button at ({x}, 20) slides 30 to the right and 5 down. Where is it then?

  ```vary
  x in 10, 40, 60
  ```
  ```swift predict
  (x, 20) * T(30, 5)
  ```
  ```swift wrong backwards
  (x - 30, 15)
  ```
  > {got} is to the left and above: you slid it the other way.

  ```swift wrong shift-alone
  (30, 5)
  ```
  > {got} is how far it slides. Where it goes depends on where it stood.

  ## Exercise: grow, then slide
  <!-- id: grow-then-slide; points: 3 -->

  Define `entrance`: the button grows to twice its size about the origin, then it slides by (30, 5).

  ```swift starter
  let entrance = ___
  ```
  ```checks
  value   entrance ≈ solution                2pt
  holds   (0, 0) * entrance ≈ (30, 5)        1pt  "The corner at the origin should slide by (30, 5) only."
  ```
  <details><summary>Hint 1</summary>

  In a product the leftmost step acts first. Which of the two is to act first?
  </details>
  <details><summary>Solution</summary>

  ```swift solution
  let entrance = S(2) * T(30, 5)
  ```
  The scale acts while the button is still at the origin, so it leaves the shift alone.
  </details>
  <details><summary>Known wrong answers</summary>

  ```swift wrong order
  let entrance = T(30, 5) * S(2)
  ```
  > Right steps, reverse order: here the scale also doubles the shift, and the corner slides to {(0, 0) * entrance}.

  ```swift wrong sign
  let entrance = S(2) * T(-30, -5)
  ```
  > This slides to the left and up: x grows to the right, y grows downwards.
  </details>

  ## Choose: what does the order change?
  <!-- id: choose-order; points: 1 -->

  1. how large the button is
  2. how far it slides
  3. nothing

  <details><summary>Answers</summary>

  - 1 no `size`: The scale doubles it in either order.
  - 2 yes: Where the scale comes last, it doubles the shift too.
  - 3 no `commute`: Compare where the corner (0, 0) goes in both.
  </details>

  """
