// The cube transition: two labels, one of which shrinks to an edge while the other opens from the
// opposite one, look like the sides of a turning cube. Both functions are the article's own, in the Swift
// of its year. Its sides overlap by one point, and its words get stuck; repaired, they share an edge:
//
//   0 s                0.1666667 s        0.3333333 s        0.5 s
//    │                  │                  │                  │
//   ─A─────────────B▶  ─A─────────────B▶  ─A─────────────B▶  ─A─────────────B▶
//    │┌───────────┐│    │┌───────────┐│    │┌───────────┐│    │┌───────────┐│
//    ││ newLabel  ││    ││           ││    ││           ││    ││           ││
//    ││           ││    ││ newLabel  ││    ││           ││    ││           ││
//    ││           ││    ││           ││    ││           ││    ││           ││
//    ││           ││    ││           ││    ││ newLabel  ││    ││           ││
//    ││   side    ││    │├───────────┤│    ││           ││    ││   side    ││
//    ││           ││    ││           ││    ││           ││    ││           ││
//    ││           ││    ││   side    ││    │├───────────┤│    ││           ││
//    ││           ││    ││           ││    ││   side    ││    ││           ││
//    │└───────────┘│    │└───────────┘│    │└───────────┘│    │└───────────┘│
//    D─────────────C    D─────────────C    D─────────────C    D─────────────C
//    ▼                  ▼                  ▼                  ▼
//   ─── die   ─── side   ─── newLabel   each: x 0 to 100, y 0 to 160
//   y down, clockwise on screen

func changeHeadingText(label label: UILabel) {
  if label.text == "Login Page" {
    self.cubeTrasition(label: label, toText: "Signup Page")
  } else {
    self.cubeTrasition(label: label, toText: "Signin Page")
  }
}

func cubeTrasition(label label: UILabel, toText: String){

  let newLabel = UILabel(frame: label.frame)
  newLabel.text = toText
  newLabel.font = label.font
  newLabel.textAlignment = label.textAlignment
  newLabel.textColor = label.textColor
  newLabel.backgroundColor = UIColor.clearColor()

  let newLabelOffset = label.frame.size.height / 2.0
  newLabel.transform = CGAffineTransformConcat(
    CGAffineTransformMakeScale(1.0, 0.05), CGAffineTransformMakeTranslation(0.0, -newLabelOffset))

  label.superview!.addSubview(newLabel)

  UIView.animateWithDuration(0.5, delay: 0.0, options: .CurveEaseOut, animations: {
    newLabel.transform = CGAffineTransformIdentity
    label.transform = CGAffineTransformConcat(CGAffineTransformMakeScale(1.0, 0.05), CGAffineTransformMakeTranslation(0.0, newLabelOffset))
  }, completion: {_ in
    label.text = newLabel.text;
    label.transform = CGAffineTransformIdentity
    newLabel.removeFromSuperview()
    self.changeHeadingText(label: self.heading)
  })
}

// The screen: a heading on a card.
let card = UIView(frame: CGRect(x: 40, y: 100, width: 240, height: 80))
view.addSubview(card)
let heading = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
heading.text = "Login Page"
card.addSubview(heading)

/// The label that is coming: the last one on its card.
func coming(on card: UIView) -> UILabel { card.subviews.last! }

/// Where a label is to be seen at this moment.
func shown(_ label: UILabel) -> CGRect { label.layer.presentation()!.frame }

// 1. One side of the cube gives way to the next. easeOut at a quarter, a half and three quarters of the
// half second is .378138, .684643 and .906535 (measured on Apple's frameworks); the new label grows so far
// from 5 % to all of its height, the old one shrinks as far.
changeHeadingText(label: heading)
print("1. \(heading.text!) closes downwards, \(coming(on: card).text!) opens from above:")
assert(
  coming(on: card).transform.isIdentity,
  "the model is at its end at once; what is shown is on its way")
for (moment, progress) in [[0, 0], [0.125, 0.378138], [0.25, 0.684643], [0.375, 0.906535]] {
  advance(moment - now)
  let (old, new) = [shown(heading), shown(coming(on: card))]
  print(
    String(
      format: "   at %.3f s  %5.2f and %5.2f high, overlapping by %.2f",
      now, old.height, new.height, new.maxY - old.minY))
  assert(abs(new.height - 40 * (0.05 + 0.95 * progress)) < 0.001, "the new label follows easeOut")
  assert(abs(old.height - 40 * (1 - 0.95 * progress)) < 0.001, "and so does the old one")
}
advance(0.125)
assert(
  heading.layer.presentation()!.affineTransform().isIdentity, "at the end the label is as it was")
assert(shown(heading) == CGRect(x: 20, y: 20, width: 200, height: 40))
print("   at \(now) s the label is itself again, and says \(heading.text!)")

// 2. The order matters: shrunk first and then moved, the middle goes to the edge; moved first, the move is
// shrunk, too.
let shrink = CGAffineTransformMakeScale(1.0, 0.05)
let move = CGAffineTransformMakeTranslation(0.0, 20.0)
print("2. Scale, then translate: the middle moves by", CGAffineTransformConcat(shrink, move).ty)
print("   translate, then scale: by", CGAffineTransformConcat(move, shrink).ty)
assert(
  CGAffineTransformConcat(shrink, move).ty == 20 && CGAffineTransformConcat(move, shrink).ty == 1)

// 3. A slip of its words: only "Login Page" is asked for, and nobody sets it again.
var words = [heading.text!]
for _ in 1...3 {
  advance(0.5)
  words.append(heading.text!)
}
print("3. Every half second it says")
print("  ", words)
assert(words == ["Signup Page", "Signin Page", "Signin Page", "Signin Page"])

// 4. A slip of its geometry: both sides overlap by one point all the time, half of the 5 % that they begin
// and end with. Moved by that much further, they share an edge, as the sides of a cube do.
func turn(label: UILabel, toText: String) {
  let newLabel = UILabel(frame: label.frame)
  newLabel.text = toText
  let offset = label.frame.size.height / 2.0 * (1 + 0.05)
  newLabel.transform = CGAffineTransformConcat(
    CGAffineTransformMakeScale(1.0, 0.05), CGAffineTransformMakeTranslation(0.0, -offset))
  label.superview!.addSubview(newLabel)
  UIView.animateWithDuration(
    0.5, delay: 0.0, options: .CurveEaseOut,
    animations: {
      newLabel.transform = CGAffineTransformIdentity
      label.transform = CGAffineTransformConcat(
        CGAffineTransformMakeScale(1.0, 0.05), CGAffineTransformMakeTranslation(0.0, offset))
    },
    completion: { _ in
      label.text = newLabel.text
      label.transform = CGAffineTransformIdentity
      newLabel.removeFromSuperview()
    })
}
let die = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
view.addSubview(die)
let side = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 120))
side.text = "Login Page"
die.addSubview(side)
turn(label: side, toText: "Signup Page")
print("4. Repaired, the sides")
for _ in 1...3 {
  advance(0.125)
  let overlap = shown(coming(on: die)).maxY - shown(side).minY
  print(String(format: "   overlap at %.3f s by %.2f", now - 2, overlap))
  assert(overlap ≈ 0, "they share an edge")
}
advance(0.125)
assert(side.transform.isIdentity && side.text! == "Signup Page" && die.subviews.count == 1)
print("   and at the end the label is itself again, and says", side.text!)

// The picture: a film of it.
turn(label: side, toText: "Login Page")
film(die, seconds: 0.5, frames: 4)
