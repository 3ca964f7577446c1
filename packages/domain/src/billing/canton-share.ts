import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Canton } from '../people/canton.ts'
import { homeCountry, isPostalCodeOf, PostalCode } from '../people/postal-code.ts'
import { inSteps } from '../wire/fineness.ts'
import { minLength } from '../wire/length.ts'
import { line, nameMax, someLine } from '../wire/text.ts'
import { heldOn } from './dated-rules.ts'
import { costOf } from './rappen.ts'

/** Canton and municipality bear at least so much of acute and transitional care (art. 25a para. 2, art. 49a LAMal). */
export const leastCantonShare = 55
export const shareStep = 0.1
const houseNoMax = 16

/**
 * How many percent of acute and transitional care a canton pays from a day on, the rest being the insurer's, and where its
 * part is asked for.
 */
export const CantonShare = z.strictObject({
  canton: Canton,
  percent: z
    .number()
    .check(inSteps(shareStep), z.minimum(leastCantonShare, 'below_canton_share'), z.maximum(100)),
  recipient: someLine(nameMax),
  street: line(nameMax),
  house_no: line(houseNoMax),
  zip: PostalCode.check(
    minLength(1, 'required'),
    z.refine(zip => zip === '' || isPostalCodeOf(homeCountry, zip), 'bad_postal_code'),
  ),
  city: someLine(nameMax),
  from: Day,
})
export type CantonShare = z.infer<typeof CantonShare>

/** What tells one from another: a canton has one share from one day on. */
export const cantonShareKey = ({ canton, from }: CantonShare): string => `${canton} ${from}`

/** What a canton pays of acute and transitional care on a day; undefined where nobody wrote it. */
export const cantonShareOn = (
  listed: readonly CantonShare[],
  canton: Canton | null,
  day: Day,
): CantonShare | undefined => heldOn(listed, day, each => each.canton === canton)

/** A percentage in tenths, so that it is reckoned in whole numbers. */
const inTenths = (percent: number): number => Math.round(percent / shareStep)

/** A percentage as what a whole is multiplied by: 44.8 % are 0.448, and no long fraction of it. */
export const factorOf = (percent: number): number => inTenths(percent) / inTenths(100)

/** By what minutes times a rate by the hour times a percentage in tenths are divided. */
const minutesOfParts = 60 * inTenths(100)

/** How many percent are left to the insurer. */
export const insurerPercent = (cantonPercent: number): number =>
  (inTenths(100) - inTenths(cantonPercent)) / inTenths(1)

/**
 * What some minutes cost at a rate by the hour, as insurer and canton pay it, all in Rappen: together they are the whole. The
 * insurer's part is rounded once, as whoever reads its invoice reckons it from units, price and share; the rest is the canton's.
 */
export function sharedCost(
  cantonPercent: number,
  minutes: number,
  hourlyRate: number,
): { whole: number; insurer: number; canton: number } {
  const whole = costOf(minutes, hourlyRate)
  const parts = inTenths(100) - inTenths(cantonPercent)
  const insurer = Math.floor((minutes * hourlyRate * parts * 2 + minutesOfParts) / (minutesOfParts * 2))
  return { whole, insurer, canton: whole - insurer }
}
