import type { FieldCode } from '../wire/field-error.ts'
import type { Apart } from './apart.ts'
import type { KeptVisit, SeriesPlan } from './series-plan.ts'

/** Why days cannot stand apart, at its place in the body. */
type ApartFault = { path: string; code: FieldCode }

/**
 * A change of a series with some of its days apart. Left out, a visit that stands stays when it was and with whom, a place
 * of its series apart from the others, and a day that would come to it does not; or others go then.
 */
export function planApart(plan: SeriesPlan, apart: Apart): SeriesPlan | ApartFault {
  const places = new Set([...plan.kept.map(({ after }) => after.place), ...plan.added])
  const strange = apart.findIndex(({ date }) => !places.has(date))
  if (strange >= 0) return { path: `apart.${strange}.date`, code: 'not_in_series' }
  const staffOn = new Map(apart.map(({ date, operators }) => [date, operators]))
  const leftOut = apart.filter(({ operators }) => operators === null)
  if (leftOut.length === places.size) return { path: 'apart', code: 'not_an_option' }
  return {
    ...plan,
    kept: plan.kept.map(visit => standApart(visit, staffOn.get(visit.after.place))),
    added: plan.added.filter(day => staffOn.get(day) !== null),
    onlyEnds: plan.onlyEnds && !plan.kept.some(({ after }) => staffOn.has(after.place)),
    staffOn: new Map(apart.flatMap(({ date, operators }) => (operators ? [[date, operators] as const] : []))),
  }
}

function standApart(
  { before, after }: KeptVisit,
  operators: Apart[number]['operators'] | undefined,
): KeptVisit {
  if (operators === undefined) return { before, after }
  if (operators) return { before, after: { ...after, fields: { ...after.fields, operators } } }
  const { date, end_date, start_time, end_time, full_day, operators: who } = before.fields
  const stood = { date, end_date, start_time, end_time, full_day, operators: who }
  return { before, after: { ...after, fields: { ...after.fields, ...stood } } }
}
