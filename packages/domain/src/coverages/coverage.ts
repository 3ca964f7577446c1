import * as z from 'zod/mini'
import { insuranceTypes } from '../contacts/contact.ts'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Canton } from '../people/canton.ts'
import type { SanitaryFields } from '../dossiers/sanitary-data.ts'
import { HealthCard } from '../identifiers/health-card.ts'
import { InsuranceNumber } from '../identifiers/insurance-number.ts'
import { foldAccents } from '../people/search-words.ts'
import { Signature } from '../records/versioned.ts'
import type { FieldCode } from '../wire/field-error.ts'
import { Id } from '../wire/id.ts'
import { lineMax, nameMax, noteMax, Reason, someLine, text } from '../wire/text.ts'

/**
 * Under which law the care is paid. `held`: how many may hold on one day. Basic insurance is one by law; of an
 * accident, an invalidity or a service in the army each case has its own; complementary insurers may be several.
 */
export const coverageLaws = [
  ...insuranceTypes.map(({ value, label }) => ({ value, label, held: heldUnder(value) })),
  { value: 'private', label: 'Privata – paga il cliente', held: 'by_insurer' },
] as const

function heldUnder(law: (typeof insuranceTypes)[number]['value']): 'one' | 'by_case' | 'by_insurer' {
  if (law === 'kvg') return 'one'
  return law === 'vvg' ? 'by_insurer' : 'by_case'
}

export const CoverageLaw = z.enum(['kvg', 'vvg', 'uvg', 'ivg', 'mvg', 'private'])
export type CoverageLaw = z.infer<typeof CoverageLaw>

/** Who owes the invoice: the insurer, or the client, who is paid back (art. 42 of the health insurance act). */
export const tiersOptions = [
  { value: 'payant', label: 'Terzo pagante' },
  { value: 'garant', label: 'Terzo garante' },
] as const
export const Tiers = z.enum(tiersOptions.map(({ value }) => value))
export type Tiers = z.infer<typeof Tiers>

/** Why somebody is treated, in the words of the electronic invoice. */
export const treatmentReasons = [
  { value: 'disease', label: 'Malattia' },
  { value: 'accident', label: 'Infortunio' },
  { value: 'maternity', label: 'Maternità' },
  { value: 'prevention', label: 'Prevenzione' },
  { value: 'birthdefect', label: 'Infermità congenita' },
  { value: 'unknown', label: 'Non noto' },
] as const
export const TreatmentReason = z.enum(treatmentReasons.map(({ value }) => value))
export type TreatmentReason = z.infer<typeof TreatmentReason>

/** The allowance of who needs help every day (assegno per grandi invalidi). */
export const helplessnessGrades = [
  { value: 'none', label: 'Nessuno' },
  { value: 'light', label: 'Grado lieve' },
  { value: 'medium', label: 'Grado medio' },
  { value: 'severe', label: 'Grado elevato' },
] as const
export const Helplessness = z.enum(helplessnessGrades.map(({ value }) => value))
export type Helplessness = z.infer<typeof Helplessness>

/** As long as a case number may be on an invoice. */
const caseNumberMax = 35

/** What is written of a coverage. `contactId`: the insurer in the contact book, under the name that it had then. */
export const CoverageFields = z.strictObject({
  law: CoverageLaw,
  from: Day,
  until: z.nullable(Day),
  insurer: z.nullable(someLine(nameMax)),
  contactId: z.nullable(Id),
  insured_number: z.nullable(InsuranceNumber),
  card_number: z.nullable(HealthCard),
  card_expiry: z.nullable(Day),
  tiers: Tiers,
  treatment_reason: TreatmentReason,
  case_number: z.nullable(someLine(caseNumberMax)),
  case_date: z.nullable(Day),
  canton: z.nullable(Canton),
  guarantor: z.nullable(someLine(lineMax)),
  helplessness: z.nullable(Helplessness),
  helplessness_since: z.nullable(Day),
  note: text(noteMax),
})
export type CoverageFields = z.infer<typeof CoverageFields>

/** The rules between the fields. What an invoice asks for beyond them is asked when there is one. */
export const WholeCoverage = CoverageFields.check(
  z.superRefine((coverage, context) => {
    const { law, from, until, insurer, tiers, helplessness, helplessness_since } = coverage
    const refuse = (field: keyof CoverageFields, message: FieldCode): void =>
      context.addIssue({ code: 'custom', path: [field], message, input: coverage[field] })
    if (until !== null && until < from) refuse('until', 'end_before_start')
    if (law !== 'private' && insurer === null) refuse('insurer', 'required')
    // Accident, invalidity and military insurance owe the care themselves; who pays alone has nobody to owe it.
    if (tiers === 'garant' && ['uvg', 'ivg', 'mvg'].includes(law)) refuse('tiers', 'not_an_option')
    if (tiers === 'payant' && law === 'private') refuse('tiers', 'not_an_option')
    const isHelped = helplessness !== null && helplessness !== 'none'
    if (isHelped && helplessness_since === null) refuse('helplessness_since', 'required')
    if (!isHelped && helplessness_since !== null) refuse('helplessness', 'required')
  }),
)

/** What is known of a coverage of which nothing but its law and its insurer was written. */
export const coverageDefaults = (law: CoverageLaw) =>
  ({
    until: null,
    insurer: null,
    contactId: null,
    insured_number: null,
    card_number: null,
    card_expiry: null,
    tiers: law === 'private' ? 'garant' : 'payant',
    treatment_reason: law === 'uvg' ? 'accident' : 'disease',
    case_number: null,
    case_date: null,
    canton: null,
    guarantor: null,
    helplessness: null,
    helplessness_since: null,
    note: '',
  }) as const satisfies Partial<CoverageFields>

/** A coverage as it stands. One that was written by mistake is struck, and stays legible. */
export const Coverage = z.strictObject({
  _id: Id,
  dossierId: Id,
  version: z.number(),
  ...CoverageFields.shape,
  struck_reason: z.nullable(z.string()),
  author: Signature,
  created_at: Instant,
  written_at: Instant,
})
export type Coverage = z.infer<typeof Coverage>

const { law, from, ...rest } = CoverageFields.shape

export const NewCoverage = z.strictObject({
  _id: z.optional(Id),
  dossierId: z.optional(Id),
  law,
  from,
  ...z.partial(z.strictObject(rest)).shape,
})
export type NewCoverage = z.infer<typeof NewCoverage>

/** Corrects a coverage, ends it by its last day, or strikes it with a reason. */
export const CoverageChange = z.strictObject({
  version: z.int().check(z.minimum(1)),
  ...z.partial(CoverageFields).shape,
  struck: z.optional(z.strictObject({ reason: Reason })),
})
export type CoverageChange = z.infer<typeof CoverageChange>

type Held = Pick<CoverageFields, 'from' | 'until'>

/** Whether it holds on a day, both ends included. */
export const holdsOn = ({ from: first, until }: Held, day: Day): boolean =>
  first <= day && (until === null || day <= until)

const meet = (one: Held, other: Held): boolean =>
  (one.until === null || other.from <= one.until) && (other.until === null || one.from <= other.until)

type Paying = Held & Pick<CoverageFields, 'law' | 'insurer' | 'case_number'>

const folded = (words: string | null): string => foldAccents(words ?? '').trim()

/** Whether two coverages cannot hold on the same day, and do. */
export function areRivals(one: Paying, other: Paying): boolean {
  if (one.law !== other.law || !meet(one, other)) return false
  const { held } = coverageLaws.find(({ value }) => value === one.law)!
  if (held === 'one') return true
  return held === 'by_case'
    ? folded(one.case_number) === folded(other.case_number)
    : folded(one.insurer) === folded(other.insurer)
}

/** Those that hold on a day, as their laws stand: what the invoice of that day goes by. */
export const coveragesOn = (coverages: readonly Coverage[], day: Day): Coverage[] =>
  coverageLaws.flatMap(({ value }) =>
    coverages.filter(
      coverage => coverage.law === value && coverage.struck_reason === null && holdsOn(coverage, day),
    ),
  )

type Numbers = Pick<SanitaryFields, 'cardNumber' | 'insuranceNumber'>

/**
 * Which numbers of the sanitary data the basic insurance of a day names otherwise. The two are written apart, and an
 * invoice goes by the coverage: whoever reads one of them has to know that there is another.
 */
export function numbersNamedOtherwise(
  { cardNumber, insuranceNumber }: Numbers,
  held: readonly Pick<CoverageFields, 'law' | 'card_number' | 'insured_number'>[],
): (keyof Numbers)[] {
  const basic = held.find(one => one.law === 'kvg')
  const pairs = [
    ['cardNumber', cardNumber, basic?.card_number],
    ['insuranceNumber', insuranceNumber, basic?.insured_number],
  ] as const
  return pairs.filter(([, own, other]) => own && other && own !== other).map(([name]) => name)
}
