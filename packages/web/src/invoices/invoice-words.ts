import { billedLetters, careKinds } from '@vicino/domain/billing/tariff.ts'
import { coverageLaws } from '@vicino/domain/coverages/coverage.ts'
import type { InvoiceCard, InvoiceLine, InvoiceOrder } from '@vicino/domain/invoices/invoice.ts'
import type { InvoiceProblem } from '@vicino/domain/invoices/invoice-problem.ts'
import { invoiceProblems } from '@vicino/domain/invoices/invoice-problems.catalogue.ts'
import type { TFunction } from 'i18next'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { periodWords, showDay } from '../ui/fields/read-day.ts'

/** 'LAMal' */
export const lawWords = (law: InvoiceCard['law'], t: TFunction): string =>
  t(labelIn(coverageLaws, law)).split(' – ')[0]!

/** What a line is of: 'B – cure', with its kind of care where that is not the ordinary one. */
export function lineWords({ letter, care_kind }: InvoiceLine, t: TFunction): string {
  const kind = care_kind === 'ordinary' ? '' : t(labelIn(careKinds, care_kind))
  return [t(labelIn(billedLetters, letter)), kind].filter(Boolean).join(', ')
}

/** What was done in some minutes: 'Medicazione semplice (5002.340), 25 min'; of old ones only for how long. */
export const performanceWords = (
  service: InvoiceLine['services'][number] | undefined,
  minutes: number,
  t: TFunction,
): string =>
  service
    ? t('{{name}} ({{code}}), {{minutes}} min', { ...service, minutes })
    : t('Prestazione di {{minutes}} min', { minutes })

/** Who ordered, on which day, and for which days it holds. */
export const orderWords = ({ name, ordered_on, start, end }: InvoiceOrder, t: TFunction): string =>
  [
    name,
    ordered_on === null ? '' : t('del {{day}}', { day: showDay(ordered_on) }),
    start === null || end === null ? '' : t('vale {{period}}', { period: periodWords({ start, end }) }),
  ]
    .filter(Boolean)
    .join(', ')

/** What speaks against an invoice: the gravest in words, and how many there are beside it. */
export function problemsWords([gravest, ...others]: readonly InvoiceProblem[], t: TFunction): string {
  if (!gravest) return ''
  const words = t(labelIn(invoiceProblems, gravest.code))
  return others.length === 0 ? words : t('{{words}}, e altro ({{number}})', { words, number: others.length })
}
