import { daysBetween } from '@vicino/domain/days/day.ts'
import { type Prescription, prescriptionStatuses } from '@vicino/domain/prescriptions/prescription.ts'
import { IconFileCertificate, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { periodWords, showDay } from '../ui/fields/read-day.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Row, RowIcon } from '../ui/page/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { daysLeftWords, letterHours } from './prescription-list-words.ts'
import { TransitionalBadge } from './TransitionalBadge.tsx'
import { dotted } from '../i18n/dotted.ts'

/** A prescription in a list: its period, its hours by letter, how long it still holds. */
export function PrescriptionRow({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation()
  const today = useToday()
  const {
    _id: prescriptionId,
    dossierId,
    status,
    struck,
    start,
    end,
    transitional,
    totals,
    warnings,
  } = prescription
  const isOpen = status === 'open' && !struck
  const isRunning = start <= today && !struck
  const goesOn = isRunning && !isOpen && today <= end
  const left = isOpen && isRunning ? daysLeftWords(daysBetween(today, end), t) : ''
  // What was closed with a day to come is not over.
  const until = goesOn ? t('vale ancora fino al {{day}}', { day: showDay(end) }) : ''
  return (
    <Row
      start={<RowIcon icon={IconFileCertificate} />}
      title={periodWords(prescription)}
      under={dotted([letterHours(totals.groups, t), left, until])}
      end={
        <Inline as="span" align="center">
          {isOpen && warnings.length > 0 && (
            <StatusBadge tone="attention" label={t('{{count}} avvisi', { count: warnings.length })} />
          )}
          {transitional && <TransitionalBadge />}
          <PrescriptionBadge prescription={prescription} />
        </Inline>
      }
      endBelow
      link={pages.prescription.link({ dossierId, prescriptionId })}
      act={
        isOpen && (
          <LinkButton
            variant="subtle"
            link={pages.orderForm.link({ dossierId, prescriptionId }, { print: true })}
          >
            <IconPrinter size={22} stroke={1.8} aria-label={t('Stampa il modulo')} />
          </LinkButton>
        )
      }
    />
  )
}

/** How a prescription stands, in a word. */
export function PrescriptionBadge({
  prescription,
}: {
  prescription: Pick<Prescription, 'status' | 'struck'>
}) {
  const { t } = useTranslation()
  const { status, struck } = prescription
  if (struck) return <StatusBadge tone="neutral" label={t('Annullata')} />
  const label = t(prescriptionStatuses.find(({ value }) => value === status)!.label)
  return <StatusBadge tone={status === 'open' ? 'ok' : 'neutral'} label={label} />
}
