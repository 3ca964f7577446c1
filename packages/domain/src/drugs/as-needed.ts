import type { DrugFields } from './drug.ts'
import { type Moment, moments } from './drug-lists.ts'

export type Doses = Pick<DrugFields, Moment>

/**
 * Where the dose of a drug that is taken as needed stands: it has one amount for each time and no moment of the
 * day, so the first of the four keeps it.
 */
export const eachTime = 'morning' satisfies Moment

export const noDoses: Doses = { morning: 0, afternoon: 0, evening: 0, night: 0 }

/** Whether the doses say no more than how much is taken each time. */
export const isOneAmount = (doses: Doses): boolean =>
  moments.every(({ value }) => value === eachTime || doses[value] === 0)

/**
 * The doses of a scheme once the drug is taken as needed: the amount that all its moments share. Where they differ
 * nobody can tell which is meant each time, so none is.
 */
export function dosesAsNeeded(doses: Doses): Doses {
  const [amount = 0, ...others] = new Set(moments.map(({ value }) => doses[value]).filter(dose => dose > 0))
  return { ...noDoses, [eachTime]: others.length === 0 ? amount : 0 }
}

/** The moments of a scheme without their amounts, where a scale says how much: 1 or 0. */
export const onlyWhen = (doses: Doses): Doses => {
  const when = (moment: Moment): number => (doses[moment] > 0 ? 1 : 0)
  return {
    morning: when('morning'),
    afternoon: when('afternoon'),
    evening: when('evening'),
    night: when('night'),
  }
}
