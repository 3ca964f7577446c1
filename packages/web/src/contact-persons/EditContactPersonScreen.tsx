import {
  type ContactPerson,
  ContactPersonFields as Written,
} from '@vicino/domain/contact-persons/contact-person.ts'
import {
  changeContactPerson,
  getContactPerson,
} from '@vicino/domain/contact-persons/contact-persons.contract.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { useDossier } from '../session/dossier.ts'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { contactPersonRows } from './contact-person-rows.ts'
import { type ContactPersonValues, FormContactPerson, valuesOf } from './contact-person-values.ts'
import { ContactPersonFields } from './ContactPersonFields.tsx'

/** Corrects what is known of somebody who stands by the client. */
export function EditContactPersonScreen() {
  const { t } = useTranslation()
  const { dossierId, contactPersonId } = usePage(pages.editContactPerson).params
  const may = useDossier().allows('personal.write')
  const read = useRead(getContactPerson, { params: { dossierId, contactPersonId } })
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton fields={6} />}
      writes={may}
      title={t('Correggi la persona di contatto')}
      under={read.data?.name}
      back={pages.contactPersons.link({ dossierId })}
    >
      {person => <ContactPersonCorrection key={person._id} person={person} />}
    </Screen>
  )
}

function ContactPersonCorrection({ person }: { person: ContactPerson }) {
  const { t } = useTranslation()
  const { _id: contactPersonId, dossierId } = person
  const returnToList = useReturnTo(pages.contactPersons.link({ dossierId }))
  const save = useSave(changeContactPerson)
  const state = useVersionedForm<ContactPerson, ContactPersonValues>({
    key: `contact_person.${contactPersonId}`,
    schema: FormContactPerson,
    row: person,
    valuesOf,
    save,
    send: (values, over, form) => {
      const written = FormContactPerson.parse(values)
      const changed =
        values.version === over.version ? changedFields(fieldsOf(Written, over), written) : written
      return save.send(
        { params: { dossierId, contactPersonId }, body: { ...changed, version: values.version } },
        form,
      )
    },
    onSaved: ({ name }) => {
      toast(t('{{name}}: salvato', { name }), 'ok')
      returnToList()
    },
  })
  return (
    <VersionedForm
      state={state}
      conflictTitle={t('Due versioni di questa persona di contatto')}
      fields={contactPersonRows}
    >
      <ContactPersonFields form={state.draft.form} />
    </VersionedForm>
  )
}
