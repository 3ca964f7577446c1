import { type UseFormReturnType, useForm } from '@mantine/form'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { FormName } from '@vicino/domain/drafts/form-kinds.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { type SubmitEvent, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { HeldReason } from '../ui/fields/use-reason.ts'
import { type ClampBoard, makeClampBoard } from '../ui/fields/clamp-board.ts'
import type { DraftState } from './draft-keeper.ts'
import { errorsAtFields, fetchEveryIssue } from './errors-at-fields.ts'
import { reasonIn, withReason } from './reason-beside.ts'
import { restoreDraft } from './restore-draft.ts'
import { useDraft } from './use-draft.ts'
import { type Leaving, useLeaving } from './use-leaving.ts'

type Options<Values, Answer> = {
  /** Names the form and what it is about: `drug.new.<dossierId>`. Letters, digits, dots, dashes. */
  key: FormName
  /** The domain's schema of what the form holds; its refusals appear at the fields. */
  schema: z.ZodMiniType
  start: Values
  /**
   * Sends what was typed: `(values, form) => save.send({ body: values }, form)`. Undefined: it was refused, the
   * form stays as it is.
   */
  send: (values: Values, form: UseFormReturnType<Values>) => Promise<Answer | undefined>
  onSaved: (answer: Answer) => void
}

export type DraftFormState<Values, Answer = never> = {
  /** Names the form. */
  key: FormName
  form: UseFormReturnType<Values>
  /** Why the save is made, where it asks: kept in the draft, and gone with it. */
  reason: HeldReason
  /** False until it is known whether a draft waits on the server, or that has taken too long. */
  ready: boolean
  /** Decides on a draft that was read too late: it takes the place of what is typed, or the other way round. */
  settleAside: (takesUp: boolean) => void
  saving: boolean
  state: DraftState
  /** When the draft was kept that stands in the form now; null for a fresh form. */
  restoredFrom: Instant | null
  startOver: () => void
  /** Goes on from what was saved just now. */
  goOnFrom: (values: Values) => void
  /** How often the form was begun anew: its fields are made again, so that no question of before stays open. */
  beginnings: number
  submit: (event?: SubmitEvent) => Promise<void>
  /** Whether the form keeps its rules; what breaks them is said at the fields. */
  check: () => boolean
  /** What the form holds was saved on another way, for example after a conflict was settled. */
  finish: (answer: Answer) => void
  /** What came of a save that was made on another way, once something was asked: a refusal leads to its field too. */
  conclude: (answer: Answer | undefined) => void
  /** How often a save was refused: each time the cursor goes to the first error. */
  refusals: number
  board: ClampBoard
  leaving: Leaving
  /** Whether something typed is not on the server yet. */
  atRisk: () => boolean
  /** Brings what was typed to safety at once; answers whether all of it is. */
  keep: () => Promise<boolean>
}

/**
 * A form over the domain's own schema that keeps a private draft on the server while one types, brings it back,
 * puts the cursor on the first error, and lets nothing typed get lost.
 */
export function useDraftForm<Values extends Record<string, unknown>, Answer>({
  key,
  schema,
  start,
  send,
  onSaved,
}: Options<Values, Answer>): DraftFormState<Values, Answer> {
  const form = useForm<Values>({
    initialValues: start,
    validate: values => errorsAtFields(schema, values),
  })
  // Where it cannot be fetched, the form goes on without it.
  useEffect(() => void fetchEveryIssue(), [])
  const [reason, setReason] = useState('')
  const [board] = useState(makeClampBoard)
  const draft = useDraft<Values>({
    key,
    values: withReason(form.values, reason),
    restore: kept => {
      const values = restoreDraft(start, kept)
      const begun = reasonIn(kept)
      form.setValues(values)
      setReason(begun)
      board.setRestored(true)
      return withReason(values, begun)
    },
  })
  const leaving = useLeaving(draft)
  const [saving, setSaving] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [beginnings, setBeginnings] = useState(0)

  const goOnFrom = (values: Values): void => {
    board.setRestored(false)
    draft.settle(values)
    form.setValues(values)
    setReason('')
    form.clearErrors()
  }
  const beginAnew = (): void => setBeginnings(count => count + 1)
  const startOver = (): void => {
    // What begins anew is another record: an earlier try may have arrived under the first id.
    goOnFrom('_id' in start ? { ...start, _id: newId() } : start)
    beginAnew()
  }
  const finish = (answer: Answer): void => {
    draft.settle(form.getValues())
    setReason('')
    onSaved(answer)
  }
  const refuse = (): void => setRefusals(count => count + 1)
  const check = (): boolean => {
    const isSound = !form.validate().hasErrors
    if (!isSound) refuse()
    return isSound
  }
  const conclude = (answer: Answer | undefined): void => (answer === undefined ? refuse() : finish(answer))
  const submit = async (event?: SubmitEvent): Promise<void> => {
    event?.preventDefault()
    if (saving || board.focusFirst()) return
    if (!check()) return
    setSaving(true)
    conclude(await send(form.getValues(), form).finally(() => setSaving(false)))
  }

  const { state, ready, restoredFrom } = draft
  return {
    key,
    form,
    reason: { value: reason, onChange: setReason },
    ready,
    settleAside: takesUp => {
      draft.settleAside(takesUp)
      if (takesUp) beginAnew()
    },
    saving,
    state,
    restoredFrom,
    startOver,
    goOnFrom,
    beginnings,
    submit,
    check,
    finish,
    conclude,
    refusals,
    board,
    leaving,
    atRisk: draft.atRisk,
    keep: draft.flush,
  }
}
