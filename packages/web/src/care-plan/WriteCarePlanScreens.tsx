import type { CarePlan, CarePlanFields as Fields } from '@vicino/domain/care-plan/care-plan.ts'
import {
  createCarePlan,
  getCarePlan,
  getCarePlans,
  getSuggestedProblems,
  updateCarePlan,
} from '@vicino/domain/care-plan/care-plan.contract.ts'
import { actsOn, carePlanNeedsReason } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { IconClipboardText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { onceKnown } from '../calls/Loaded.tsx'
import { useFresh } from '../calls/use-fresh.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { useSettled } from '../calls/use-settled.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { useDossier } from '../session/dossier.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { CarePlanFields } from './CarePlanFields.tsx'
import { carePlanRows } from './care-plan-rows.ts'
import {
  type CarePlanValues,
  emptyValues,
  errorsOfPlan,
  FormCarePlan,
  sentOf,
  valuesOf,
} from './care-plan-values.ts'

/** What the dossier suggests stands above the problems: they wait for it. */
const useIsSuggestedKnown = (dossierId: Id): boolean =>
  useSettled(useRead(getSuggestedProblems, { params: { dossierId } }))

/** Writes the draft of a plan. A client has one at a time: where one stands, the page leads to it. */
export function NewCarePlanScreen() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.newCarePlan).params
  const read = onceKnown(useIsSuggestedKnown(dossierId), useRead(getCarePlans, { params: { dossierId } }))
  return (
    <Screen
      read={read}
      keeps
      width="form"
      skeleton={<FormSkeleton fields={5} />}
      writes={useDossier().allows('careplan.write')}
      title={t('Nuovo piano di cura')}
      back={pages.carePlans.link({ dossierId })}
    >
      {plans => {
        const standing = plans.find(plan => actsOn(plan).change)
        return standing ? <OneStands plan={standing} /> : <NewCarePlan />
      }}
    </Screen>
  )
}

function OneStands({ plan: { dossierId, _id: carePlanId } }: { plan: CarePlan }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={IconClipboardText}
      words={t('Questo cliente ha già un piano di cura.')}
      more={t('Si modifica quello; un altro si scrive quando quello è concluso.')}
      action={{ label: t('Apri il piano'), link: pages.carePlan.link({ dossierId, carePlanId }) }}
    />
  )
}

function NewCarePlan() {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const today = useToday()
  const [start] = useState(() => emptyValues(newId(), today))
  const returnToPlan = useReturnTo(pages.carePlans.link({ dossierId }))
  const save = useSave(createCarePlan)
  const draft = useDraftForm<CarePlanValues, CarePlan>({
    key: `care_plan.new.${dossierId}`,
    schema: FormCarePlan,
    start,
    send: (values, form) =>
      save.send(
        { params: { dossierId }, body: { _id: values._id, dossierId, ...sentOf(values) } },
        errorsOfPlan(form),
      ),
    onSaved: () => {
      toast(t('Bozza del piano salvata'), 'ok')
      returnToPlan()
    },
  })
  return (
    <DraftForm draft={draft} banner={save.banner} saveLabel={t('Salva la bozza')}>
      <CarePlanFields form={draft.form} />
    </DraftForm>
  )
}

/** Changes a plan: what was signed stays in force until the draft that comes of it is signed. */
export function EditCarePlanScreen() {
  const { t } = useTranslation()
  const { dossierId, carePlanId } = usePage(pages.editCarePlan).params
  const fresh = useFresh(useRead(getCarePlan, { params: { dossierId, carePlanId } }))
  const read = onceKnown(useIsSuggestedKnown(dossierId), fresh)
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton fields={8} />}
      writes={useDossier().allows('careplan.write')}
      title={t('Modifica il piano di cura')}
      back={pages.carePlan.link({ dossierId, carePlanId })}
    >
      {plan => <CarePlanChange key={plan._id} plan={plan} />}
    </Screen>
  )
}

function CarePlanChange({ plan }: { plan: CarePlan }) {
  const { t } = useTranslation()
  const { _id: carePlanId, dossierId } = plan
  const returnToPlan = useReturnTo(pages.carePlan.link({ dossierId, carePlanId }))
  const save = useSave(updateCarePlan)
  const state = useVersionedForm<CarePlan, CarePlanValues>({
    key: `care_plan.${carePlanId}`,
    schema: FormCarePlan,
    row: plan,
    valuesOf,
    save,
    needsReason: carePlanNeedsReason,
    send: (values, over, form, reason) => {
      const written = sentOf(values)
      const changed: Partial<Fields> =
        values.version === over.version ? changedFields(sentOf(valuesOf(over)), written) : written
      const body = { version: values.version, ...changed, ...(reason !== null && { reason }) }
      return save.send({ params: { dossierId, carePlanId }, body }, errorsOfPlan(form))
    },
    onSaved: () => {
      toast(t('Bozza del piano salvata'), 'ok')
      returnToPlan()
    },
  })
  return (
    <VersionedForm
      state={state}
      conflictTitle={t('Due versioni di questo piano di cura')}
      fields={carePlanRows}
      reasons={[t('Il bisogno è cambiato'), t('Dopo la valutazione'), t('Scritto per errore')]}
    >
      <Stack>
        {plan.status === 'signed' && (
          <Notice>
            {t(
              'Il piano è firmato: la modifica diventa una bozza, e fino alla sua firma vale quello di ora.',
            )}
          </Notice>
        )}
        <CarePlanFields form={state.draft.form} before={plan} />
      </Stack>
    </VersionedForm>
  )
}
