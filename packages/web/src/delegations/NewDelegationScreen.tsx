import type { Delegation } from '@vicino/domain/delegations/delegation.ts'
import { delegates } from '@vicino/domain/delegations/delegation.ts'
import { giveDelegation, listDelegations } from '@vicino/domain/delegations/delegations.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { NotForYou } from '../ui/page/NotForYou.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { type DelegationValues, emptyDelegation, FormDelegation } from './delegation-values.ts'
import { DelegationFields } from './DelegationFields.tsx'

/** Delegates an act in writing to one person. */
export function NewDelegationScreen() {
  const { t } = useTranslation()
  return (
    <Page width="form">
      <PageHeader title={t('Nuova delega')} back={pages.delegations.link()} />
      {useMay(delegates, 'write') ? <NewDelegationForm /> : <NotForYou />}
    </Page>
  )
}

function NewDelegationForm() {
  const { t } = useTranslation()
  const today = useToday()
  const leave = useReturnTo(pages.delegations.link())
  const [start] = useState(() => emptyDelegation(newId(), today))
  const save = useSave(giveDelegation, { refreshes: [listDelegations] })
  const draft = useDraftForm<DelegationValues, Delegation>({
    key: 'delegation.new',
    schema: FormDelegation,
    start,
    send: (values, form) => save.send({ body: FormDelegation.parse(values) }, form),
    onSaved: ({ person }) => {
      toast(t('Delega data a {{name}}', { name: person.name }), 'ok')
      leave()
    },
  })
  return (
    <DraftForm draft={draft} banner={save.banner}>
      <DelegationFields form={draft.form} />
    </DraftForm>
  )
}
