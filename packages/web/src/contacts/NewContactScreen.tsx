import type { ContactType } from '@vicino/domain/contacts/contact-type.ts'
import {
  type ComparedContact,
  createContact,
  getContacts,
} from '@vicino/domain/contacts/contacts.contract.ts'
import { insurerOfNumber } from '@vicino/domain/contacts/insurers.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useMay } from '../session/person.ts'
import { NotForYou } from '../ui/page/NotForYou.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { toast } from '../ui/toast.ts'
import { useGoOn } from '../ui/use-go-on.ts'
import { useLeadOn } from '../ui/use-return-to.ts'
import { type ContactValues, formContact, newContactValues } from './contact-values.ts'
import { typeWords } from './contact-words.ts'
import { ContactFields } from './ContactFields.tsx'
import { useLinkNew } from './use-link-new.ts'

/** A new contact of one of the lists, perhaps an insurer whose name and number are known. */
export function NewContactScreen() {
  const { t } = useTranslation()
  const { type = 'doctor', insurer } = usePage(pages.newContact).search
  const mayManage = useMay('contacts.manage', 'write')
  return (
    <Page width="form">
      <PageHeader title={t(typeWords[type].add.label)} back={pages.contacts.link({ type })} />
      {mayManage ? <NewContactForm key={type} type={type} insurer={insurer} /> : <NotForYou />}
    </Page>
  )
}

function NewContactForm({ type, insurer }: { type: ContactType; insurer: string | undefined }) {
  const [_id] = useState(() => newId())
  const { dossier, role } = usePage(pages.newContact).search
  const leave = useLeave()
  const { linkNew, banner } = useLinkNew(
    dossier !== undefined && role !== undefined ? { dossierId: dossier, role } : undefined,
  )
  const save = useSave(createContact, { refreshes: [getContacts] })
  const draft = useDraftForm<ContactValues, ComparedContact>({
    key: insurer === undefined ? `contact.new.${type}` : `contact.new.${type}.${insurer}`,
    schema: formContact,
    start: newContactValues(type, insurer === undefined ? undefined : insurerOfNumber(Number(insurer))),
    send: (values, form) => save.send({ body: { _id, ...formContact.parse(values) } }, form),
    onSaved: contact => void linkNew(contact._id).then(isLinked => leave(contact, isLinked)),
  })
  return (
    <DraftForm draft={draft} banner={save.banner ?? banner}>
      <ContactFields form={draft.form} />
    </DraftForm>
  )
}

/** To the contact, which says whether it is there twice; or where the address asked to go, where it is new. */
function useLeave(): (contact: ComparedContact, isLinked: boolean) => void {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const leadOn = useLeadOn()
  return ({ _id, duplicates }, isLinked) => {
    toast(isLinked ? t('Contatto salvato e collegato al dossier') : t('Contatto salvato'), 'ok')
    const next = duplicates.length === 0 ? leadOn : goOn
    next(pages.contact.link({ contactId: _id }))
  }
}
