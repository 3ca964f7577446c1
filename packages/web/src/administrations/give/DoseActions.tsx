import { asksValue } from '@vicino/domain/administrations/dose-confirmation.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { IconCheck, IconDroplet } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { late as onDemand } from '../../ui/late.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { toast } from '../../ui/toast.ts'
import { statusLabel } from '../administration-words.ts'
import { drugName } from '../bedside/bedside-words.ts'
import classes from '../Doses.module.css'
import { isSecondTap } from './is-second-tap.ts'
import { LateDoseButtons } from './LateDoseButtons.tsx'
import { useNarcotic } from './use-narcotic.ts'
import { firstWords, isToMeasure } from '../questions/scale-tap.ts'
import { type AskedDose, useGiving } from './use-giving.ts'
import { askedByNow, useSaidByScale } from '../questions/use-said-by-scale.ts'

// A single tap needs no form, and seldom is anything asked: the code comes with the first sheet.
const AnswerSheet = onDemand(async () => (await import('./AnswerSheet.tsx')).AnswerSheet)
const LateDoseSheet = onDemand(async () => (await import('./LateDoseSheet.tsx')).LateDoseSheet)
const DoseQuestionSheet = onDemand(
  async () => (await import('../questions/DoseQuestionSheet.tsx')).DoseQuestionSheet,
)

/** What a single tap has no field for; where it is asked nonetheless, its sheet has one. */
const witness = 'second_person'

type Sheet = 'given' | 'other' | 'missed' | 'now'

const firstStatus = { given: 'given', other: null, missed: 'missed' } as const

type Props = {
  asked: AskedDose
  /** Its time has not come: no single tap gives it. */
  early?: boolean
  /** Its window is over: when it was given has to be said, and giving it now is a question of its own. */
  late?: boolean
  /** It has its answer: there is nothing to tap, but what is being asked or written of it stays on the screen. */
  answered?: boolean
  /** What is known to be asked before it: the tap asks it, and nothing invites to it. */
  questions?: readonly DoseQuestion[]
  /** It stands on paper: what is asked of it is open at once. Told when that is closed. */
  onPaper?: () => void
  onDone?: () => void
}

/** One tap for a dose that was given as ordered; everything else is asked. */
export function DoseActions({
  asked,
  early = false,
  late = false,
  answered = false,
  questions = [],
  onPaper,
  onDone,
}: Props) {
  const { t } = useTranslation()
  const { isNarcotic: isKnown, mayGive } = useNarcotic(asked.drug._id)
  const [isWitnessed, setWitnessed] = useState(false)
  const isNarcotic = isKnown || isWitnessed
  const [sheet, setSheet] = useState<Sheet | null>(onPaper ? (mayGive ? 'given' : 'other') : null)
  // Why it is given now although its window is over, where the sheet has more to ask.
  const [reason, setReason] = useState('')
  const giving = useGiving(asked, ({ drug, status }) => {
    // A single tap shows on its line, where the eye is: words at the edge would cover the next doses.
    if (sheet || onDone) toast(`${drugName(drug, t)}: ${t(statusLabel(status))}`, 'ok')
    onDone?.()
  })
  const close = (): void => {
    setSheet(null)
    onPaper?.()
    setReason('')
  }
  // What was typed waits below what is asked; where a colleague has answered, there is nothing left to say.
  const withdraw = (): void => {
    if (giving.met?.questions.some(({ code }) => code === 'dose_answered')) close()
    giving.withdraw()
  }
  const said = useSaidByScale(asked.drug)
  const open = askedByNow(questions, said)
  const amount = said?.proposed ? { dose: said.proposed } : {}
  const isUnsaid = asked.dose === 0 && said === null
  // Where a patch sticks, who saw a narcotic given, and how much where nobody ordered it, only she knows.
  const asksMore = asked.drug.modality === 'TTS' || isNarcotic || isUnsaid
  const give = (event: MouseEvent): void => {
    if (isSecondTap(event)) return
    if (asksMore) return setSheet('given')
    // As long as the bedside is read nobody knows a narcotic here: the server asks for the witness.
    const setErrors = (errors: object): void => {
      if (!(witness in errors)) return
      setWitnessed(true)
      setSheet('given')
    }
    const tap = { values: { [witness]: '' }, setErrors }
    void giving.give({ status: 'given', ...amount }, tap, { questions: open })
  }
  const giveNow = (why: string): void => {
    setReason(why)
    if (asksMore) return setSheet('given')
    setSheet(null)
    // A value that has to be measured first is asked for: no reason stands for it.
    const isToMeasureFirst = open.some(({ code }) => asksValue(code))
    const known = isToMeasureFirst ? { questions: open } : { questions: open, reason: why }
    void giving.give({ status: 'given', status_reason: why, ...amount }, undefined, known)
  }
  const name = drugName(asked.drug, t)
  const first = firstWords(asked.drug, said, t)
  const FirstIcon = isToMeasure(said) ? IconDroplet : IconCheck
  return (
    <>
      {!answered && late && (
        <LateDoseButtons asked={asked} mayGive={mayGive} saving={giving.saving} onAsk={setSheet} />
      )}
      {!answered && !late && (
        <div className={classes.actions}>
          {!early && mayGive && (
            <Button
              variant={open.length > 0 && !isToMeasure(said) ? 'default' : 'filled'}
              loading={giving.saving}
              leftSection={<FirstIcon size={20} aria-hidden />}
              aria-label={said === null ? t('{{name}}: somministra', { name }) : `${name}: ${first}`}
              onClick={give}
            >
              {first}
            </Button>
          )}
          <Button
            variant="default"
            aria-label={t('{{name}}: altro esito', { name })}
            onClick={() => setSheet('other')}
          >
            {t('Altro esito')}
          </Button>
        </div>
      )}
      {giving.banner && !answered && !sheet && !giving.met && <Notice tone="error">{giving.banner}</Notice>}
      {sheet === 'now' && (
        <LateDoseSheet asked={asked} questions={open} onConfirm={giveNow} onClose={close} />
      )}
      {sheet && sheet !== 'now' && (
        <AnswerSheet
          asked={asked}
          giving={giving}
          first={firstStatus[sheet]}
          late={late && reason === ''}
          reason={reason}
          asksWitness={isNarcotic}
          fromPaper={onPaper !== undefined}
          onClose={close}
        />
      )}
      {giving.met && <DoseQuestionSheet asked={asked} giving={{ ...giving, withdraw }} />}
    </>
  )
}
