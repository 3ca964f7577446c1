import type { Protocol, ProtocolFields as Fields, ProtocolModel } from '@vicino/domain/protocols/protocol.ts'
import {
  createProtocol,
  getProtocol,
  getProtocolModels,
  getProtocols,
  getProtocolVersions,
  updateProtocol,
} from '@vicino/domain/protocols/protocols.contract.ts'
import { getFocusTopics } from '@vicino/domain/focus/focus.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNamedServices } from '../../care-plan/use-named-services.ts'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { changedFields } from '../../drafts/changed-fields.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useVersionedForm } from '../../records/use-versioned-form.ts'
import { VersionedForm } from '../../records/VersionedForm.tsx'
import { useMay } from '../../session/person.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useGoOn } from '../../ui/use-go-on.ts'
import { useReturnTo } from '../../ui/use-return-to.ts'
import { protocolRows } from './protocol-rows.ts'
import {
  blankProtocol,
  errorsOfProtocol,
  FormProtocol,
  type ProtocolValues,
  sentOf,
  valuesOfModel,
  valuesOfProtocol,
} from './protocol-values.ts'
import { ProtocolFields } from './ProtocolFields.tsx'

/** What a protocol of the house changes in the lists. */
const refreshes = [getProtocols, getProtocolModels, getProtocol, getProtocolVersions]

/** The draft of a protocol, empty or as it comes with the program. */
export function NewProtocolScreen() {
  const { t } = useTranslation()
  const { model: key } = usePage(pages.newProtocol).search
  return (
    <Screen
      read={useRead(getProtocolModels, {})}
      keeps
      writes={useMay('protocol.release', 'write')}
      width="form"
      skeleton={<FormSkeleton fields={8} />}
      title={t('Nuovo protocollo')}
      back={pages.houseProtocols.link()}
    >
      {models => <NewProtocol model={models.find(model => model.key === key) ?? null} />}
    </Screen>
  )
}

function NewProtocol({ model }: { model: ProtocolModel | null }) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const [start] = useState(() => (model ? valuesOfModel(model) : blankProtocol()))
  const services = useNamedServices(model?.services)
  const save = useSave(createProtocol, { refreshes })
  const draft = useDraftForm<ProtocolValues, Protocol>({
    key: `protocol.new.${model?.key ?? 'own'}`,
    schema: FormProtocol,
    start,
    send: (values, form) =>
      save.send(
        { body: { _id: values._id, key: model?.key ?? null, ...sentOf(values) } },
        errorsOfProtocol(form),
      ),
    onSaved: ({ _id: protocolId }) => {
      toast(t('Bozza del protocollo salvata'), 'ok')
      goOn(pages.houseProtocol.link({ protocolId }))
    },
  })
  return (
    <DraftForm draft={draft} banner={save.banner} saveLabel={t('Salva la bozza')}>
      <ProtocolFields form={draft.form} services={services} />
    </DraftForm>
  )
}

/** Changes a protocol: what was released holds until the draft that comes of it is released too. */
export function EditProtocolScreen() {
  const { t } = useTranslation()
  const { protocolId } = usePage(pages.editProtocol).params
  return (
    <Screen
      read={useRead(getProtocol, { params: { protocolId } })}
      keeps
      writes={useMay('protocol.release', 'write')}
      width="form"
      skeleton={<FormSkeleton fields={8} />}
      title={t('Modifica il protocollo')}
      back={pages.houseProtocol.link({ protocolId })}
    >
      {protocol => <ProtocolChange key={protocol._id} protocol={protocol} />}
    </Screen>
  )
}

function ProtocolChange({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation()
  const { _id: protocolId } = protocol
  const { data: topics = [] } = useRead(getFocusTopics, {})
  const services = useNamedServices(protocol.services)
  const leave = useReturnTo(pages.houseProtocol.link({ protocolId }))
  const save = useSave(updateProtocol, { refreshes })
  const state = useVersionedForm<Protocol, ProtocolValues>({
    key: `protocol.${protocolId}`,
    schema: FormProtocol,
    row: protocol,
    valuesOf: valuesOfProtocol,
    save,
    send: (values, over, form) => {
      const written = sentOf(values)
      const changed: Partial<Fields> =
        values.version === over.version ? changedFields(sentOf(valuesOfProtocol(over)), written) : written
      const body = { version: values.version, ...changed }
      return save.send({ params: { protocolId }, body }, errorsOfProtocol(form))
    },
    onSaved: () => {
      toast(t('Bozza del protocollo salvata'), 'ok')
      leave()
    },
  })
  return (
    <VersionedForm
      state={state}
      conflictTitle={t('Due versioni di questo protocollo')}
      fields={protocolRows(topics)}
    >
      <Stack>
        {protocol.in_force !== null && (
          <Notice>
            {t(
              'La modifica diventa una bozza: fino al suo rilascio vale la versione di ora, e ciò che è aperto resta com’è.',
            )}
          </Notice>
        )}
        <ProtocolFields form={state.draft.form} services={services} />
      </Stack>
    </VersionedForm>
  )
}
