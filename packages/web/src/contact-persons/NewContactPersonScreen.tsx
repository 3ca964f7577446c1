import type { ContactPerson } from '@vicino/domain/contact-persons/contact-person.ts'
import { createContactPerson } from '@vicino/domain/contact-persons/contact-persons.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { NoForm } from '../session/NoForm.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { type ContactPersonValues, emptyValues, FormContactPerson } from './contact-person-values.ts'
import { ContactPersonFields } from './ContactPersonFields.tsx'

/** Somebody who stands by the client. */
export function NewContactPersonScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  return (
    <Page width="form">
      <PageHeader title={t('Nuova persona di contatto')} back={pages.contactPersons.link({ dossierId })} />
      {allows('personal.write') ? <NewContactPersonForm /> : <NoForm list={pages.contactPersons} />}
    </Page>
  )
}

function NewContactPersonForm() {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const returnToList = useReturnTo(pages.contactPersons.link({ dossierId }))
  const [start] = useState(() => emptyValues(newId()))
  const save = useSave(createContactPerson)
  const draft = useDraftForm<ContactPersonValues, ContactPerson>({
    key: `contact_person.new.${dossierId}`,
    schema: FormContactPerson,
    start,
    send: (values, form) =>
      save.send(
        { params: { dossierId }, body: { ...FormContactPerson.parse(values), _id: values._id } },
        form,
      ),
    onSaved: ({ name }) => {
      toast(t('{{name}} è tra le persone di contatto', { name }), 'ok')
      returnToList()
    },
  })
  return (
    <DraftForm draft={draft} banner={save.banner}>
      <ContactPersonFields form={draft.form} />
    </DraftForm>
  )
}
