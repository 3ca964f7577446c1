import { type Answers, choiceOf } from './answers.ts'
import { fieldsNamedIn } from './condition.ts'
import { isEqual } from './equal.ts'
import type { Field, Form } from './field.ts'
import { answerAt } from './parts.ts'

/**
 * A question as it is merged: a field, or a group that is one answer. `path` is made of wire names, `trail` of the
 * labels of the groups around it; `ties` are the questions that show or reset it, or stand before it in a rule.
 */
export type MergedField = {
  readonly path: string
  readonly trail: readonly string[]
  readonly field: Field
  readonly ties: readonly string[]
}

type Around = Pick<MergedField, 'trail' | 'ties'> & { readonly prefix: string }

/** The questions of a form as they are merged, in their order. */
export const mergedFields = (
  form: Form,
  { prefix, trail, ties: outer }: Around = { prefix: '', trail: [], ties: [] },
): MergedField[] =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    const ties = [...outer, ...neighboursTiedTo(form, name).map(neighbour => `${prefix}${neighbour}`)]
    return (field.kind === 'group' && !field.whole) || field.kind === 'block'
      ? mergedFields(field, { prefix: `${path}.`, trail: [...trail, field.label], ties })
      : [{ path, trail, field, ties }]
  })

function neighboursTiedTo(form: Form, name: string): string[] {
  const { shownWhen } = form.fields[name]!
  const resetting = Object.entries(form.fields).filter(([, { resets }]) =>
    resets?.some(reset => reset.field === name),
  )
  const ruling = (form.rules ?? []).flatMap(({ fields }) =>
    fields.includes(name) ? fields.slice(0, fields.indexOf(name)) : [],
  )
  return [
    ...(shownWhen ? fieldsNamedIn(shownWhen) : []),
    ...resetting.map(([neighbour]) => neighbour),
    ...ruling,
  ]
}

/**
 * What is merged as one thing where two wrote `mine` and `theirs`, as paths: an answer together with the questions
 * that show or reset it or stand in one rule with it, as far as the two answer those otherwise. Such a question travels with what it shows, so
 * that a merge never prunes what one of them wrote; one that both answer alike ties nothing, so that what stands
 * beside it under the same question comes together by itself.
 */
export function mergeUnits(form: Form, mine: Answers, theirs: Answers): string[][] {
  const fields = mergedFields(form)
  const units = fields.map(({ path }) => [path])
  for (const { path, ties } of fields) {
    if ([mine, theirs].every(answers => answerAt(answers, path) === undefined)) continue
    for (const tie of ties) if (!saySame(tie, mine, theirs)) join(units, tie, path)
  }
  const order = new Map(fields.map(({ path }, at) => [path, at]))
  return units.map(unit => unit.toSorted((one, other) => order.get(one)! - order.get(other)!))
}

/** Whether a condition sees the same on both sides: a description beside a choice opens nothing. */
function saySame(path: string, mine: Answers, theirs: Answers): boolean {
  const [own, hers] = [mine, theirs].map(answers => answerAt(answers, path))
  return isEqual(choiceOf(own) ?? own, choiceOf(hers) ?? hers)
}

function join(units: string[][], one: string, other: string): void {
  const [kept, gone] = [one, other].map(path => units.find(unit => unit.includes(path)))
  if (!kept || !gone || kept === gone) return
  kept.push(...gone)
  units.splice(units.indexOf(gone), 1)
}
