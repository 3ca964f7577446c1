import type { Instant } from '../days/instant.ts'
import { type DoseScale, proposedDose, scaleValueMinutes } from '../drugs/dose-scale.ts'
import type { AskedScale } from './asked-scale.ts'
import { questionKey } from '../records/confirmation.ts'
import type { QuestionOf } from './dose-question.ts'
import { freshValue, isFresh, told } from './held-dose.ts'
import type { DoseFacts, MeasuredValue, WeighedDose } from './weighed-dose.ts'

/** What a scale says of a dose at an instant, by the last value of the half hour before. */
export function saidByScale(
  scale: DoseScale,
  values: readonly MeasuredValue[],
  given_at: Instant,
): AskedScale {
  const fresh = freshValue(values, scale.parameter, given_at, scaleValueMinutes)
  if (fresh === undefined) return { scale, value: null, measured_at: null, proposed: null }
  return { scale, ...told(fresh), proposed: proposedDose(scale, fresh.value) }
}

/** What a scale says of a dose later: the same, as long as its value counts. */
export const stillSaid = (said: AskedScale, given_at: Instant): AskedScale =>
  said.measured_at !== null && isFresh(said.measured_at, given_at, scaleValueMinutes)
    ? said
    : saidByScale(said.scale, [], given_at)

type Values = Pick<DoseFacts, 'measured' | 'values'>

const valuesFor = ({ measured, values }: Values): MeasuredValue[] => [...measured, ...values]

/** How much of a dose is ordered: what its scale proposes, 0 where it proposes nothing. */
export function orderedAmount(
  { drug: { dose_scale }, ordered, given_at }: WeighedDose,
  facts: Values,
): number {
  if (dose_scale === null) return ordered
  return saidByScale(dose_scale, valuesFor(facts), given_at).proposed ?? 0
}

/**
 * What a scale asks before a dose; null where exactly what it proposes is given. Of what the client took herself
 * nothing is asked: nobody can measure before it any more.
 */
export function scaleAsked(
  { drug: { dose_scale }, dose, given_at, status }: WeighedDose,
  facts: Values,
): AskedScale | null {
  if (dose_scale === null || status !== 'given') return null
  const said = saidByScale(dose_scale, valuesFor(facts), given_at)
  return said.proposed !== null && said.proposed > 0 && said.proposed === dose ? null : said
}

/** The question of a scale, as it is read where the dose stands: under the name by which it is answered. */
export const questionByScale = (said: AskedScale): QuestionOf<'dose_scale'> => ({
  code: 'dose_scale',
  key: questionKey('dose_scale', said),
  until: null,
  ...said,
})
