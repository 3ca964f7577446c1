import {
  type Administration,
  asksEffect,
  type Effect,
  effects,
} from '@vicino/domain/administrations/administration.ts'
import { updateAdministration } from '@vicino/domain/administrations/administrations.contract.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { orderOf } from '@vicino/domain/administrations/order.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { useTranslation } from 'react-i18next'
import { useSave } from '../../calls/use-save.ts'
import { doseWords } from '../../drugs/dose-words.ts'
import { hoursWords } from '../../i18n/hours-words.ts'
import { now, useClock } from '../../i18n/use-today.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Inline } from '../../ui/layout/Inline.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { toast } from '../../ui/toast.ts'
import chips from '../../ui/fields/Chips.module.css'
import { doseLine } from '../administration-words.ts'
import { AnswerLine } from './AnswerLine.tsx'
import { drugName } from '../bedside/bedside-words.ts'
import { DoseActions } from '../give/DoseActions.tsx'
import { DoseNotes } from './DoseNotes.tsx'
import { stillAsked } from '../questions/dose-question-words.ts'
import classes from '../Doses.module.css'
import { doseReads } from '../give/use-dose-write.ts'

type Props = {
  drug: Drug
  /** What was written of this drug around now. */
  around: readonly Administration[]
  /** What is shown of it: that of the day. */
  shown: readonly Administration[]
  /** What would be asked if it were given now. */
  questions?: readonly DoseQuestion[]
  mayGive: boolean
}

/** A drug taken as needed: its limits, what is asked before the next dose, what was given, and how it worked. */
export function AsNeededLine({ drug, around, shown, questions = [], mayGive }: Props) {
  const { t } = useTranslation()
  useClock()
  const today = todayIn(now())
  const dose = orderOf(drug, today, null)?.dose ?? 0
  const open = stillAsked(questions)
  // One of late yesterday is asked about today.
  const asked = around.filter(answer => mayGive && asksEffect(answer, now()) && !shown.includes(answer))
  return (
    <li className={classes.dose}>
      <div className={classes.what}>
        <Text weight="bold">{drugName(drug, t)}</Text>
        <Text tone="muted" size={15}>
          {doseLine(dose, drug, t)}
        </Text>
        <DoseNotes dose={{ drug, day: today, moment: null, dose }} questions={open}>
          <Limits drug={drug} />
        </DoseNotes>
      </div>
      <div className={classes.state} aria-live="polite">
        {mayGive && (
          <DoseActions
            asked={{ dossierId: drug.dossierId, drug, day: today, moment: null, dose, written: around }}
            questions={open}
          />
        )}
        {[...asked, ...shown].map(answer => (
          <div key={answer._id} className={classes.taken}>
            <AnswerLine answer={answer} withDose on={asked.includes(answer) ? today : answer.day} />
            {mayGive && asksEffect(answer, now()) && <EffectQuestion answer={answer} />}
          </div>
        ))}
      </div>
    </li>
  )
}

function Limits({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const { reserve_min_interval_hours: apart, reserve_max_24h: most } = drug
  const words = [
    most !== null && t('al massimo {{dose}} in 24 ore', { dose: doseWords(most, drug, t) }),
    apart !== null && t('a distanza di {{time}}', { time: hoursWords(apart) }),
  ].filter(Boolean)
  return words.length === 0 ? null : (
    <Text tone="muted" size={15}>
      {words.join(', ')}
    </Text>
  )
}

/** Asked some time after the dose: one tap. */
function EffectQuestion({ answer }: { answer: Administration }) {
  const { t } = useTranslation()
  const save = useSave(updateAdministration, { refreshes: doseReads })
  const tell = async (effect: Effect, label: string): Promise<void> => {
    const params = { dossierId: answer.dossierId, administrationId: answer._id }
    const told = await save.send({ params, body: { version: answer.version, effect } })
    if (told) toast(`${drugName(answer.drug, t)}: ${t(label)}`, 'ok')
  }
  return (
    <div className={classes.effect}>
      <span>{t('Che effetto ha avuto?')}</span>
      <Inline>
        {effects.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={chips.chip}
            disabled={save.saving}
            onClick={() => void tell(value, label)}
          >
            {t(label)}
          </button>
        ))}
      </Inline>
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
    </div>
  )
}
