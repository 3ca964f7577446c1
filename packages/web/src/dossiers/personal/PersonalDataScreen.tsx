import { getPersonalData, updatePersonalData } from '@vicino/domain/dossiers/personal-data.contract.ts'
import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { PersonalData } from '@vicino/domain/dossiers/personal-data.ts'
import { readsProtected } from '@vicino/domain/dossiers/protected-fields.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactPersonsCard } from '../../contact-persons/ContactPersonsCard.tsx'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Screen } from '../../calls/Screen.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useVersionedForm } from '../../records/use-versioned-form.ts'
import { VersionedForm } from '../../records/VersionedForm.tsx'
import { late } from '../../ui/late.ts'
import { toast } from '../../ui/toast.ts'
import { changedPersonal } from './changed-client.ts'
import { type ClientValues, formPersonal, valuesOfClient } from './client-values.ts'
import { ClientFacts } from './ClientFacts.tsx'
import { ClientFields } from './ClientFields.tsx'
import { ProtectedFields } from './ProtectedFields.tsx'
import { clientFieldWords } from '../client-words.ts'
import { useReturnTo } from '../../ui/use-return-to.ts'

/** Data that another dossier has are seldom. */
const DuplicatesSheet = late(async () => (await import('../new/DuplicatesSheet.tsx')).DuplicatesSheet)

/** The client's personal data: a form for who may change them, facts for who may only read. */
export function PersonalDataScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows, reads } = useDossier()
  const read = useRead(getPersonalData, { params: { dossierId } })
  return (
    <Screen
      read={read}
      keeps
      width="form"
      skeleton={<FormSkeleton fields={6} />}
      title={t('Personal Data')}
      back={pages.attributes.link({ dossierId })}
    >
      {data =>
        allows('personal.write') ? (
          <PersonalDataForm personal={data} />
        ) : (
          <Stack>
            <ClientFacts client={data} readsAvs={reads('sanitary.read')} />
            <ContactPersonsCard />
          </Stack>
        )
      }
    </Screen>
  )
}

function PersonalDataForm({ personal }: { personal: PersonalData }) {
  const { t } = useTranslation()
  const { reads } = useDossier()
  const leave = useReturnTo(pages.attributes.link({ dossierId: personal.dossierId }))
  const [alike, setAlike] = useState<PersonalData['duplicates']>()
  const schema = formPersonal(useToday())
  const { dossierId } = personal
  const save = useSave(updatePersonalData, { refreshes: [allDossiers] })
  const state = useVersionedForm<PersonalData, ClientValues>({
    key: `personal_data.${dossierId}`,
    schema,
    row: personal,
    valuesOf: row => valuesOfClient(row, row.version),
    save,
    send: (values, over, form) => {
      const changed = changedPersonal(schema.parse(values), over)
      return save.send({ params: { dossierId }, body: { ...changed, version: values.version } }, form)
    },
    onSaved: ({ duplicates }) => {
      toast(t('Dati personali salvati'), 'ok')
      if (duplicates) setAlike(duplicates)
      else leave()
    },
  })
  return (
    <VersionedForm state={state} conflictTitle={t('Due versioni di questi dati')} fields={clientFieldWords}>
      <Stack>
        <ClientFields form={state.draft.form} />
        {reads(readsProtected) && <ProtectedFields form={state.draft.form} />}
        <ContactPersonsCard />
        {alike && <DuplicatesSheet duplicates={alike} onClose={leave} />}
      </Stack>
    </VersionedForm>
  )
}
