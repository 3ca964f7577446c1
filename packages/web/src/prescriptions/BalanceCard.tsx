import {
  type PrescriptionBalance,
  unprescribedIn,
} from '@vicino/domain/prescriptions/prescription-balance.ts'
import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { getPrescriptionBalance } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { hoursWords } from '../i18n/hours-words.ts'
import { Card } from '../ui/page/Page.tsx'
import classes from './BalanceCard.module.css'

type Minutes = Pick<PrescriptionBalance, 'prescribed' | 'done' | 'planned' | 'left'>

/** How much of a prescription is done, planned and left, letter by letter, and what was done beside it. */
export function BalanceCard({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation()
  const { dossierId, _id: prescriptionId } = prescription
  const read = useRead(getPrescriptionBalance, { params: { dossierId, prescriptionId } })
  return (
    <Card title={t('Quanto ne resta')}>
      <Loaded read={read} skeleton={null}>
        {balance => (
          <>
            <ul>
              {balance.letters.map(({ letter, ...minutes }) => (
                <li key={letter} className={classes.letter}>
                  <span className={classes.head}>
                    <strong>{t('Lettera {{letter}}', { letter })}</strong>
                    <span data-over={minutes.left < 0 || undefined}>{leftWords(minutes, t)}</span>
                  </span>
                  <Bar minutes={minutes} />
                  <span className={classes.words}>{usedWords(minutes, t)}</span>
                </li>
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
      {t('Fatto o pianificato senza prescrizione: {{names}}.', { names: names.join(', ') })}
    </p>
  )
}

const time = (minutes: number): string => hoursWords(Math.round(minutes) / 60) || '0 min'

const leftWords = ({ left }: Minutes, t: TFunction): string =>
  left < 0 ? t('{{time}} oltre', { time: time(-left) }) : t('restano {{time}}', { time: time(left) })

const usedWords = ({ prescribed, done, planned }: Minutes, t: TFunction): string =>
  [
    t('fatto {{time}}', { time: time(done) }),
    t('pianificato {{time}}', { time: time(planned) }),
    t('prescritto {{time}}', { time: time(prescribed) }),
  ].join(' · ')

/** Done and planned on one bar, as long as what is prescribed, or as both together where they are more. */
function Bar({ minutes: { prescribed, done, planned, left } }: { minutes: Minutes }) {
  const whole = Math.max(prescribed, done + planned, 1)
  const width = (part: number) => ({ inlineSize: `${(part / whole) * 100}%` })
  return (
    <span className={classes.bar} data-over={left < 0 || undefined} aria-hidden>
      <span className={classes.done} style={width(done)} />
      <span className={classes.planned} style={width(planned)} />
    </span>
  )
}
