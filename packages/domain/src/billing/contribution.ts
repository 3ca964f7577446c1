import * as z from 'zod/mini'
import { addDays, ageAt, Day } from '../days/day.ts'
import { Canton } from '../people/canton.ts'
import type { FieldCode } from '../wire/field-error.ts'
import { inSteps } from '../wire/fineness.ts'
import { heldOn } from './dated-rules.ts'
import { tariffsOn } from './tariff.ts'

/** How a canton lets a client contribute to her care (art. 25a para. 5 LAMal). */
export const contributionKinds = [
  { value: 'none', label: 'Nessuna partecipazione' },
  { value: 'percent_with_daily_cap', label: 'Percentuale con un massimo al giorno' },
] as const
const ContributionKind = z.enum(contributionKinds.map(({ value }) => value))

const percentStep = 0.1
/** Whoever is so old contributes everywhere. */
const latestAge = 30

/**
 * What a client contributes in a canton from a day on: so many percent of the care of a day, at most `daily_cap` in
 * Rappen; nothing below `min_age`, null where it is for any age. Nothing of it is said where nobody contributes.
 */
export const CantonalContribution = z.strictObject({
  canton: Canton,
  kind: ContributionKind,
  percent: z.nullable(z.number().check(inSteps(percentStep), z.minimum(percentStep), z.maximum(100))),
  daily_cap: z.nullable(z.number().check(inSteps(1), z.minimum(1))),
  min_age: z.nullable(z.int().check(z.minimum(1), z.maximum(latestAge))),
  from: Day,
})
export type CantonalContribution = z.infer<typeof CantonalContribution>

/** A fifth of the highest federal contribution to an hour of care on a day, in Rappen: more nobody may ask for. */
export function highestCap(day: Day): number {
  const rates = tariffsOn([], day).map(({ hourly_rate }) => hourly_rate)
  return Math.floor(Math.max(0, ...rates) / 5)
}

/** A contribution with the rules between its fields. */
export const WholeContribution = CantonalContribution.check(
  z.superRefine((written, context) => {
    const { kind, daily_cap, from } = written
    const refuse = (field: keyof CantonalContribution, message: FieldCode): void =>
      context.addIssue({ code: 'custom', path: [field], message, input: written[field] })
    if (kind === 'none')
      for (const field of ['percent', 'daily_cap', 'min_age'] as const) {
        if (written[field] !== null) refuse(field, 'not_an_option')
      }
    else
      for (const field of ['percent', 'daily_cap'] as const) {
        if (written[field] === null) refuse(field, 'required')
      }
    if (daily_cap !== null && daily_cap > highestCap(from)) refuse('daily_cap', 'above_federal_cap')
  }),
)

/** What tells one from another: nobody writes two rules for a canton from one day on. */
export const contributionKey = ({ canton, from }: CantonalContribution): string => `${canton} ${from}`

const nothing = { kind: 'none', percent: null, daily_cap: null, min_age: null } as const
const share = { kind: 'percent_with_daily_cap', percent: 20, min_age: null } as const

/** In Ticino nobody contributes: the voters refused it on 12 February 2017. */
const inForce: readonly CantonalContribution[] = [{ canton: 'TI', ...nothing, from: '2011-01-01' }]

/**
 * What other cantons were seen to do, as a beginning for whoever writes it: none of it is billed before the house has
 * verified and written it. Where only a half of the maximum is known, it is that of the year.
 */
export const proposedContributions: readonly CantonalContribution[] = [
  { canton: 'AG', ...share, daily_cap: 1595, min_age: 18, from: '2018-01-01' },
  { canton: 'AG', ...share, daily_cap: 1535, min_age: 18, from: '2020-01-01' },
  { canton: 'FR', ...nothing, from: '2018-01-01' },
  { canton: 'GR', ...share, daily_cap: 1535, from: '2020-01-01' },
  { canton: 'LU', ...share, daily_cap: 800, from: '2018-01-01' },
  { canton: 'LU', ...share, daily_cap: 765, from: '2020-01-01' },
  { canton: 'NE', ...nothing, from: '2018-01-01' },
  { canton: 'VS', ...nothing, from: '2018-01-01' },
  { canton: 'ZH', ...share, daily_cap: 765, from: '2020-01-01' },
]

const newestOn = (
  listed: readonly CantonalContribution[],
  canton: Canton,
  day: Day,
): CantonalContribution | undefined => heldOn(listed, day, each => each.canton === canton)

/** What holds in a canton on a day: the house's own before what is known; undefined where nobody wrote it. */
export const contributionOn = (
  listed: readonly CantonalContribution[],
  canton: Canton,
  day: Day,
): CantonalContribution | undefined => newestOn(listed, canton, day) ?? newestOn(inForce, canton, day)

/** What is proposed for a canton on a day, to be verified; undefined where nothing is known. */
export const proposedOn = (canton: Canton, day: Day): CantonalContribution | undefined =>
  newestOn(proposedContributions, canton, day) ?? newestOn(inForce, canton, day)

/** What holds on a day, one rule for each canton of which anything is said. */
export const contributionsOn = (listed: readonly CantonalContribution[], day: Day): CantonalContribution[] =>
  Array.from(new Set([...listed, ...inForce].map(({ canton }) => canton)))
    .toSorted()
    .flatMap(canton => contributionOn(listed, canton, day) ?? [])

type ContributionChange = {
  contribution: CantonalContribution
  before: CantonalContribution | undefined
}

/** What changes after a day, the next change first, each with what holds until then. */
export const contributionChanges = (
  listed: readonly CantonalContribution[],
  day: Day,
): ContributionChange[] =>
  listed
    .filter(({ from }) => from > day)
    .toSorted((one, other) => (contributionOrder(one) < contributionOrder(other) ? -1 : 1))
    .map(contribution => {
      const { canton, from } = contribution
      return { contribution, before: contributionOn(listed, canton, addDays(from, -1)) }
    })
    .filter(({ contribution, before }) => !before || !isSame(before, contribution))

const contributionOrder = ({ from, canton }: CantonalContribution): string => `${from} ${canton}`

const isSame = (one: CantonalContribution, other: CantonalContribution): boolean =>
  one.kind === other.kind &&
  one.percent === other.percent &&
  one.daily_cap === other.daily_cap &&
  one.min_age === other.min_age

/** A percentage in tenths, so that it is reckoned in whole numbers. */
const tenths = (percent: number): number => Math.round(percent / percentStep)

/**
 * What is contributed to the care of one day, in Rappen: never more than the percentage, nor more than what is left of
 * the cap where `already` was billed of that day.
 */
export function contributionTo(
  care: number,
  { percent, daily_cap }: { percent: number; daily_cap: number },
  already = 0,
): number {
  const part = Math.floor((care * tenths(percent)) / tenths(100))
  return Math.max(0, Math.min(part, daily_cap - already))
}

/** Whether somebody is old enough to contribute on a day. */
export const contributesAt = (
  { min_age }: Pick<CantonalContribution, 'min_age'>,
  birthday: Day,
  day: Day,
): boolean => min_age === null || ageAt(birthday, day) >= min_age
