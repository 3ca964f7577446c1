import { type FocusFlow, flowStart, maySave, noteToSend, takeStep } from '@vicino/domain/focus/focus-flow.ts'
import { addFocusEvent } from '@vicino/domain/focus/focus.contract.ts'
import type { FocusEvent } from '@vicino/domain/focus/focus-event.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import { WholeNote } from '@vicino/domain/focus/note.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { fieldOf } from '../drafts/field-of.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { type HandedValues, namedIn, notHanded } from '../records/handed.ts'
import { HandoverSwitch } from '../records/HandoverSwitch.tsx'
import { useDossier } from '../session/dossier.ts'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { toast } from '../ui/toast.ts'
import { ReopenFocus } from './FocusActions.tsx'
import { NoteFields } from './NoteFields.tsx'
import { useFocusTopic } from './use-focus-topics.ts'

type Values = FocusFlow & HandedValues & { _id: Id }

/** The rules of a note over what the flow holds. */
const FlowOfNote = z.pipe(z.pipe(z.custom<FocusFlow>(), z.transform(noteToSend)), WholeNote)

/** Who may not evaluate sends no evaluation at all. */
function saidOf(flow: FocusFlow) {
  const { evaluation, ...note } = noteToSend(flow)
  return evaluation.trim() === '' ? note : { ...note, evaluation }
}

type Props = {
  focus: Focus
  onSaved: (event: FocusEvent) => void
  /** False for one form among others on a page. */
  docked?: boolean
  /** Told whether something stands in it that is not saved. */
  onTyped?: (isTyped: boolean) => void
}

/** A note on a focus, wherever it is written. */
export function NewFocusEvent({ focus, onSaved, docked = true, onTyped }: Props) {
  const { t } = useTranslation()
  const params = { dossierId: focus.dossierId, focusId: focus._id }
  const maySign = useDossier().allows('focus.open_close')
  const topic = useFocusTopic(focus.focusTopicId)
  const [_id] = useState(() => newId())
  const save = useSave(addFocusEvent)
  const draft = useDraftForm<Values, FocusEvent>({
    key: `focus.event.${focus._id}`,
    schema: FlowOfNote,
    start: { ...flowStart('note'), _id, ...notHanded },
    send: (values, form) => {
      const closing = values.closes && { status: 'closed' as const }
      const { _id: id, handover } = values
      return save.send(
        { params, body: { ...saidOf(values), _id: id, handover, ...namedIn(values), ...closing } },
        form,
      )
    },
    onSaved: event => {
      const closed = event.status === 'closed'
      toast(closed ? t('{{focus}} è chiuso', { focus: focus.focus }) : t('Evento aggiunto'), 'ok')
      onSaved(event)
    },
  })
  const { form } = draft
  const take = (step: Parameters<typeof takeStep>[1]): void =>
    form.setValues({ ...form.values, ...takeStep(form.values, step) })
  const { evaluates, closes } = form.values
  const isTyped = form.isDirty()
  const tell = useEffectEvent((typed: boolean) => onTyped?.(typed))
  useEffect(() => tell(isTyped), [isTyped])
  useEffect(() => () => tell(false), [])
  // Asked only once it was refused: after one's own closing the focus is closed too.
  const closedMeanwhile =
    save.code !== null && closes && focus.status === 'closed'
      ? t("Qualcun altro ha chiuso il focus nel frattempo. Senza «Chiudi focus» l'evento si può salvare.")
      : null
  return (
    <Stack>
      {focus.status === 'closed' && !closes && <ClosedFocus focus={focus} reopens={maySign} />}
      <DraftForm
        draft={draft}
        banner={closedMeanwhile ?? save.banner}
        complete={maySave(form.values)}
        docked={docked}
      >
        <NoteFields
          note={form.values}
          errors={form.errors}
          onWrite={(part, text) => form.setFieldValue(part, text)}
          onAttach={readings => form.setFieldValue('readings', readings)}
          topic={topic}
          evaluates={evaluates}
          {...(maySign && { onEvaluates: on => take({ type: 'evaluates', on }) })}
        >
          <HandoverSwitch
            kind="FocusGroup"
            dossierId={focus.dossierId}
            handover={fieldOf(form, 'handover')}
            to={fieldOf(form, 'handover_to')}
          />
          {maySign && (focus.status === 'open' || closes) && (
            <SwitchField
              label={t('Chiudi focus')}
              description={t('Il problema è risolto: il focus resta leggibile tra quelli chiusi.')}
              value={closes}
              onChange={on => take({ type: 'closes', on })}
            />
          )}
        </NoteFields>
      </DraftForm>
    </Stack>
  )
}

/** A note on a closed focus stands where nobody looks for open problems: whoever writes one knows it before. */
function ClosedFocus({ focus, reopens }: { focus: Focus; reopens: boolean }) {
  const { t } = useTranslation()
  return (
    <Notice tone="attention">
      <p>
        {t(
          "Questo focus è chiuso: l'evento resta tra quelli chiusi. Se il problema si ripresenta, va prima riaperto.",
        )}
      </p>
      {reopens && <ReopenFocus focus={focus} />}
    </Notice>
  )
}
