import type { Answers } from '@vicino/domain/form/answers.ts'
import { fieldsNamedIn } from '@vicino/domain/form/condition.ts'
import type { Field, Form } from '@vicino/domain/form/field.ts'
import { visibleFields } from '@vicino/domain/form/visibility.ts'

/** A shown field with those that its answer opened. */
export type Branch = { name: string; field: Field; opened: readonly Branch[] }

/** The shown fields of a form, each below the nearest field that gates it, in the order in which they are asked. */
export function gateTree(form: Form, answers: Answers): Branch[] {
  const shown = visibleFields(form, answers)
  const names = new Set(shown.map(([name]) => name))
  const gateOf = (field: Field): string | undefined =>
    field.shownWhen && fieldsNamedIn(field.shownWhen).findLast(name => names.has(name))
  const below = (gate: string | undefined): Branch[] =>
    shown
      .filter(([, field]) => gateOf(field) === gate)
      .map(([name, field]) => ({ name, field, opened: below(name) }))
  return below(undefined)
}
