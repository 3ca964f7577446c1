import { defaultBirthday } from '@vicino/domain/dossiers/client.ts'
import { allDossiers, createDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { useSave } from '../../calls/use-save.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { useToday } from '../../i18n/use-today.ts'
import { NotForYou } from '../../ui/page/NotForYou.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { toast } from '../../ui/toast.ts'
import { type ClientValues, emptyClient, formClient } from '../personal/client-values.ts'
import { ClientFields } from '../personal/ClientFields.tsx'
import { DuplicatesFound } from './DuplicatesFound.tsx'
import { errorsOfClient } from '../personal/errors-of-client.ts'
import { LikelyTheSame } from './LikelyTheSame.tsx'
import { useLeadOn } from '../../ui/use-return-to.ts'

type Created = AnswerOf<typeof createDossier>

/**
 * A new client. Somebody who may be the same person is named before and after saving: it warns and never blocks,
 * for twins and chance exist.
 */
export function NewDossierScreen() {
  const { t } = useTranslation()
  const [created, setCreated] = useState<Created | null>(null)
  const leave = useLeave()
  const mayCreate = useMay('dossier.create', 'write')
  if (created)
    return (
      <DuplicatesFound
        created={created}
        onGoOn={() => leave(created)}
        goOnLabel={t('Vai al dossier nuovo')}
      />
    )
  return (
    <Page width="form">
      <PageHeader title={t('Nuovo dossier')} back={pages.dossiers.link()} />
      {mayCreate ? (
        <NewClientForm
          onCreated={answer => (answer.duplicates.length > 0 ? setCreated(answer) : leave(answer))}
        />
      ) : (
        <NotForYou />
      )}
    </Page>
  )
}

function useLeave(): (created: Created) => void {
  const { t } = useTranslation()
  const leadOn = useLeadOn()
  return ({ _id, client }) => {
    toast(t('Dossier di {{name}} creato', { name: client.name }), 'ok')
    leadOn(pages.dossier.link({ dossierId: _id }))
  }
}

function NewClientForm({ onCreated }: { onCreated: (created: Created) => void }) {
  const { t } = useTranslation()
  const today = useToday()
  const [_id] = useState(() => newId())
  const schema = formClient(today)
  const save = useSave(createDossier, { refreshes: [allDossiers] })
  const draft = useDraftForm<ClientValues, Created>({
    key: 'dossier.new',
    schema,
    start: { ...emptyClient, birthday: defaultBirthday(today) },
    send: (values, form) => save.send({ body: { _id, client: schema.parse(values) } }, errorsOfClient(form)),
    onSaved: onCreated,
  })
  return (
    <DraftForm draft={draft} banner={save.banner} saveLabel={t('Crea dossier')}>
      <ClientFields form={draft.form} underIdentity={<LikelyTheSame values={draft.form.values} />} />
    </DraftForm>
  )
}
