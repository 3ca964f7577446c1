import * as z from 'zod/mini'
import { CoverageLaw, coverageLaws } from '../coverages/coverage.ts'
import { addDays, Day } from '../days/day.ts'
import { Canton } from '../people/canton.ts'
import { isLamal, lamalLetters } from '../services/lamal.ts'
import type { FieldCode } from '../wire/field-error.ts'
import { inSteps } from '../wire/fineness.ts'
import { nameMax, someLine } from '../wire/text.ts'

/**
 * What is billed by the hour: the letters of OPre art. 7 para. 2, and D for what basic insurance does not know, such as
 * housekeeping. What follows from that for orders, hours and payers is asked of `isLamal` in `services/lamal.ts`.
 */
export const billedLetters = [
  { value: 'A', label: 'A – consigli' },
  { value: 'B', label: 'B – cure' },
  { value: 'C', label: 'C – cure di base' },
  { value: 'D', label: 'D – economia domestica' },
] as const
export const BilledLetter = z.enum(billedLetters.map(({ value }) => value))
export type BilledLetter = z.infer<typeof BilledLetter>

/**
 * Kinds of care that are invoiced apart. `asOrdinary`: where no rate of its own holds, that of ordinary care does. Acute
 * and transitional care is paid as agreed (art. 25a para. 2 of the health insurance act), or not at all.
 */
export const careKinds = [
  { value: 'ordinary', label: 'Cure ordinarie', asOrdinary: true },
  { value: 'psychiatric', label: 'Cure psichiatriche', asOrdinary: true },
  { value: 'employed_relative', label: 'Familiari curanti assunti', asOrdinary: true },
  { value: 'transitional', label: 'Cure acute e transitorie', asOrdinary: false },
] as const
export const CareKind = z.enum(careKinds.map(({ value }) => value))
export type CareKind = z.infer<typeof CareKind>

/** As long as a tariff type and a position may be in the electronic invoice. */
const tariffTypeLength = 3
const positionMax = 20

/** An hour dearer than this is a slip of the point: CHF 1000, in Rappen. */
export const dearestHour = 100_000

/**
 * What an hour costs from a day on, under a law, for a letter and a kind of care; in one canton, or where `canton` is
 * null in all; under one contract, or where `contract` is null for every payer. `hourly_rate` is in Rappen. Tariff type,
 * position and its name are as the payer asks for them: no public table names them all, so `code` may be unknown, and an
 * invoice then says what it lacks.
 */
export const Tariff = z.strictObject({
  law: CoverageLaw,
  letter: BilledLetter,
  care_kind: CareKind,
  canton: z.nullable(Canton),
  contract: z.nullable(someLine(nameMax)),
  tariff_type: z.nullable(
    z.string().check(z.trim(), z.regex(new RegExp(String.raw`^\w{${tariffTypeLength}}$`), 'bad_format')),
  ),
  code: z.nullable(someLine(positionMax)),
  name: z._default(z.nullable(someLine(nameMax)), null),
  hourly_rate: z.number().check(inSteps(1), z.minimum(1), z.maximum(dearestHour)),
  from: Day,
})
export type Tariff = z.infer<typeof Tariff>

const socialLaws: readonly CoverageLaw[] = ['kvg', 'uvg', 'ivg', 'mvg']

/** A tariff with the rule between its fields: housekeeping is on no social insurance (OAMal art. 59 para. 2 parts the two). */
export const WholeTariff = Tariff.check(
  z.superRefine((tariff, context) => {
    const refuse = (field: keyof Tariff, message: FieldCode): void =>
      context.addIssue({ code: 'custom', path: [field], message, input: tariff[field] })
    if (!isLamal(tariff.letter) && socialLaws.includes(tariff.law)) refuse('letter', 'not_an_option')
  }),
)

type Key = Pick<Tariff, 'law' | 'letter' | 'care_kind' | 'canton' | 'contract'>

const keyOf = ({ law, letter, care_kind, canton, contract }: Key): string =>
  [law, letter, care_kind, canton, contract].join(' ')

/** What tells one tariff from another: nobody writes two rates of one thing from one day on. */
export const tariffKey = (tariff: Tariff): string => `${keyOf(tariff)} ${tariff.from}`

/** The federal contributions to care at home (OPre art. 7a para. 1), in Rappen an hour: dated, never deleted. */
const contributions = [
  { from: '2011-01-01', A: 7980, B: 6540, C: 5460 },
  { from: '2020-01-01', A: 7690, B: 6300, C: 5260 },
] as const

/** Since 2026 care of the mentally ill and by employed relatives goes by positions of its own. */
const positions = {
  psychiatric: { A: '53221', B: '53222', C: '53223' },
  employed_relative: { A: '53231', B: '53232', C: '53233' },
} as const
const positionsFrom = '2026-01-01'

const federal = { law: 'kvg', canton: null, contract: null, tariff_type: '532', name: null } as const

/** What holds for every house, where it has written nothing of its own. */
export const federalTariffs: readonly Tariff[] = [
  ...contributions.flatMap(({ from, ...rates }) =>
    lamalLetters.map(letter => ({
      ...federal,
      letter,
      care_kind: 'ordinary' as const,
      code: null,
      hourly_rate: rates[letter],
      from,
    })),
  ),
  ...(['psychiatric', 'employed_relative'] as const).flatMap(care_kind =>
    lamalLetters.map(letter => ({
      ...federal,
      letter,
      care_kind,
      code: positions[care_kind][letter],
      hourly_rate: contributions.at(-1)![letter],
      from: positionsFrom,
    })),
  ),
]

type Asked = Key & { day: Day }

/** What has begun and speaks of an hour, under whichever contract. */
function begunFor(listed: readonly Tariff[], asked: Omit<Asked, 'contract'>): Tariff[] {
  const { law, letter, care_kind, canton, day } = asked
  const { asOrdinary } = careKinds.find(({ value }) => value === care_kind)!
  return listed
    .filter(tariff => tariff.law === law && tariff.letter === letter && tariff.from <= day)
    .filter(tariff => tariff.care_kind === care_kind || (asOrdinary && tariff.care_kind === 'ordinary'))
    .filter(tariff => tariff.canton === null || tariff.canton === canton)
}

/**
 * The tariff of an hour on a day; undefined where there is none. What speaks of the very kind of care goes before what
 * stands for it, what was agreed in the contract before what holds for every payer, what speaks of the canton before
 * what holds everywhere, the house's own before the federal one, and then the newest that has begun. What was agreed in
 * another contract never holds.
 */
export function tariffOn(listed: readonly Tariff[], asked: Asked): Tariff | undefined {
  const { care_kind, contract } = asked
  const own = new Set(listed)
  const rank = (tariff: Tariff): number =>
    (tariff.care_kind === care_kind ? 8 : 0) +
    (tariff.contract === null ? 0 : 4) +
    (tariff.canton === null ? 0 : 2) +
    (own.has(tariff) ? 1 : 0)
  return begunFor([...listed, ...federalTariffs], asked)
    .filter(tariff => tariff.contract === null || tariff.contract === contract)
    .toSorted((one, other) => rank(other) - rank(one) || (one.from < other.from ? 1 : -1))[0]
}

/** Whether what an hour costs on a day depends on the contract that the payer has. */
export const dependsOnContract = (listed: readonly Tariff[], asked: Omit<Asked, 'contract'>): boolean =>
  begunFor(listed, asked).some(({ contract }) => contract !== null)

const places = { law: coverageLaws, care_kind: careKinds, letter: billedLetters }

const placeOf = (field: keyof typeof places, tariff: Tariff): number =>
  places[field].findIndex(({ value }) => value === tariff[field])

/** As the laws, the kinds of care and the letters stand, what holds in all cantons and for every payer first. */
const order = (one: Tariff, other: Tariff): number =>
  placeOf('law', one) - placeOf('law', other) ||
  placeOf('care_kind', one) - placeOf('care_kind', other) ||
  placeOf('letter', one) - placeOf('letter', other) ||
  compared(one.canton, other.canton) ||
  compared(one.contract, other.contract)

const compared = (one: string | null, other: string | null): number =>
  (one ?? '') < (other ?? '') ? -1 : (one ?? '') > (other ?? '') ? 1 : 0

/** What holds on a day, one tariff for each law, letter, kind of care, canton and contract that anything is said of. */
export function tariffsOn(listed: readonly Tariff[], day: Day): Tariff[] {
  const begun = [...listed, ...federalTariffs].filter(({ from }) => from <= day)
  const keys = new Map(begun.map(tariff => [keyOf(tariff), tariff]))
  return Array.from(keys.values(), key => tariffOn(listed, { ...key, day })!).toSorted(order)
}

export type TariffChange = { tariff: Tariff; before: Tariff | undefined }

/** What changes after a day, the next change first, each with what holds until then. */
export const tariffChanges = (listed: readonly Tariff[], day: Day): TariffChange[] =>
  [...listed, ...federalTariffs]
    .filter(({ from }) => from > day)
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : order(one, other)))
    .map(tariff => ({ tariff, before: tariffOn(listed, { ...tariff, day: addDays(tariff.from, -1) }) }))
    .filter(({ tariff, before }) => !before || keyOf(before) !== keyOf(tariff) || !isSame(before, tariff))

const isSame = (one: Tariff, other: Tariff): boolean =>
  one.hourly_rate === other.hourly_rate &&
  one.code === other.code &&
  one.tariff_type === other.tariff_type &&
  one.name === other.name

/** The contracts that tariffs of a law name, each once. */
export const contractsUnder = (
  listed: readonly { law: CoverageLaw | null; contract: string | null }[],
  law: CoverageLaw | null,
): string[] => [...new Set(listed.flatMap(each => (each.law === law && each.contract) || []))].toSorted()
