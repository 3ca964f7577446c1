import type { Day } from '@vicino/domain/days/day.ts'
import { fitOf } from '@vicino/domain/prescriptions/prescription-fit.ts'
import { getBalanceOn } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import type { ServiceDetails } from '@vicino/domain/services/service-details.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { hoursWords } from '../i18n/hours-words.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import { LetterBalance } from './LetterBalance.tsx'

type Props = {
  dossierId: string
  date: Day
  services: readonly ServiceDetails[]
  /** The last day of the series that the visit belongs to. */
  lastDay?: Day | null
}

/** How a visit, or a day of them, stands to what is prescribed. It is said, and never stands in the way. */
export function VisitPrescription({ dossierId, date, services, lastDay }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const when = useMay('prescription.read') && services.length > 0
  const { data: balance } = useRead(getBalanceOn, { params: { dossierId }, query: { date } }, { when })
  if (balance === undefined) return null
  const { none, unprescribed, exceeded, endsOn } = fitOf({ services, lastDay: lastDay ?? date }, balance)
  const letters = new Set(services.map(({ letter }) => letter))
  const used = balance?.letters.filter(({ letter }) => letters.has(letter)) ?? []
  const names = new Map(services.map(({ code, name }) => [code, name]))
  const until = balance ? showDay(balance.end) : ''
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
      {exceeded.map(({ letter, minutes }) => (
        <Notice key={letter} tone="attention">
          {t('Lettera {{letter}}: {{time}} oltre quanto prescritto fino al {{day}}.', {
            letter,
            time: hoursWords(minutes / 60),
            day: until,
          })}
        </Notice>
      ))}
      {endsOn !== null && (
        <Notice>
          {t('La prescrizione finisce il {{day}}: le visite che seguono non sono prescritte.', {
            day: until,
          })}
        </Notice>
      )}
      {used.length > 0 && (
        <Card title={t('Quanto ne resta fino al {{day}}', { day: until })}>
          <ul>
            {used.map(one => (
              <LetterBalance key={one.letter} {...one} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
