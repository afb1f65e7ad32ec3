/// A whole number with its thousands set apart: 3,482.
package func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude))
  var text = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0 && (digits.count - index).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}
