import {
  blocks,
  controlStateOf,
  holdsSending,
  type InvoiceProblem,
} from '@vicino/domain/invoices/invoice-problem.ts'
import { invoiceProblems, type MendedAt } from '@vicino/domain/invoices/invoice-problems.catalogue.ts'
import { billedLetters, careKinds } from '@vicino/domain/billing/tariff.ts'
import { coverageLaws } from '@vicino/domain/coverages/coverage.ts'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../pages/link-target.ts'
import { pages } from '../pages/pages.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { dotted } from '../i18n/dotted.ts'

type Place = { dossierId: string; _id: string | null }

/** Where each kind of thing is mended. */
const places: Record<MendedAt, (place: Place) => LinkTarget> = {
  coverages: ({ dossierId }) => pages.coverages.link({ dossierId }),
  settings: () => pages.editSettings.link(),
  prescriptions: ({ dossierId }) => pages.prescriptions.link({ dossierId }),
  sanitary: ({ dossierId }) => pages.sanitaryData.link({ dossierId }),
  insurer: ({ dossierId, _id }) =>
    _id === null ? pages.coverages.link({ dossierId }) : pages.editContact.link({ contactId: _id }),
  payer: ({ dossierId }) => pages.coverages.link({ dossierId }),
  personal: ({ dossierId }) => pages.personalData.link({ dossierId }),
  doctor: ({ _id }) => (_id === null ? pages.contacts.link() : pages.editContact.link({ contactId: _id })),
  material: () => pages.materials.link(),
  planning: ({ dossierId }) => pages.dossierCalendar.link({ dossierId }),
  visit: ({ _id }) => pages.task.link({ taskId: _id! }),
  invoice: ({ dossierId, _id }) => pages.invoice.link({ dossierId, invoiceId: _id! }),
}

/** 'LAMal, B – cure, Cure acute e transitorie: 45 min non sono nell'importo' */
const unpricedWords = (
  { law, letter, care_kind, minutes }: NonNullable<InvoiceProblem['unpriced']>,
  t: TFunction,
): string =>
  t("{{what}}: {{minutes}} min non sono nell'importo", {
    what: [labelIn(coverageLaws, law), labelIn(billedLetters, letter), labelIn(careKinds, care_kind)]
      .map(label => t(label))
      .join(', '),
    minutes,
  })

const rowOf = (code: InvoiceProblem['code']) => invoiceProblems.find(({ value }) => value === code)!

/** What is to be mended before a client's month is invoiced, or an invoice sent, and what is to be looked at. */
export function InvoiceProblems({
  dossierId,
  problems,
  holds = 'issuing',
}: {
  dossierId: string
  problems: readonly InvoiceProblem[]
  holds?: 'issuing' | 'sending'
}) {
  const { t } = useTranslation()
  const words = (code: InvoiceProblem['code']): string => {
    if (holds === 'sending') return t("Blocca l'invio elettronico")
    if (blocks({ code })) return t('Blocca la fattura')
    if (holdsSending({ code })) return t("Blocca l'invio elettronico")
    return controlStateOf([{ code }]) === 'doubtful' ? t('Da verificare prima') : t('Non blocca la fattura')
  }
  const isGrave = (code: InvoiceProblem['code']): boolean => holds === 'sending' || blocks({ code })
  return (
    <List label={t('Da controllare')}>
      {problems.map(({ code, date, _id, unpriced }) => {
        const { label, at } = rowOf(code)
        return (
          <Row
            key={[code, _id, unpriced?.law, unpriced?.letter, unpriced?.care_kind].join(' ')}
            start={<RowIcon icon={isGrave(code) ? IconAlertTriangle : IconInfoCircle} />}
            title={t(label)}
            under={dotted([
              unpriced ? unpricedWords(unpriced, t) : '',
              words(code),
              date === null ? '' : t('dal {{date}}', { date: showDay(date) }),
            ])}
            link={places[at]({ dossierId, _id })}
          />
        )
      })}
    </List>
  )
}
