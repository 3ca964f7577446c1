import type { CatalogueService, ServiceCategory } from '@vicino/domain/services/catalogue-entry.ts'
import {
  changeService,
  createService,
  getCatalogue,
  getCatalogueService,
  getServiceCategories,
} from '@vicino/domain/services/catalogue.contract.ts'
import { getServices } from '@vicino/domain/services/services.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { fieldOf } from '../drafts/field-of.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { useMay } from '../session/person.ts'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useGoOn } from '../ui/use-go-on.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { OfferCard } from './OfferCard.tsx'
import { ChangePreview, ComingChanges } from './ServiceChanges.tsx'
import { ServiceFormFields } from './ServiceFormFields.tsx'
import { serviceRows } from './service-rows.ts'
import {
  blankService,
  changedService,
  FormNewService,
  FormService,
  type ServiceValues,
  valuesOfService,
} from './service-values.ts'
import { useCatalogueEntry } from './use-catalogue-entry.ts'

/** A service that the business adds to the catalogue. */
export function NewServiceScreen() {
  const { t } = useTranslation()
  return (
    <Screen
      read={useRead(getServiceCategories, {})}
      keeps
      writes={useMay('catalogue.services', 'write')}
      width="form"
      skeleton={<FormSkeleton fields={8} />}
      title={t('Nuova prestazione')}
      back={pages.catalogue.link()}
    >
      {categories => <NewServiceForm categories={categories} />}
    </Screen>
  )
}

function NewServiceForm({ categories }: { categories: readonly ServiceCategory[] }) {
  const { t } = useTranslation()
  const [_id] = useState(() => newId())
  const goOn = useGoOn()
  const save = useSave(createService, { refreshes: [getServices, getCatalogue] })
  const draft = useDraftForm<ServiceValues, CatalogueService>({
    key: 'service.new',
    schema: FormNewService,
    start: blankService(useToday()),
    send: (values, form) => save.send({ body: { _id, ...FormNewService.parse(values) } }, form),
    onSaved: ({ _id: serviceId }) => {
      toast(t('Prestazione aggiunta'), 'ok')
      goOn(pages.service.link({ serviceId }))
    },
  })
  return (
    <DraftForm draft={draft} banner={save.banner}>
      <Stack>
        <Card>
          <Fields>
            <SideBySide>
              <TextField
                label={t('Codice')}
                required
                placeholder="5003.900"
                description={t('Come nel catalogo comune, o uno proprio.')}
                {...fieldOf(draft.form, 'code')}
              />
              <DayField label={t('Vale dal')} required {...fieldOf(draft.form, 'from')} />
            </SideBySide>
          </Fields>
        </Card>
        <ServiceFormFields form={draft.form} categories={categories} />
      </Stack>
    </DraftForm>
  )
}

/** One service: whether it is offered, what is to come, and what changes of it from a day on. */
export function EditServiceScreen() {
  const { t } = useTranslation()
  const { serviceId } = usePage(pages.service).params
  const read = useCatalogueEntry(serviceId)
  return (
    <Screen
      read={read}
      keeps
      writes={useMay('catalogue.services', 'write')}
      width="form"
      skeleton={<FormSkeleton fields={8} />}
      title={read.data?.[0].name ?? t('Prestazione')}
      back={pages.catalogue.link()}
    >
      {([service, categories]) => (
        <Stack>
          <OfferCard service={service} />
          <ComingChanges service={service} categories={categories} />
          <EditServiceForm key={service.version} service={service} categories={categories} />
        </Stack>
      )}
    </Screen>
  )
}

type EditProps = { service: CatalogueService; categories: readonly ServiceCategory[] }

function EditServiceForm({ service, categories }: EditProps) {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: serviceId, code } = service
  const leave = useReturnTo(pages.catalogue.link())
  const save = useSave(changeService, { refreshes: [getServices, getCatalogue, getCatalogueService] })
  const state = useVersionedForm<CatalogueService, ServiceValues>({
    key: `service.${code}`,
    schema: FormService,
    row: service,
    valuesOf: row => valuesOfService(row, today),
    save,
    send: (values, over, form) => {
      const written = FormService.parse(values)
      const body = { version: values.version, from: written.from, ...changedService(written, over.fields) }
      return save.send({ params: { serviceId }, body }, form)
    },
    onSaved: () => {
      toast(t('Prestazione salvata'), 'ok')
      leave()
    },
  })
  const { form } = state.draft
  return (
    <VersionedForm
      state={state}
      conflictTitle={t('Due versioni di questa prestazione')}
      fields={serviceRows(categories)}
    >
      <Stack>
        <Card>
          <DayField
            label={t('Vale dal')}
            required
            description={t('Fino al giorno prima tutto resta com’è.')}
            {...fieldOf(form, 'from')}
          />
        </Card>
        <ServiceFormFields form={form} categories={categories} />
        <ChangePreview service={state.seen} categories={categories} values={form.values} />
      </Stack>
    </VersionedForm>
  )
}
