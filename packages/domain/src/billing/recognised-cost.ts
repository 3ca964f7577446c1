import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Canton } from '../people/canton.ts'
import { lamalLetters } from '../services/lamal.ts'
import { inSteps } from '../wire/fineness.ts'
import { heldOn } from './dated-rules.ts'
import { careKinds, dearestHour } from './tariff.ts'

/** Letters of which a rest is paid: what basic insurance does not know has none. */
export const residualLetters = lamalLetters

/**
 * Kinds of care of which a canton or a municipality pays the rest. Acute and transitional care is shared out between
 * insurer and canton as a whole (art. 25a para. 2 LAMal) and leaves none.
 */
export const residualKinds = careKinds.filter(({ value }) => value !== 'transitional')

/**
 * What an hour of care costs as a canton recognises it from a day on, in Rappen. It is written for each kind of care by
 * itself: nobody pays the rest of one because that of another is paid.
 */
export const RecognisedCost = z.strictObject({
  letter: z.enum(residualLetters),
  care_kind: z.enum(residualKinds.map(({ value }) => value)),
  canton: Canton,
  hourly_cost: z.number().check(inSteps(1), z.minimum(1), z.maximum(dearestHour)),
  from: Day,
})
export type RecognisedCost = z.infer<typeof RecognisedCost>

/** Of what one speaks, whatever its day: canton, kind of care and letter, as they are read. */
export const costedThing = ({
  canton,
  care_kind,
  letter,
}: Pick<RecognisedCost, 'canton' | 'care_kind' | 'letter'>): string =>
  [canton, residualKinds.findIndex(({ value }) => value === care_kind), letter].join(' ')

/** What tells one from another: nobody recognises two costs of one thing from one day on. */
export const recognisedCostKey = (cost: RecognisedCost): string => `${costedThing(cost)} ${cost.from}`

type Asked = { letter: string; care_kind: string; canton: string | null; day: Day }

/** What an hour is recognised to cost on a day; undefined where nobody wrote it. */
export const recognisedCostOn = (
  listed: readonly RecognisedCost[],
  { letter, care_kind, canton, day }: Asked,
): RecognisedCost | undefined =>
  heldOn(
    listed,
    day,
    each => each.letter === letter && each.care_kind === care_kind && each.canton === canton,
  )
