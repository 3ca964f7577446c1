import type { Day } from '@vicino/domain/days/day.ts'
import type { PrescriptionBalance } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { getBalanceOn } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { useMay } from '../session/person.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { Card } from '../ui/page/Page.tsx'
import { LetterBalance } from './LetterBalance.tsx'

type Props = { balances: readonly PrescriptionBalance[]; isShown?: (letter: string) => boolean }

/** What is done, planned and left of each order that holds on a day, letter by letter. */
export function LeftOfOrders({ balances, isShown = () => true }: Props) {
  const { t } = useTranslation()
  return balances.map(({ prescriptionId, end, letters }) => {
    const shown = letters.filter(({ letter }) => isShown(letter))
    return (
      shown.length > 0 && (
        <Card key={prescriptionId} title={t('Quanto ne resta fino al {{day}}', { day: showDay(end) })}>
          <ul>
            {shown.map(one => (
              <LetterBalance key={one.letter} {...one} />
            ))}
          </ul>
        </Card>
      )
    )
  })
}

/** The same of a day of a client's plan; nothing to who may not know it. */
export function LeftOn({ dossierId, date }: { dossierId: string; date: Day }) {
  const when = useMay('prescription.read')
  const { data: balances = [] } = useRead(
    getBalanceOn,
    { params: { dossierId }, query: { date } },
    { when, keepLast: true },
  )
  return <LeftOfOrders balances={balances} />
}
