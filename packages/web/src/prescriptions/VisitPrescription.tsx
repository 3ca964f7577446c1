import type { Day } from '@vicino/domain/days/day.ts'
import { type PlannedMore, withPlanned } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { fitOf } from '@vicino/domain/prescriptions/prescription-fit.ts'
import { getBalanceOn } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import type { ServiceDetails } from '@vicino/domain/services/service-details.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { hoursWords } from '../i18n/hours-words.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { LeftOfOrders } from './LeftOfOrders.tsx'

type Props = {
  dossierId: string
  date: Day
  services: readonly ServiceDetails[]
  /** The last day of the series that the visit belongs to. */
  lastDay?: Day | null
  /** What of them is drawn and not saved yet. */
  drawn?: readonly PlannedMore[]
}

const nothingDrawn: readonly PlannedMore[] = []

/** How a visit, or a day of them, stands to what is prescribed. It is said, and never stands in the way. */
export function VisitPrescription({ dossierId, date, services, lastDay, drawn = nothingDrawn }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const when = useMay('prescription.read') && services.length > 0
  const { data: standing } = useRead(getBalanceOn, { params: { dossierId }, query: { date } }, { when })
  const today = useToday()
  if (standing === undefined) return null
  const balances = withPlanned(standing, drawn)
  const last = lastDay && date >= today ? lastDay : date
  const { none, unprescribed, exceeded, endsOn } = fitOf({ services, lastDay: last }, balances)
  const letters = new Set(services.map(({ letter }) => letter))
  const names = new Map(services.map(({ code, name }) => [code, name]))
  const open = {
    label: t('Prescrizioni'),
    take: () => void navigate(pages.prescriptions.link({ dossierId })),
  }
  return (
    <>
      {none && <Notice choices={[open]}>{t('In questo giorno nessuna prescrizione è valida.')}</Notice>}
      {unprescribed.length > 0 && (
        <Notice tone="attention" choices={[open]}>
          {t('Non prescritto: {{names}}.', { names: unprescribed.map(code => names.get(code)).join(', ') })}
        </Notice>
      )}
      {exceeded.map(({ letter, minutes, until }) => (
        <Notice key={`${letter}.${until}`} tone="attention">
          {t('Lettera {{letter}}: {{time}} oltre quanto prescritto fino al {{day}}.', {
            letter,
            time: hoursWords(minutes / 60),
            day: showDay(until),
          })}
        </Notice>
      ))}
      {endsOn !== null && (
        <Notice>
          {t('La prescrizione finisce il {{day}}: le visite che seguono non sono prescritte.', {
            day: showDay(endsOn),
          })}
        </Notice>
      )}
      <LeftOfOrders balances={balances} isShown={letter => letters.has(letter)} />
    </>
  )
}

/** What is left of the orders that hold on a day of a client's plan; nothing to who may not know it. */
export function LeftOn({ dossierId, date }: { dossierId: string; date: Day }) {
  const when = useMay('prescription.read')
  const { data: balances = [] } = useRead(
    getBalanceOn,
    { params: { dossierId }, query: { date } },
    { when, keepLast: true },
  )
  return <LeftOfOrders balances={balances} />
}
