import type { Form } from '../form/field.ts'
import type { WireAnswers } from '../form/wire-answers.ts'
import type { Derived, Scale } from './derived.ts'
import { scoresIn } from './scales.ts'

/** What the specification calls the number of a scale, which stands among the answers that make it. */
const numbers = [
  { scale: 'norton', number: 'total' },
  { scale: 'bmi', number: 'bmi' },
  { scale: 'mini_nutritional_assessment', number: 'total' },
] as const satisfies readonly { scale: Scale; number: string }[]

/** A total or an index that somebody wrote beside its answers, with its path. */
type WrittenScore = { readonly scale: Scale; readonly path: string; readonly value: unknown }

/** The answers of a body without the scores written beside those of this form, and these: checked, never kept. */
export function withoutScores(
  form: Form,
  written: WireAnswers,
): { answers: WireAnswers; scores: WrittenScore[] } {
  const scores = numbers.flatMap(({ scale, number }): (WrittenScore & { items: WireAnswers })[] => {
    const group = scale in form.fields ? written[scale] : undefined
    if (typeof group !== 'object' || group === null || !(number in group)) return []
    const { [number]: value, ...items } = group as WireAnswers
    return [{ scale, path: `${scale}.${number}`, value, items }]
  })
  const plain = Object.fromEntries(scores.map(({ scale, items }) => [scale, items]))
  return { answers: { ...written, ...plain }, scores }
}

/** The paths of the scores that do not follow from their answers. */
export function unfoundedScores(scores: readonly WrittenScore[], derived: Derived): string[] {
  const values = new Map(scoresIn(derived).map(({ scale, value }) => [scale, value]))
  return scores.filter(({ scale, value }) => values.get(scale) !== value).map(({ path }) => path)
}
