import { allDossiers, changeDossierStatus } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { type DossierStatus, StatusChange } from '@vicino/domain/dossiers/dossier.ts'
import { getAllTasks, getTasksOfDate, getTasksOfMonth } from '@vicino/domain/tasks/tasks.contract.ts'
import { reasonMax } from '@vicino/domain/wire/text.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { dossierScope } from '../../calls/query-key.ts'
import { useSave } from '../../calls/use-save.ts'
import { errorsAtFields } from '../../drafts/errors-at-fields.ts'
import { fieldOf } from '../../drafts/field-of.ts'
import { restoreDraft } from '../../drafts/restore-draft.ts'
import { RestoredNotice } from '../../drafts/RestoredNotice.tsx'
import { useKeptSheet } from '../../drafts/use-kept-sheet.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { MovedVisits } from './MovedVisits.tsx'
import { VisitsToMove } from './VisitsToMove.tsx'
import { statusMoves } from './status-moves.ts'
import { statusLabel } from './status-words.ts'

type Changed = AnswerOf<typeof changeDossierStatus>

type Props = {
  onClose: () => void
  /** The change that the sheet begins with, where its opener named it already. */
  start?: DossierStatus
  onChanged?: () => void
}

/** Changes how a dossier stands, with its reason; afterwards it names the visits that this struck or restored. */
export function StatusSheet({ onClose, start, onChanged }: Props) {
  const { t } = useTranslation()
  const [changed, setChanged] = useState<Changed | null>(null)
  const finish = (answer: Changed): void => {
    onChanged?.()
    if (answer.struck.length + answer.restored.length > 0) setChanged(answer)
    else {
      const status = t(statusLabel(answer.dossier.status))
      toast(t('Stato del dossier: {{status}}', { status }), 'ok')
      onClose()
    }
  }
  return (
    <Sheet open onClose={onClose} title={t('Stato del dossier')}>
      {changed ? (
        <MovedVisits changed={changed} onClose={onClose} />
      ) : (
        <StatusForm start={start} onChanged={finish} onClose={onClose} />
      )}
    </Sheet>
  )
}

type Values = { status: DossierStatus | null; from: string | null; to: string | null; reason: string }

type FormProps = {
  start: DossierStatus | undefined
  onChanged: (answer: Changed) => void
  onClose: () => void
}

function StatusForm({ start, onChanged, onClose }: FormProps) {
  const { t } = useTranslation()
  const { _id: dossierId, version, status, suspension } = useDossier()
  const client = useQueryClient()
  const today = useToday()
  const moves = statusMoves({ status, suspension })
  const known = moves.length === 1 ? moves[0]!.value : (start ?? null)
  const [begun] = useState<Values>({
    status: known,
    from: suspension?.from ?? today,
    to: suspension?.to ?? null,
    reason: '',
  })
  const form = useForm<Values>({
    initialValues: begun,
    validate: values => errorsAtFields(StatusChange, bodyOf(values, version)),
  })
  const { words, close, asks, settle, restoredFrom, startOver } = useKeptSheet({
    key: `dossier.status.${dossierId}`,
    start: begun,
    values: form.values,
    // Which change it is was chosen by how the dossier stood then, and is one tap.
    restored: (before, kept) => ({ ...restoreDraft(before, kept), status: before.status }),
    onRestored: form.setValues,
    onClose,
  })
  const save = useSave(changeDossierStatus, {
    form,
    refreshes: [allDossiers, getAllTasks, getTasksOfDate, getTasksOfMonth],
  })
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (form.validate().hasErrors) return
    const answer = await save.send({
      params: { dossierId },
      body: StatusChange.parse(bodyOf(form.values, version)),
    })
    if (answer) {
      settle(form.values)
      onChanged(answer)
    }
    // Somebody may have changed it meanwhile: the next try begins with how it stands now.
    else void client.invalidateQueries({ queryKey: [dossierScope(dossierId)] })
  }
  const chosen = form.values.status
  return (
    <form noValidate onSubmit={event => void submit(event)}>
      <Fields>
        <RestoredNotice restoredFrom={restoredFrom} startOver={startOver} />
        {asks}
        {known === null && (
          <ChoiceChips label={t('Che cosa cambia')} required options={moves} {...fieldOf(form, 'status')} />
        )}
        <MoveFields form={form} />
        <NoteField label={t('Motivo')} required maxLength={reasonMax} {...fieldOf(form, 'reason')} />
        {save.banner && <Notice tone="error">{save.banner}</Notice>}
      </Fields>
      <SheetActions kept={words}>
        <Button type="submit" loading={save.saving} data-danger={chosen === 'closed' || undefined}>
          {t(moves.find(({ value }) => value === chosen)?.label ?? 'Salva')}
        </Button>
        <Button variant="default" onClick={close} disabled={save.saving}>
          {t('Indietro')}
        </Button>
      </SheetActions>
    </form>
  )
}

/** What a move needs beside its reason, and what it means for the visits. */
function MoveFields({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation()
  const { status, from, to } = form.values
  if (status === null) return null
  const suspension = status === 'suspended' && from !== null ? { from, to } : null
  return (
    <>
      {status === 'closed' && (
        <Notice tone="attention">
          {t('Un dossier chiuso si può solo leggere, e per aprirlo va indicato il motivo. Si può riaprire.')}
        </Notice>
      )}
      {status === 'suspended' && (
        <>
          <SideBySide>
            <DayField label={t('Dal giorno')} required {...fieldOf(form, 'from')} />
            <DayField label={t('Al giorno')} {...fieldOf(form, 'to')} />
          </SideBySide>
          <Notice>
            {t(
              'Le visite di questi giorni vengono sospese e tornano quando la sospensione finisce. Senza data di fine dura fino alla riattivazione.',
            )}
          </Notice>
        </>
      )}
      <VisitsToMove change={{ status, suspension }} />
    </>
  )
}

/** Only a suspension has days. */
const bodyOf = ({ status, from, to, reason }: Values, version: number) => ({
  version,
  status: status ?? undefined,
  reason,
  ...(status === 'suspended' && { from, to }),
})
