import {
  type ComparedContact,
  getContact,
  getContacts,
  updateContact,
} from '@vicino/domain/contacts/contacts.contract.ts'
import { getDossierContacts } from '@vicino/domain/contacts/dossier-contacts.contract.ts'
import type { Contact } from '@vicino/domain/contacts/contact.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { useMay } from '../session/person.ts'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { changedContact, type ContactValues, formContact, valuesOfContact } from './contact-values.ts'
import { contactFieldWords } from './contact-words.ts'
import { ContactFields } from './ContactFields.tsx'

/** Puts a contact right. */
export function EditContactScreen() {
  const { t } = useTranslation()
  const { contactId } = usePage(pages.editContact).params
  const read = useRead(getContact, { params: { contactId } })
  const mayManage = useMay('contacts.manage', 'write')
  return (
    <Screen
      read={read}
      keeps
      writes={mayManage}
      width="form"
      skeleton={<FormSkeleton fields={6} />}
      title={t('Modifica il contatto')}
      back={pages.contact.link({ contactId })}
    >
      {contact => <EditContactForm contact={contact} />}
    </Screen>
  )
}

function EditContactForm({ contact }: { contact: ComparedContact }) {
  const { t } = useTranslation()
  const contactId = contact._id
  const leave = useReturnTo(pages.contact.link({ contactId }))
  const save = useSave(updateContact, { refreshes: [getContacts, getContact, getDossierContacts] })
  const state = useVersionedForm<Contact, ContactValues>({
    key: `contact.${contactId}`,
    schema: formContact,
    row: contact,
    valuesOf: row => valuesOfContact(row, row.version),
    save,
    send: (values, over, form) => {
      const changed = changedContact(formContact.parse(values), over)
      return save.send({ params: { contactId }, body: { ...changed, version: values.version } }, form)
    },
    onSaved: () => {
      toast(t('Contatto salvato'), 'ok')
      leave()
    },
  })
  return (
    <VersionedForm
      state={state}
      conflictTitle={t('Due versioni di questo contatto')}
      fields={contactFieldWords}
    >
      <ContactFields form={state.draft.form} />
    </VersionedForm>
  )
}
