import type { HeldLimits } from './limits-course.ts'
import { type CriticalField, criticalFields, news2Alarm } from './critical-field.ts'
import { boundsFor, type Marking, markOf, type News2Use } from './limits.ts'
import type { MeasureField } from './measure.ts'
import { adviceOf, type News2Items, news2Of, riskOfTotal } from './news2.ts'
import type { Consciousness } from './observation.ts'
import type { CriticalResponse } from './responses.ts'

type Observed = { [Field in MeasureField]: number | null } & { consciousness: Consciousness | null }

const isCritical = (reading: Observed, field: CriticalField, marking: Marking): boolean => {
  if (field === 'consciousness') return reading.consciousness !== null && reading.consciousness !== 'A'
  const value = reading[field]
  return value !== null && markOf(value, boundsFor(field, marking))?.level === 'red'
}

/** What a reading says by itself: which of its values ask to act now, and its NEWS2 where that is whole and reckoned. */
export type Judgement = { critical: CriticalField[]; news2: number | null }

/** Judges a reading by what held when it was measured. Below the age of the norms no NEWS2 is reckoned either. */
export function judge(reading: Observed & News2Items, held: HeldLimits, use: News2Use): Judgement {
  const score = held.norms && use === 'on' ? news2Of(reading, held.news2_scale) : null
  return {
    critical: criticalFields.filter(field => isCritical(reading, field, held)),
    news2: score?.complete ? score.total : null,
  }
}

/** Whether a NEWS2 asks for a doctor. */
const alarms = (news2: number | null): boolean => news2 !== null && news2 >= news2Alarm

/** Whether somebody has to act on a reading: it ends in a sheet that stays, not in a word that passes. */
export const isAlarming = ({ critical, news2 }: Judgement): boolean => critical.length > 0 || alarms(news2)

/** What is critical in a reading and was not in the version before it: a corrected note alarms nobody anew. */
export const isNewlyAlarming = (judgement: Judgement, before: Judgement): boolean =>
  judgement.critical.some(field => !before.critical.includes(field)) ||
  (alarms(judgement.news2) && !alarms(before.news2))

/**
 * What an alarming reading asks for. A red bound asks for the doctor now; only where a whole NEWS2 stays below 5 and
 * says that each critical value is one item of 3 points it is a repeat within the hour. `scale` is unknown where the
 * client's limits could not be read: then the more urgent answer holds.
 */
export function responseTo(
  { critical, news2, ...items }: Judgement & News2Items,
  scale: 1 | 2 | null,
): CriticalResponse {
  const advice = adviceOf(riskOfTotal(news2 ?? 0), items.consciousness)
  if (advice !== 'go_on') return advice
  const score = news2 === null || scale === null ? null : news2Of(items, scale)
  const points: Partial<Record<CriticalField, number>> = score?.complete ? score.points : {}
  return critical.every(field => points[field] === 3) ? 'doctor_today' : 'doctor_now'
}

/** After how many minutes a measurement may be repeated: never later than the hour that the mildest answer asks for. */
export const repeatMinutes = [5, 15, 30, 60] as const
