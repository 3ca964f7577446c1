import type { PrescriptionBalance } from '@vicino/domain/prescriptions/prescription-balance.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { hoursWords } from '../i18n/hours-words.ts'
import classes from './BalanceCard.module.css'
import { dotted } from '../i18n/dotted.ts'

type Minutes = Pick<PrescriptionBalance, 'prescribed' | 'done' | 'planned' | 'left'>

/** How much of a letter is done, planned and left, in a bar and in words. */
export function LetterBalance({ letter, ...minutes }: PrescriptionBalance['letters'][number]) {
  const { t } = useTranslation()
  return (
    <li className={classes.letter}>
      <span className={classes.head}>
        <strong>{t('Lettera {{letter}}', { letter })}</strong>
        <span data-over={minutes.left < 0 || undefined}>{leftWords(minutes, t)}</span>
      </span>
      <Bar minutes={minutes} />
      <span className={classes.words}>{usedWords(minutes, t)}</span>
    </li>
  )
}

const time = (minutes: number): string => hoursWords(Math.round(minutes) / 60) || '0 min'

const leftWords = ({ left }: Minutes, t: TFunction): string =>
  left < 0 ? t('{{time}} in eccesso', { time: time(-left) }) : t('restano {{time}}', { time: time(left) })

const usedWords = ({ prescribed, done, planned }: Minutes, t: TFunction): string =>
  dotted([
    t('eseguito {{time}}', { time: time(done) }),
    t('pianificato {{time}}', { time: time(planned) }),
    t('prescritto {{time}}', { time: time(prescribed) }),
  ])

/**
 * Done and planned on one bar, as long as what is prescribed, or as both together where they are more: then a mark stands
 * where what is prescribed ends, and only what is beyond it alarms.
 */
function Bar({ minutes: { prescribed, done, planned } }: { minutes: Minutes }) {
  const used = done + planned
  const whole = Math.max(prescribed, used, 1)
  const doneWithin = Math.min(done, prescribed)
  const plannedWithin = Math.min(used, prescribed) - doneWithin
  const beyond = Math.max(0, used - prescribed)
  const width = (part: number) => ({ flex: `${part / whole} 0 0` })
  return (
    <span className={classes.bar} aria-hidden>
      <span className={classes.done} style={width(doneWithin)} />
      <span className={classes.planned} style={width(plannedWithin)} />
      {beyond > 0 ? (
        <span className={classes.beyond} style={width(beyond)} />
      ) : (
        <span style={width(whole - used)} />
      )}
    </span>
  )
}
