import { getPersonalData, updatePersonalData } from '@vicino/domain/dossiers/personal-data.contract.ts'
import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { PersonalData } from '@vicino/domain/dossiers/personal-data.ts'
import { returnPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../app/dossier.ts'
import { pages } from '../app/links.ts'
import { useRead } from '../calls/use-read.ts'
import { type FieldErrorsTaker, useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useToday } from '../i18n/use-today.ts'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { changedClient } from './changed-client.ts'
import { type ClientValues, formClient, valuesOfClient } from './client-values.ts'
import { ClientFacts } from './ClientFacts.tsx'
import { ClientFields } from './ClientFields.tsx'
import { PersonalDataConflict } from './PersonalDataConflict.tsx'

/** The client's personal data: a form for who may change them, facts for who may only read. */
export function PersonalDataScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const { data, error, refetch } = useRead(getPersonalData, { params: { dossierId } })
  return (
    <Page width="form">
      <PageHeader title={t('Personal Data')} back={pages.attributes.link({ dossierId })} />
      {error && !data && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton fields={6} />}
      {data &&
        (allows('personal.write') ? <PersonalDataForm personal={data} /> : <ClientFacts client={data} />)}
    </Page>
  )
}

function PersonalDataForm({ personal }: { personal: PersonalData }) {
  const { t } = useTranslation()
  const leave = useLeave()
  const schema = formClient(useToday())
  // What was read when the form opened: a newer reading in the meantime must not pass for it.
  const [opened] = useState(personal)
  const { dossierId } = opened
  const save = useSave(updatePersonalData, { refreshes: [allDossiers] })
  const send = (
    values: ClientValues,
    seen: PersonalData,
    form?: FieldErrorsTaker,
  ): Promise<PersonalData | undefined> => {
    const changed = changedClient(schema.parse(values), seen)
    return save.send({ params: { dossierId }, body: { version: seen.version, ...changed } }, form)
  }
  const draft = useDraftForm<ClientValues, PersonalData>({
    key: `personal_data.${dossierId}`,
    schema,
    start: valuesOfClient(opened, opened.version),
    send: (values, form) => send(values, { ...opened, version: values.version }, form),
    onSaved: () => {
      toast(t('Dati personali salvati'), 'ok')
      leave()
    },
  })
  const theirs = save.code === 'stale' ? (save.current as PersonalData) : undefined
  return (
    <>
      <DraftForm draft={draft} banner={theirs ? null : save.banner}>
        <ClientFields form={draft.form} />
      </DraftForm>
      {theirs && (
        <PersonalDataConflict
          mine={draft.form.values}
          theirs={theirs}
          busy={save.saving}
          onCancel={save.clear}
          onResolve={values => {
            draft.form.setValues(values)
            void send(values, theirs).then(saved => saved && draft.finish(saved))
          }}
        />
      )}
    </>
  )
}

/** Back to the dossier's menu, or where the address asked to go. */
function useLeave(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  const { _id: dossierId } = useDossier()
  const { redirect } = useSearch({ from: pages.personalData.pattern })
  return () => {
    if (redirect === undefined) void navigate(pages.attributes.link({ dossierId }))
    else router.history.push(returnPage(redirect))
  }
}
