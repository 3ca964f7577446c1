import { getFocusEvents, updateFocusEvent } from '@vicino/domain/focus/focus.contract.ts'
import { type FocusEvent, isOpening } from '@vicino/domain/focus/focus-event.ts'
import { noteOf, saysSomething } from '@vicino/domain/focus/note.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { Failure } from '../calls/failure.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { handedOf, namedIn } from '../records/handed.ts'
import { HandoverSwitch } from '../records/HandoverSwitch.tsx'
import { useNeedsReason } from '../records/use-needs-reason.ts'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { Screen } from '../calls/Screen.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useGoOn } from '../ui/use-go-on.ts'
import { noteFields } from './focus-fields.ts'
import { NoteFields } from './NoteFields.tsx'
import { FormNote, type NoteValues } from './note-values.ts'

/** Corrects a note: what is saved is a new version, the old one stays legible. */
export function EditFocusEventScreen() {
  const { t } = useTranslation()
  const { dossierId, focusId, eventId } = usePage(pages.editFocusEvent).params
  const params = { dossierId, focusId }
  const may = useDossier().allows('focus.event')
  const { data: events, error, refetch } = useRead(getFocusEvents, { params })
  const event = events?.find(one => one._id === eventId && !isOpening(one))
  const missing = events && !event ? new Failure(404, 'not_found') : null
  return (
    <Screen
      read={{ data: event, error: missing ?? error, refetch }}
      width="form"
      skeleton={<FormSkeleton />}
      writes={may}
      title={t("Correggi l'evento")}
      back={pages.focusEvents.link(params)}
    >
      {corrected => <EventCorrection key={corrected._id} event={corrected} />}
    </Screen>
  )
}

function EventCorrection({ event }: { event: FocusEvent }) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const needsReason = useNeedsReason()
  const maySign = useDossier().allows('focus.open_close')
  const { _id: eventId, dossierId, focusId } = event
  const save = useSave(updateFocusEvent)
  const correction = useVersionedForm<FocusEvent, NoteValues>({
    needsReason,
    key: `focus.event.edit.${eventId}`,
    schema: FormNote,
    row: event,
    valuesOf: row => ({ version: row.version, ...noteOf(row), ...handedOf(row) }),
    save,
    send: async (values, over, form, reason) => {
      // Over a version that is no longer known, everything is sent.
      const isKnown = values.version === over.version
      const changed = isKnown ? changedFields(noteOf(over), noteOf(values)) : noteOf(values)
      const { version, handover } = values
      const body = { version, ...changed, handover, ...namedIn(values), ...(reason && { reason }) }
      const saved = await save.send({ params: { dossierId, focusId, eventId }, body }, form)
      if (saved) toast(t("L'evento è stato corretto"), 'ok')
      return saved
    },
    onSaved: () => goOn({ ...pages.focusEvents.link({ dossierId, focusId }), hash: eventId }),
  })
  const { form } = correction.draft
  return (
    <VersionedForm
      state={correction}
      conflictTitle={t('Due versioni di questo evento')}
      fields={noteFields}
      reasons={[t('Errore di scrittura'), t('Manca qualcosa')]}
      complete={saysSomething(form.values)}
    >
      <NoteFields
        note={form.values}
        errors={form.errors}
        onWrite={(part, text) => form.setFieldValue(part, text)}
        onAttach={readings => form.setFieldValue('readings', readings)}
        evaluates={maySign}
      >
        <HandoverSwitch
          kind="FocusGroup"
          dossierId={dossierId}
          handover={fieldOf(form, 'handover')}
          to={fieldOf(form, 'handover_to')}
          before={form.getInitialValues().handover}
        />
      </NoteFields>
    </VersionedForm>
  )
}
