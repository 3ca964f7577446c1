import { type Prescription, PrescriptionFields } from '@vicino/domain/prescriptions/prescription.ts'
import { prescriptionNeedsReason } from '@vicino/domain/prescriptions/prescription-change.ts'
import { getPrescription, updatePrescription } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { now } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { useDossier } from '../session/dossier.ts'
import { usePerson } from '../session/person.ts'
import { Fold } from '../ui/page/Fold.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { OrderFields } from './OrderFields.tsx'
import { PeriodStep } from './PeriodStep.tsx'
import { prescriptionRows } from './prescription-rows.ts'
import {
  FormPrescription,
  type PrescriptionForm,
  type PrescriptionValues,
  valuesOf,
} from './prescription-values.ts'
import { ServicesChoice } from './LateSteps.tsx'
import { TimingStep } from './TimingStep.tsx'

/** Corrects a prescription, or writes who ordered and signed it. */
export function EditPrescriptionScreen() {
  const { t } = useTranslation()
  const { dossierId, prescriptionId } = usePage(pages.editPrescription).params
  const read = useRead(getPrescription, { params: { dossierId, prescriptionId } })
  return (
    <Screen
      read={read}
      width="page"
      skeleton={<FormSkeleton fields={8} />}
      writes={useDossier().allows('prescription.create')}
      title={t('Correggi la prescrizione')}
      back={pages.prescription.link({ dossierId, prescriptionId })}
    >
      {prescription => <PrescriptionCorrection key={prescription._id} prescription={prescription} />}
    </Screen>
  )
}

function PrescriptionCorrection({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation()
  const { _id: author } = usePerson()
  const { _id: prescriptionId, dossierId } = prescription
  const returnToPrescription = useReturnTo(pages.prescription.link({ dossierId, prescriptionId }))
  const save = useSave(updatePrescription)
  const changedOver = (values: PrescriptionValues, over: Prescription): Partial<PrescriptionFields> =>
    changedFields(
      fieldsOf(PrescriptionFields, FormPrescription.parse(valuesOf(over))),
      FormPrescription.parse(values),
    )
  const state = useVersionedForm<Prescription, PrescriptionValues>({
    key: `prescription.${prescriptionId}`,
    schema: FormPrescription,
    row: prescription,
    valuesOf,
    save,
    needsReason: (over, values) => prescriptionNeedsReason(over, changedOver(values, over), author, now()),
    send: (values, over, form, reason) => {
      const changed =
        values.version === over.version ? changedOver(values, over) : FormPrescription.parse(values)
      return save.send(
        {
          params: { dossierId, prescriptionId },
          body: { ...changed, version: values.version, ...(reason !== null && { reason }) },
        },
        form,
      )
    },
    onSaved: () => {
      toast(t('Prescrizione salvata'), 'ok')
      returnToPrescription()
    },
  })
  const { form } = state.draft
  return (
    <VersionedForm
      state={state}
      conflictTitle={t('Due versioni di questa prescrizione')}
      fields={prescriptionRows}
      reasons={[t('Il bisogno è cambiato'), t('Scritto per errore')]}
    >
      <Stack>
        <PeriodStep form={form} />
        <TimingStep form={form} />
        <FoldedServices form={form} />
        <OrderFields form={form} />
      </Stack>
    </VersionedForm>
  )
}

/** The whole catalogue, of which a correction rarely needs another one: folded until then, or until one is missing. */
function FoldedServices({ form }: { form: PrescriptionForm }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Fold
      title={t('Scegli prestazioni')}
      end={form.values.services.length}
      open={open || form.errors['services'] !== undefined}
      onToggle={setOpen}
    >
      <ServicesChoice form={form} />
    </Fold>
  )
}
