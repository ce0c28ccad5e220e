// The cube transition: two labels that shrink and grow along their edges look like the sides of a
// turning cube. The function is the article's own code, in the Swift of its year.

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
  })
}

let heading = UILabel(frame: CGRect(x: 60, y: 100, width: 200, height: 40))
heading.text = "Login Page"
view.addSubview(heading)

cubeTrasition(label: heading, toText: "Signup Page")
let incoming = view.subviews.last!

// The model is at its end at once; what is shown is on its way.
assert(incoming.transform.isIdentity, "the model of the new label is the identity at once")
for moment in 1...4 {
  advance(0.125)
  let shown = incoming.layer.presentation()!
  print("after", now, "s the new label is", shown.frame.height, "high")
}
run()
assert(heading.transform.isIdentity, "at the end the old label is as it was")
assert(heading.text == "Signup Page", "and says the new text")
assert(incoming.superview == nil, "the new one is gone")
print("at the end:", heading.text!, heading.frame)

cubeTrasition(label: heading, toText: "Signin Page")

film(view, frames: 4)
