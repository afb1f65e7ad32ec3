import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct QuestionTests {
  let harness = StateHarness()

  private var question: QuestionState { harness.store.state.question }

  @Test("a question waits for its answer")
  func answered() {
    harness.store.dispatch(QuestionAction.ask(.quitWhileWriting))
    #expect(question.pending == .quitWhileWriting)
    #expect(question.answer == nil)
    harness.store.dispatch(QuestionAction.answer(true))
    #expect(question.pending == nil)
    #expect(question.answer == true)
  }

  @Test("an answer without a question changes nothing")
  func stray() {
    let before = question
    harness.store.dispatch(QuestionAction.answer(true))
    #expect(question == before)
  }

  @Test("a newer question is not answered by the answer to the one before")
  func newer() {
    harness.store.dispatch(QuestionAction.ask(.quitWhileWriting))
    harness.store.dispatch(QuestionAction.answer(true))
    harness.store.dispatch(QuestionAction.ask(.addSamples(count: 1)))
    #expect(question.answer == nil)
    #expect(question.number == 2)
  }

  @Test("the sentence has its plural")
  func plural() {
    #expect(Question.addSamples(count: 1).sentence.contains("1 sample memo to"))
    #expect(Question.addSamples(count: 24).sentence.contains("24 sample memos to"))
  }
}
