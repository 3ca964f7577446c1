import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { isTaken } from '@vicino/domain/administrations/administration-status.ts'
import type { createAdministration } from '@vicino/domain/administrations/administrations.contract.ts'
import type { Measured } from '@vicino/domain/drugs/measured.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { Moment } from '@vicino/domain/drugs/drug-lists.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallInput } from '../../calls/call-input.ts'
import type { FailureCode } from '../../calls/failure.ts'
import { type FieldErrorsTaker, readAnew } from '../../calls/use-save.ts'
import { now } from '../../i18n/use-today.ts'
import { showAlarm } from '../../surveillance/critical/shown-alarms.ts'
import { doseReads, useDoseWrite } from './use-dose-write.ts'

/** A dose that somebody may answer for; `dose` is how much is ordered, 0 where nobody said and where a scale does. */
export type AskedDose = {
  dossierId: Id
  drug: Pick<Drug, '_id' | 'version' | 'name' | 'modality' | 'dose_unit' | 'dose_scale'>
  day: Day
  /** When a patch is to be changed, where the order says it. */
  changeOn?: Day | null
  /** Null where it is taken as needed. */
  moment: Moment | null
  dose: number
  /** What stands of the drug already, where it may be given more than once. */
  written?: readonly Pick<Administration, '_id'>[]
}

type Body = CallInput<typeof createAdministration>['body']
/** What a nurse writes of the dose, beside which dose it is. A form brings its own id, and the order that it began with. */
export type WrittenAnswer = Omit<
  Body,
  'dossierId' | 'drugId' | 'drug_version' | 'day' | 'moment' | 'confirm'
> &
  Partial<Pick<Body, 'drug_version'>>

/** What is asked before a dose, in one sheet: of how much, whether it may be given nonetheless, and what was said already. */
export type Met = {
  questions: readonly DoseQuestion[]
  dose: number
  /** How much of it somebody typed; of a tap nobody did. */
  typed: number | null
  mayConfirm: boolean
  reason: string
}

export type Giving = {
  /**
   * Answers what was written, after all that was asked is settled; undefined where it was not. What is known to be
   * asked is asked before anything is sent.
   */
  give: (answer: WrittenAnswer, form?: FieldErrorsTaker, known?: Known) => Promise<Administration | undefined>
  saving: boolean
  banner: string | null
  met: Met | null
  /** Stores it, or that it was held: with what was measured, and with a reason where something is left to answer. */
  settle: (said: Said) => void
  /** It was not given: what stands is read anew. */
  withdraw: () => void
}

/** What answers the questions of a sheet. `of`: those that the reason is for; none where what was measured settles it. */
type Said = {
  of: readonly DoseQuestion[]
  reason: string
  measured: Measured
  /** How much is given, where that was found only now. */
  dose?: number
  isHeld: boolean
}

/** What is known to be asked of a dose, and why it is given nonetheless where that was said. */
type Known = { questions: readonly DoseQuestion[]; reason?: string }

/** An answer on its way, and who waits for what becomes of it. */
type Asking = {
  _id: Id
  /** The order as it was read: it may change while something is asked, and then that is asked too. */
  read: Pick<AskedDose, 'drug' | 'dose'>
  answer: WrittenAnswer
  form: FieldErrorsTaker | undefined
  settle: (given: Administration | undefined) => void
}

/** After these a tap may still count: nobody knows what became of it, or it is asked about. */
const mayBeGiven: ReadonlySet<FailureCode | null> = new Set(['away', 'unexpected_answer', 'dose_questions'])

/** Writes what became of a dose. The same tap sent again, after a lost answer, writes it once. */
export function useGiving(asked: AskedDose, onDone: (given: Administration) => void): Giving {
  const client = useQueryClient()
  // What is asked stays in sight while the reason is sent, and where that finds nobody.
  const [questions, setQuestions] = useState<readonly DoseQuestion[]>([])
  const [answered, setAnswered] = useState<readonly string[]>([])
  const [asking, setAsking] = useState<Asking | null>(null)
  const [_id, setId] = useState(() => newId())
  // A dose was given when it was tapped, not when the word of it arrived, however often it is sent until then.
  const tapped = useRef<Instant | null>(null)
  const { dossierId, drug, day, moment } = asked
  const write = useDoseWrite(dossierId)

  // Where a lost answer has since been read among what was written, the next tap is another dose.
  const idOfTap = (): Id => {
    if (!asked.written?.some(given => given._id === _id)) return _id
    const fresh = newId()
    setId(fresh)
    tapped.current = null
    return fresh
  }
  const finish = ({ settle }: Asking, given?: Administration): void => {
    setQuestions([])
    setAnswered([])
    setAsking(null)
    settle(given)
  }
  const send = async (sent: Asking, confirm?: Body['confirm']): Promise<void> => {
    setAsking(sent)
    const place = moment === null ? {} : { day, moment }
    const order = { drugId: drug._id, drug_version: sent.read.drug.version, ...place }
    tapped.current ??= now()
    const told = { ...(isTaken(sent.answer.status) && { given_at: tapped.current }), ...sent.answer }
    const dose = { _id: sent._id, ...order, ...told, ...(confirm && { confirm }) }
    const outcome = await write.send(dose, sent.form)
    if (outcome.given || !mayBeGiven.has(outcome.code)) tapped.current = null
    if (outcome.given) {
      setId(newId())
      finish(sent, outcome.given)
      onDone(outcome.given)
      // After the dose, so that its sheet lies above whatever that leaves open.
      if (outcome.given.alarm) showAlarm({ dossierId, readingId: outcome.given.alarm })
      return
    }
    const met = outcome.carried('dose_questions')
    if (met) setQuestions(met.questions)
    // What is refused while a reason is given stays a question of the reason; where no answer came, so does what was
    // measured for it.
    else if (!confirm && (questions.length === 0 || outcome.code !== 'away')) finish(sent)
  }
  const answerAll = (sent: Asking, read: readonly DoseQuestion[], reason: string): void => {
    const of = [...new Set([...answered, ...read.map(({ key }) => key)])]
    setAnswered(of)
    void send(sent, { reason, of })
  }

  return {
    give: (answer, form, { questions: known, reason } = { questions: [] }) =>
      new Promise(settle => {
        const sent = { _id: idOfTap(), read: asked, answer, form, settle }
        if (known.length === 0) return void send(sent)
        if (reason !== undefined) return answerAll(sent, known, reason)
        setQuestions(known)
        setAsking(sent)
      }),
    saving: write.saving,
    banner: write.code === 'dose_questions' ? null : write.banner,
    met: asking && questions.length > 0 ? metBy(asking, questions) : null,
    settle: ({ of, reason, measured, dose, isHeld }) => {
      if (!asking) return
      const held = isHeld && ({ status: 'held', status_reason: reason } as const)
      const isMeasured = Object.keys(measured).length > 0
      const amount = dose !== undefined && { dose }
      const answer = { ...asking.answer, ...amount, ...held, ...(isMeasured && { measured }) }
      if (isHeld || of.length === 0) void send({ ...asking, answer })
      else answerAll({ ...asking, answer }, of, reason)
    },
    withdraw: () => {
      write.clear()
      tapped.current = null
      if (asking) finish(asking)
      void readAnew(client, dossierId, doseReads)
    },
  }
}

const metBy = (
  { answer: { dose, status, status_reason }, read, form }: Asking,
  questions: readonly DoseQuestion[],
): Met => ({
  questions,
  dose: dose ?? read.dose,
  typed: form && 'dose' in form.values ? (dose ?? null) : null,
  mayConfirm: isTaken(status),
  reason: status_reason ?? '',
})
