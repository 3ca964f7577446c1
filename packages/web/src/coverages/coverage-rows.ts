import {
  coverageLaws,
  helplessnessGrades,
  tiersOptions,
  treatmentReasons,
} from '@vicino/domain/coverages/coverage.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import { showDay } from '../ui/fields/read-day.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import type { CoverageValues } from './coverage-values.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'

/** The fields of a coverage with what they say, in the order of the form. */
export const coverageRows: readonly ShownField<CoverageValues>[] = [
  { field: 'law', label: 'Legge', words: ({ law }, t) => t(labelIn(coverageLaws, law)), together: 'law' },
  { field: 'from', label: 'Vale dal', words: ({ from }) => showDay(from ?? ''), together: 'period' },
  { field: 'until', label: 'Vale fino al', words: ({ until }) => showDay(until ?? ''), together: 'period' },
  { field: 'insurer', label: 'Assicuratore', words: ({ insurer }) => insurer, together: 'insurer' },
  { field: 'contactId', label: 'Nella rubrica', words: () => '', together: 'insurer' },
  {
    field: 'insured_number',
    label: "Numero d'assicurato",
    words: ({ insured_number }) => insured_number,
  },
  { field: 'card_number', label: 'Numero della tessera', words: ({ card_number }) => card_number },
  {
    field: 'card_expiry',
    label: 'Scadenza della tessera',
    words: ({ card_expiry }) => showDay(card_expiry ?? ''),
  },
  {
    field: 'tiers',
    label: 'Chi paga la fattura',
    words: ({ tiers }, t) => t(labelIn(tiersOptions, tiers)),
    together: 'law',
  },
  {
    field: 'treatment_reason',
    label: 'Motivo della cura',
    words: ({ treatment_reason }, t) => t(labelIn(treatmentReasons, treatment_reason)),
  },
  { field: 'case_number', label: 'Numero del caso', words: ({ case_number }) => case_number },
  { field: 'case_date', label: 'Data del caso', words: ({ case_date }) => showDay(case_date ?? '') },
  {
    field: 'canton',
    label: 'Cantone',
    words: ({ canton }, t) => (canton === null ? '' : t(labelIn(cantons, canton))),
  },
  { field: 'guarantor', label: 'Garante', words: ({ guarantor }) => guarantor },
  {
    field: 'helplessness',
    label: 'Assegno per grandi invalidi',
    words: ({ helplessness }, t) => t(labelIn(helplessnessGrades, helplessness)),
    together: 'helplessness',
  },
  {
    field: 'helplessness_since',
    label: 'Assegno dal',
    words: ({ helplessness_since }) => showDay(helplessness_since ?? ''),
    together: 'helplessness',
  },
  { field: 'note', label: 'Nota', words: ({ note }) => note },
]
