import {
  type PrescriptionBalance,
  toldLetters,
  unprescribedIn,
} from '@vicino/domain/prescriptions/prescription-balance.ts'
import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { getPrescriptionBalance } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { Card } from '../ui/page/Page.tsx'
import classes from './BalanceCard.module.css'
import { LetterBalance } from './LetterBalance.tsx'

/** How much of a prescription is done, planned and left, letter by letter, and what was done beside it. */
export function BalanceCard({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation()
  const { dossierId, _id: prescriptionId } = prescription
  const read = useRead(getPrescriptionBalance, { params: { dossierId, prescriptionId } })
  return (
    <Card title={t('Quanto resta')}>
      <Loaded read={read} skeleton={null}>
        {balance => (
          <>
            <ul>
              {toldLetters(balance).map(one => (
                <LetterBalance key={one.letter} {...one} />
              ))}
            </ul>
            <Unprescribed balance={balance} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Unprescribed({ balance }: { balance: PrescriptionBalance }) {
  const { t } = useTranslation()
  const names = unprescribedIn(balance).map(({ service_details }) => service_details.name)
  if (names.length === 0) return null
  return (
    <p className={classes.beside}>
      {t('Eseguito o pianificato senza prescrizione: {{names}}.', { names: names.join(', ') })}
    </p>
  )
}
