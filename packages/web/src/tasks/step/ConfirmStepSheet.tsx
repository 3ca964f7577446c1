import type { Day } from '@vicino/domain/days/day.ts'
import type { OpenedProtocol, StepDone } from '@vicino/domain/protocols/opened-protocol.ts'
import { NewStepDone } from '@vicino/domain/protocols/opened-protocol.ts'
import { confirmStep } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import type { ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useSave } from '../../calls/use-save.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { fieldOf } from '../../drafts/field-of.ts'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { houseText } from '../../i18n/house-text.ts'
import { useToday } from '../../i18n/use-today.ts'
import { taskReads } from '../task-reads.ts'
import { DayField } from '../../ui/fields/DayField.tsx'
import { FieldMessage, Fields } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './ConfirmStepSheet.module.css'

type Props = {
  step: Pick<ProtocolStep, '_id' | 'text'>
  protocol: Pick<OpenedProtocol, '_id' | 'dossierId'> & Partial<Pick<OpenedProtocol, 'starts_on'>>
  /** The to-do that is done with it; else the step finds its own. */
  taskId?: Id
  onClose: () => void
}

type Values = { _id: Id; stepId: Id; done_on: Day | null; note: string; taskId: Id | null }

const FormStepDone = z.pipe(
  z.transform(({ done_on, ...values }: Values) => ({ ...values, done_on }) as z.input<typeof NewStepDone>),
  NewStepDone,
)

/** Writes that a step was carried out, and what speaks for it. */
export function ConfirmStepSheet({ step, protocol, taskId, onClose }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: openedId, dossierId, starts_on } = protocol
  const [_id] = useState(() => newId())
  const save = useSave(confirmStep, { refreshes: taskReads })
  const draft = useDraftForm<Values, StepDone>({
    // A step has the same id in every copy of its protocol: it alone does not say at whose it was done.
    key: `opened_protocol.step.${openedId}.${taskId ?? step._id}`,
    schema: FormStepDone,
    start: { _id, stepId: step._id, done_on: today, note: '', taskId: taskId ?? null },
    send: (values, form) =>
      save.send({ params: { dossierId, openedId }, body: FormStepDone.parse(values) }, form),
    onSaved: () => {
      toast(t('Passo confermato'), 'ok')
      onClose()
    },
  })
  const { errors } = draft.form
  return (
    <Sheet open onClose={onClose} title={t('Conferma il passo')} dismissible={!save.saving}>
      <DraftForm draft={draft} banner={save.banner} saveLabel={t('Conferma')}>
        <Stack>
          <p className={classes.step}>{houseText(step.text, t)}</p>
          {['stepId', 'taskId'].map(
            field => errors[field] && <FieldMessage key={field}>{errors[field]}</FieldMessage>,
          )}
          <Fields>
            <DayField
              label={t('Fatto il')}
              required
              {...(starts_on !== undefined && { minDay: starts_on })}
              maxDay={today}
              {...fieldOf(draft.form, 'done_on')}
            />
            <NoteField
              label={t('Che cosa è stato fatto e osservato')}
              required
              maxLength={5000}
              {...fieldOf(draft.form, 'note')}
            />
          </Fields>
        </Stack>
      </DraftForm>
    </Sheet>
  )
}
