import type { UseFormReturnType } from '@mantine/form'
import {
  type Coverage,
  coverageDefaults,
  type CoverageFields,
  type CoverageLaw,
  coverageLaws,
  type Helplessness,
  type Tiers,
  type TreatmentReason,
  WholeCoverage,
} from '@vicino/domain/coverages/coverage.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Canton } from '@vicino/domain/people/canton.ts'
import { formatHealthCard } from '@vicino/domain/identifiers/health-card.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { textOrNull } from '../ui/fields/text-or-null.ts'

/** What the form holds: texts as they are typed, choices perhaps still open; `version` 0 for a new one. */
export type CoverageValues = {
  _id: Id
  version: number
  law: CoverageLaw | null
  from: Day | null
  until: Day | null
  insurer: string
  contactId: Id | null
  insured_number: string
  card_number: string
  card_expiry: Day | null
  tiers: Tiers | null
  treatment_reason: TreatmentReason | null
  case_number: string
  case_date: Day | null
  canton: Canton | null
  guarantor: string
  helplessness: Helplessness | null
  helplessness_since: Day | null
  note: string
}
export type CoverageForm = UseFormReturnType<CoverageValues>

/** A coverage before anything was written of it: basic insurance, as almost everybody has one. */
export const emptyValues = (_id: Id, today: Day, canton: Canton | null): CoverageValues => ({
  ...coverageDefaults('kvg'),
  _id,
  version: 0,
  law: 'kvg',
  from: today,
  insurer: '',
  insured_number: '',
  card_number: '',
  case_number: '',
  guarantor: '',
  canton,
})

/** A coverage as the form shows it: numbers grouped as they are read. */
export function valuesOf(coverage: Coverage): CoverageValues {
  const { dossierId, struck_reason, author, created_at, written_at, ...held } = coverage
  return {
    ...held,
    insurer: held.insurer ?? '',
    insured_number: held.insured_number ?? '',
    card_number: held.card_number === null ? '' : formatHealthCard(held.card_number),
    case_number: held.case_number ?? '',
    guarantor: held.guarantor ?? '',
  }
}

/** What is asked of a coverage under a law: a card of whom the health insurers insure, a case where each has its own. */
export const asksCard = (law: CoverageLaw | null): boolean => law === 'kvg' || law === 'vvg'
export const asksCase = (law: CoverageLaw | null): boolean =>
  coverageLaws.some(({ value, held }) => value === law && held === 'by_case')

/** What a law says of itself, until somebody says otherwise. */
export function underLaw(law: CoverageLaw | null): Partial<CoverageValues> {
  if (law === null) return { law }
  const { tiers, treatment_reason } = coverageDefaults(law)
  return { law, tiers, treatment_reason }
}

/** What is written: an empty field is nothing, and what a law does not ask for is not written under it. */
function writtenOf(typed: CoverageValues): unknown {
  const { _id, version, law, from, tiers, treatment_reason, ...values } = typed
  const isHelped = values.helplessness !== null && values.helplessness !== 'none'
  return {
    ...values,
    ...(law !== null && { law }),
    ...(from !== null && { from }),
    ...(tiers !== null && { tiers }),
    ...(treatment_reason !== null && { treatment_reason }),
    insurer: textOrNull(values.insurer),
    insured_number: textOrNull(values.insured_number),
    card_number: asksCard(law) ? textOrNull(values.card_number) : null,
    card_expiry: asksCard(law) ? values.card_expiry : null,
    case_number: asksCase(law) ? textOrNull(values.case_number) : null,
    case_date: asksCase(law) ? values.case_date : null,
    guarantor: textOrNull(values.guarantor),
    helplessness_since: isHelped ? values.helplessness_since : null,
  }
}

/** The rules of a coverage over what the form holds. */
export const FormCoverage = z.pipe(
  z.transform((typed: CoverageValues) => writtenOf(typed) as CoverageFields),
  WholeCoverage,
)
