import { type PrescriptionBalance, toldLetters } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { useTranslation } from 'react-i18next'
import { showDay } from '../ui/fields/read-day.ts'
import { Card } from '../ui/page/Page.tsx'
import { LetterBalance } from './LetterBalance.tsx'

type Props = { balances: readonly PrescriptionBalance[]; isShown?: (letter: string) => boolean }

/** What is done, planned and left of each order that holds on a day, letter by letter. */
export function LeftOfOrders({ balances, isShown = () => true }: Props) {
  const { t } = useTranslation()
  return balances.map(balance => {
    const { prescriptionId, end } = balance
    const shown = toldLetters(balance).filter(({ letter }) => isShown(letter))
    return (
      shown.length > 0 && (
        <Card key={prescriptionId} title={t('Quanto resta fino al {{day}}', { day: showDay(end) })}>
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
