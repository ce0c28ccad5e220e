import Testing

@testable import Language

@Suite struct StackTests {
  @Test func whatIsForgottenIsNotThere() {
    var stack = Stack<Int>()
    #expect(stack.last == nil)
    stack.push(1)
    stack.push(2)
    #expect(stack.last == 2 && stack.count == 2)
    stack.shrink(to: 1)
    #expect(stack.last == 1)
    stack.shrink(to: 0)
    #expect(stack.last == nil && stack.count == 0)
    stack.push(3)
    #expect(stack.last == 3 && stack[0] == 3)
  }
}
