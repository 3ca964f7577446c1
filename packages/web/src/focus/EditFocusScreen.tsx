import { getFocus, updateFocus } from '@vicino/domain/focus/focus.contract.ts'
import { type Focus, fieldsOfFocus, type FocusFields, WholeFocus } from '@vicino/domain/focus/focus.ts'
import { noteOf, saysSomething } from '@vicino/domain/focus/note.ts'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { handedOf, type HandedValues, namedIn } from '../records/handed.ts'
import { HandoverSwitch } from '../records/HandoverSwitch.tsx'
import { useNeedsReason } from '../records/use-needs-reason.ts'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { TextField } from '../ui/fields/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { Screen } from '../calls/Screen.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useGoOn } from '../ui/use-go-on.ts'
import { focusFields } from './focus-fields.ts'
import { NoteFields } from './NoteFields.tsx'

/** Corrects what opened a focus: its note, and its title where somebody wrote it. */
export function EditFocusScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.editFocus).params
  const may = useDossier().allows('focus.open_close')
  const read = useRead(getFocus, { params })
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton />}
      writes={may}
      title={t('Correggi il focus')}
      under={read.data?.focus}
      back={pages.focusEvents.link(params)}
    >
      {focus => <FocusCorrection key={focus._id} focus={focus} />}
    </Screen>
  )
}

type Values = FocusFields & HandedValues & { version: number }

const FormFocus = z.pipe(
  z.pipe(
    z.custom<Values>(),
    z.transform(({ version, handover, handover_to, ...fields }) => fields),
  ),
  WholeFocus,
)

/** The title of a topic stands: another title would be another focus. */
const correctable = ({ focus, focusTopicId, ...fields }: FocusFields) => ({
  ...noteOf(fields),
  ...(focusTopicId === null && { focus }),
})

function FocusCorrection({ focus }: { focus: Focus }) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const needsReason = useNeedsReason()
  const params = { dossierId: focus.dossierId, focusId: focus._id }
  const save = useSave(updateFocus)
  const correction = useVersionedForm<Focus, Values>({
    needsReason,
    key: `focus.edit.${focus._id}`,
    schema: FormFocus,
    row: focus,
    valuesOf: row => ({ version: row.version, ...fieldsOfFocus(row), ...handedOf(row) }),
    save,
    send: async (values, over, form, reason) => {
      const fields = correctable(values)
      // Over a version that is no longer known, everything is sent.
      const isKnown = values.version === over.version
      const changed = isKnown ? changedFields(correctable(over), fields) : fields
      const { version, handover } = values
      const body = { version, ...changed, handover, ...namedIn(values), ...(reason && { reason }) }
      const saved = await save.send({ params, body }, form)
      if (saved) toast(t('{{name}} è stato corretto', { name: saved.focus }), 'ok')
      return saved
    },
    onSaved: () => goOn(pages.focusEvents.link(params)),
  })
  const { form } = correction.draft
  return (
    <VersionedForm
      state={correction}
      conflictTitle={t('Due versioni di questo focus')}
      fields={focusFields}
      reasons={[t('Errore di scrittura'), t('Manca qualcosa')]}
      complete={saysSomething(form.values)}
    >
      <Stack>
        {focus.focusTopicId === null && (
          <Card>
            <TextField label={t('Focus')} required {...fieldOf(form, 'focus')} />
          </Card>
        )}
        <NoteFields
          note={form.values}
          errors={form.errors}
          onWrite={(part, text) => form.setFieldValue(part, text)}
          onAttach={readings => form.setFieldValue('readings', readings)}
          evaluates
        >
          <HandoverSwitch
            kind="FocusGroup"
            dossierId={focus.dossierId}
            handover={fieldOf(form, 'handover')}
            to={fieldOf(form, 'handover_to')}
            before={form.getInitialValues().handover}
          />
        </NoteFields>
      </Stack>
    </VersionedForm>
  )
}
