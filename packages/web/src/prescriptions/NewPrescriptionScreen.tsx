import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { addPrescription, getPrescription } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import {
  type WizardAction,
  wizardStep,
  type WizardStep,
  wizardSteps,
} from '@vicino/domain/prescriptions/wizard.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useDossier } from '../session/dossier.ts'
import { usePerson } from '../session/person.ts'
import { Steps } from '../ui/page/Arrival.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../ui/page/ReadOnlyNotice.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { PeriodStep } from './PeriodStep.tsx'
import {
  emptyValues,
  FormPeriod,
  FormPrescription,
  FormServices,
  type PrescriptionValues,
  renewedValues,
} from './prescription-values.ts'
import { errorsOfPrescription } from './errors-of-prescription.ts'
import { ServicesStep } from './ServicesStep.tsx'
import { SummaryStep } from './SummaryStep.tsx'
import { TimingStep } from './TimingStep.tsx'
import { useDoctors } from './use-doctors.ts'

/** Writes a prescription in four steps: period, services, timing, summary. What is typed survives a reload. */
export function NewPrescriptionScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const { renews } = usePage(pages.newPrescription).search
  const today = useToday()
  const doctors = useDoctors()
  const params = { dossierId, prescriptionId: renews ?? '' }
  const before = useRead(getPrescription, { params }, { when: renews !== undefined })
  if (!allows('prescription.create'))
    return (
      <Page width="form">
        <PageHeader title={t('Nuova prescrizione')} back={pages.prescriptions.link({ dossierId })} />
        <ReadOnlyNotice />
      </Page>
    )
  if (renews !== undefined)
    return (
      <Loaded read={before} skeleton={<FormSkeleton fields={4} />}>
        {prescription => <Wizard begin={() => renewedValues(prescription, newId(), today)} />}
      </Loaded>
    )
  if (doctors === undefined) return <FormSkeleton fields={4} />
  return <Wizard begin={() => emptyValues(newId(), today, doctors[0])} />
}

function Wizard({ begin }: { begin: () => PrescriptionValues }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const { _id: userId } = usePerson()
  const returnToList = useReturnTo(pages.prescriptions.link({ dossierId }))
  const [start] = useState(begin)
  const [step, act] = useReducer(
    (at: WizardStep, { action, chosen }: { action: WizardAction; chosen: number }) =>
      wizardStep(at, action, chosen),
    'period',
  )
  const save = useSave(addPrescription)
  const { key: shown, schema, screen: Step } = steps[step as Written]
  const draft = useDraftForm<PrescriptionValues, Prescription>({
    key: start.renews === null ? `prescription.new.${dossierId}` : `prescription.renew.${start.renews}`,
    schema,
    start,
    send: (values, form) => {
      const { _id, renews } = values
      const prescription = { _id, userId, status: 'open' as const, renews, ...FormPrescription.parse(values) }
      return save.send(
        { params: { dossierId }, body: { dossierId, prescription } },
        errorsOfPrescription(form),
      )
    },
    onSaved: () => {
      toast(t('Prescrizione salvata'), 'ok')
      returnToList()
    },
  })
  const chosen = draft.form.values.services.length
  const isLast = step === 'summary'
  const goOn = (): void => {
    if (draft.check()) act({ action: 'next', chosen })
  }
  // A browser may answer a scroll with a promise, which is no way to undo an effect.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [step])
  return (
    <Page width={step === 'timing' ? 'page' : 'form'}>
      <PageHeader
        title={start.renews === null ? t('Nuova prescrizione') : t('Rinnova la prescrizione')}
        under={t('Passo {{step}} di {{steps}}', { step: shown, steps: wizardSteps.length })}
        back={pages.prescriptions.link({ dossierId })}
        onBack={step === 'period' ? undefined : () => act({ action: 'back', chosen })}
      />
      <DraftForm
        draft={isLast ? draft : { ...draft, submit: async event => (event?.preventDefault(), goOn()) }}
        banner={save.banner}
        saveLabel={isLast ? t('Salva') : t('Avanti')}
        complete={step === 'period' || chosen > 0}
      >
        <Steps step={shown}>
          <Step form={draft.form} />
        </Steps>
      </DraftForm>
    </Page>
  )
}

type Written = (typeof wizardSteps)[number]

/** Each step with its number, and what it has to keep before the next one. */
const steps = {
  period: { key: 1, schema: FormPeriod, screen: PeriodStep },
  services: { key: 2, schema: FormServices, screen: ServicesStep },
  timing: { key: 3, schema: FormServices, screen: TimingStep },
  summary: { key: 4, schema: FormPrescription, screen: SummaryStep },
} as const satisfies Record<Written, unknown>
