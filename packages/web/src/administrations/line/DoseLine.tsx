import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { type DayDose, isDoseOpen } from '@vicino/domain/administrations/doses-of-day.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import type { Clock } from '@vicino/domain/days/clock.ts'
import { patchChangeOf } from '@vicino/domain/drugs/day-scheme.ts'
import type { DoseTime } from '@vicino/domain/drugs/dose-windows.ts'
import { useTranslation } from 'react-i18next'
import { Text } from '../../ui/layout/Text.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { doseLine, patchWords } from '../administration-words.ts'
import { AnswerLine } from './AnswerLine.tsx'
import { DoseActions } from '../give/DoseActions.tsx'
import { drugName } from '../bedside/bedside-words.ts'
import { DoseNotes } from './DoseNotes.tsx'
import { stillAsked } from '../questions/dose-question-words.ts'
import classes from '../Doses.module.css'

type Props = {
  dossierId: string
  dose: DayDose
  /** Where its drug stands above it, with its way and what was noted: what is said of it there. */
  called?: string
  time: DoseTime
  mayGive: boolean
  /** Not yet to be given by a single tap: its time has not come. */
  early?: boolean
  /** When its time comes, where the page does not say so above it. */
  opens?: Clock
  /** What would be asked if it were given now. */
  questions?: readonly DoseQuestion[]
  /** The patch of before, which sticks until this one. */
  sticking?: Administration | undefined
}

/** One dose of the scheme: what is ordered, and what became of it or the tap that says so. */
export function DoseLine({
  dossierId,
  dose,
  called,
  time,
  mayGive,
  early = false,
  opens,
  questions = [],
  sticking,
}: Props) {
  const { t } = useTranslation()
  const { drug, day, moment, answers } = dose
  const noted = called === undefined ? dose : { ...dose, drug: { ...drug, comments: '' } }
  const open = isDoseOpen(dose)
  // Of a dose that is still to come nothing is asked yet.
  const isAsked = open && mayGive && !early
  const asked = isAsked ? stillAsked(questions) : []
  return (
    <li className={classes.dose}>
      <div className={classes.what}>
        <Text weight="bold">{called ?? drugName(drug, t)}</Text>
        {called === undefined && (
          <Text tone="muted" size={15}>
            {doseLine(dose.dose, drug, t)}
          </Text>
        )}
        <DoseNotes dose={noted} questions={asked} isAsked={isAsked}>
          {open && sticking && <span className={classes.sticking}>{patchWords(sticking, t)}</span>}
        </DoseNotes>
      </div>
      <div className={classes.state} aria-live="polite">
        {answers.map(answer => (
          <AnswerLine key={answer._id} answer={answer} withDose={answer.dose !== dose.dose} />
        ))}
        {answers.length === 0 && drug.self_managed && <StatusBadge tone="neutral" label={t('Autogestito')} />}
        {open && time === 'over' && <StatusBadge tone="attention" label={t('Senza risposta')} />}
        {open && !mayGive && time !== 'over' && <StatusBadge tone="neutral" label={t('Aperta')} />}
        {open && early && opens !== undefined && (
          <StatusBadge tone="neutral" label={t('Dalle {{time}}', { time: opens })} />
        )}
        {mayGive && !drug.self_managed && (
          <DoseActions
            asked={{ dossierId, drug, day, moment, dose: dose.dose, changeOn: patchChangeOf(drug, day) }}
            answered={!open}
            early={early}
            late={time === 'over'}
            questions={asked}
          />
        )}
      </div>
    </li>
  )
}
