import { bandOf } from '../form/bands.ts'
import { news2Alarm, news2Emergency } from './critical-field.ts'
import { type LimitsFields, normsFromAge } from './limits.ts'
import type { Consciousness } from './observation.ts'
import type { ReadingFields } from './reading.ts'
import { type CriticalResponse, withConsciousness } from './responses.ts'

/** The seven items of NEWS2, in the order of its chart. */
export const news2Items = [
  { field: 'rr', label: 'Frequenza respiratoria' },
  { field: 'sat_o2', label: 'Saturazione di ossigeno' },
  { field: 'sat_o2_quantity', label: 'Aria o ossigeno' },
  { field: 'bp_max', label: 'Pressione massima' },
  { field: 'hr', label: 'Frequenza cardiaca' },
  { field: 'consciousness', label: 'Coscienza' },
  { field: 'temperature', label: 'Temperatura' },
] as const
export type News2Field = (typeof news2Items)[number]['field']

/** What of a reading the score is reckoned from. */
export type News2Items = Pick<ReadingFields, News2Field>
type Whole = { [Field in News2Field]: NonNullable<News2Items[Field]> }

/** How many points are given from where on, the highest first; the last holds for all that is left. */
type Band = { from?: number; points: number }

const band = (from: number, points: number): Band => ({ from, points })
const respiration = [band(25, 3), band(21, 2), band(12, 0), band(9, 1), { points: 3 }]
const saturation = [band(96, 0), band(94, 1), band(92, 2), { points: 3 }]
const saturationOnAir2 = [band(88, 0), band(86, 1), band(84, 2), { points: 3 }]
const saturationOnOxygen2 = [band(97, 3), band(95, 2), band(93, 1), ...saturationOnAir2]
const systolic = [band(220, 3), band(111, 0), band(101, 1), band(91, 2), { points: 3 }]
const pulse = [band(131, 3), band(111, 2), band(91, 1), band(51, 0), band(41, 1), { points: 3 }]
const warmth = [band(39.1, 2), band(38.1, 1), band(36.1, 0), band(35.1, 1), { points: 3 }]

const pointsAt = (bands: readonly Band[], value: number): number => bandOf(bands, value).points

/** The points of each item: Royal College of Physicians, National Early Warning Score 2 (2017), chart 1. */
function pointsOf(items: Whole, scale: LimitsFields['news2_scale']): Record<News2Field, number> {
  const onOxygen = items.sat_o2_quantity > 0
  const scale2 = onOxygen ? saturationOnOxygen2 : saturationOnAir2
  return {
    rr: pointsAt(respiration, items.rr),
    sat_o2: pointsAt(scale === 2 ? scale2 : saturation, items.sat_o2),
    sat_o2_quantity: onOxygen ? 2 : 0,
    bp_max: pointsAt(systolic, items.bp_max),
    hr: pointsAt(pulse, items.hr),
    consciousness: items.consciousness === 'A' ? 0 : 3,
    temperature: pointsAt(warmth, items.temperature),
  }
}

/** What the score says, and what is advised at home; the highest first. It supports the nurse, it does not decide. */
export const news2Risks = [
  { risk: 'high', label: 'Rischio alto', response: 'emergency' },
  { risk: 'medium', label: 'Rischio medio', response: 'doctor_now' },
  { risk: 'low_medium', label: 'Rischio basso-medio', response: 'doctor_today' },
  { risk: 'low', label: 'Rischio basso', response: 'go_on' },
] as const
type News2Risk = (typeof news2Risks)[number]['risk']

/** What a risk asks for, of a person of this consciousness: the sheet of a critical value and the score say the same. */
export const adviceOf = (risk: News2Risk, consciousness: Consciousness | null): CriticalResponse =>
  withConsciousness(news2Risks.find(one => one.risk === risk)!.response, consciousness)

/** The risk that a total says by itself; a single item of 3 points is told by `riskOf`. */
export function riskOfTotal(total: number): News2Risk {
  if (total >= news2Emergency) return 'high'
  return total >= news2Alarm ? 'medium' : 'low'
}

function riskOf(total: number, points: readonly number[]): News2Risk {
  const risk = riskOfTotal(total)
  return risk === 'low' && points.includes(3) ? 'low_medium' : risk
}

export type News2 =
  | { complete: true; total: number; risk: News2Risk; points: Record<News2Field, number> }
  | { complete: false; missing: News2Field[] }

/**
 * NEWS2 of one reading. It is never reckoned from missing items: without a stated flow nobody knows whether air
 * was breathed, without consciousness nobody may assume an alert person (decision 0017). A flow of 0 is air.
 */
export function news2Of(reading: News2Items, scale: LimitsFields['news2_scale']): News2 {
  const missing = news2Items.map(({ field }) => field).filter(field => reading[field] === null)
  if (missing.length > 0) return { complete: false, missing }
  const points = pointsOf(reading as Whole, scale)
  const each = Object.values(points)
  const total = each.reduce((sum, one) => sum + one, 0)
  return { complete: true, total, risk: riskOf(total, each), points }
}

/** The youngest for whom the score was made, in years: from there on the norms of adults hold too. */
export const news2FromAge = normsFromAge
