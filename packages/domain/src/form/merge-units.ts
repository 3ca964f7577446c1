import { fieldsNamedIn } from './condition.ts'
import type { Field, Form } from './field.ts'

/**
 * What is merged as one thing: a field with all that it gates or resets, however far that reaches; a group
 * (a score, a device) as a whole. Half of hers and half of mine would be an answer that nobody gave, and since a
 * gate travels with what it hides, a merge can never prune what one of the two wrote.
 */
export function mergeUnits(form: Form): string[][] {
  const units = Object.keys(form.fields).map(name => [name])
  for (const [name, field] of Object.entries(form.fields))
    for (const tied of tiesOf(field)) join(units, name, tied)
  return units
}

const tiesOf = (field: Field): string[] => [
  ...(field.shownWhen === undefined ? [] : fieldsNamedIn(field.shownWhen)),
  ...(field.resets ?? []).map(reset => reset.field),
]

function join(units: string[][], one: string, other: string): void {
  const [first, second] = [one, other].map(name => units.findIndex(unit => unit.includes(name)))
  if (first === undefined || second === undefined || first === second) return
  const [kept, gone] = first < second ? [first, second] : [second, first]
  units[kept]!.push(...units.splice(gone, 1)[0]!)
}
