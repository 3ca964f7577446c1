import { type Answer, type Answers, answersIn } from './answers.ts'

/** The answer at a path of wire names (`oxygen.flow_rate`). */
export function answerAt(answers: Answers, path: string): Answer | undefined {
  const [name = '', ...rest] = path.split('.')
  return rest.length === 0 ? answers[name] : answerAt(answersIn(answers, name), rest.join('.'))
}

/** The answers at these paths alone, below the groups in which they stand. */
export const answersAt = (answers: Answers, paths: readonly string[]): Answers =>
  together(paths.map(path => onlyAt(answers, path)))

function onlyAt(answers: Answers, path: string): Answers {
  const [name = '', ...rest] = path.split('.')
  const answer = rest.length === 0 ? answers[name] : onlyAt(answersIn(answers, name), rest.join('.'))
  const isThere = answer !== undefined && (rest.length === 0 || Object.keys(answer).length > 0)
  return isThere ? { [name]: answer } : {}
}

/** Parts that share no question, as one. */
export const together = (parts: readonly Answers[]): Answers => parts.reduce(joined, {})

const joined = (one: Answers, other: Answers): Answers => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([name, answer]) => [
      name,
      name in one ? joined(answersIn(one, name), answersIn(other, name)) : answer,
    ]),
  ),
})
