import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { addPrescription } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import {
  resumed,
  type WizardAction,
  wizardStep,
  wizardSteps,
  type WrittenStep,
} from '@vicino/domain/prescriptions/wizard.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
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
import { NoForm } from '../session/NoForm.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { PeriodStep } from './PeriodStep.tsx'
import {
  emptyValues,
  FormPrescription,
  FormStep,
  type PrescriptionValues,
  renewedValues,
  shownStep,
} from './prescription-values.ts'
import { errorsOfPrescription } from './errors-of-prescription.ts'
import { ServicesStep, SummaryStep } from './LateSteps.tsx'
import { TimingStep } from './TimingStep.tsx'
import { useRenewed } from './use-deliveries.ts'
import { useDoctors } from './use-doctors.ts'

/** Writes a prescription in four steps: period, services, timing, summary. What is typed survives a reload. */
export function NewPrescriptionScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const { renews } = usePage(pages.newPrescription).search
  const today = useToday()
  const doctors = useDoctors()
  const renewed = useRenewed(renews ?? null)
  if (!allows('prescription.create'))
    return (
      <Page width="form">
        <PageHeader title={t('Nuova prescrizione')} back={pages.prescriptions.link({ dossierId })} />
        <NoForm list={pages.prescriptions} />
      </Page>
    )
  if (renews !== undefined)
    return (
      <Loaded read={renewed} skeleton={<FormSkeleton fields={4} />}>
        {([before, balance]) => <Wizard begin={() => renewedValues(before, balance, newId(), today)} />}
      </Loaded>
    )
  if (doctors === undefined) return <FormSkeleton fields={4} />
  return <Wizard begin={() => emptyValues(newId(), today, doctors[0])} />
}

function Wizard({ begin }: { begin: () => PrescriptionValues }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const { _id: userId } = usePerson()
  const navigate = useNavigate()
  const returnToList = useReturnTo(pages.prescriptions.link({ dossierId }))
  const [start] = useState(begin)
  const save = useSave(addPrescription)
  const draft = useDraftForm<PrescriptionValues, Prescription>({
    key: start.renews === null ? `prescription.new.${dossierId}` : `prescription.renew.${start.renews}`,
    schema: FormStep,
    start,
    send: (values, form) => {
      const { _id, renews } = values
      const prescription = { _id, userId, status: 'open' as const, renews, ...FormPrescription.parse(values) }
      return save.send(
        { params: { dossierId }, body: { dossierId, prescription } },
        errorsOfPrescription(form),
      )
    },
    onSaved: ({ _id: prescriptionId }) => {
      const print = (): void =>
        void navigate(pages.orderForm.link({ dossierId, prescriptionId }, { print: true }))
      toast(t('Prescrizione salvata'), 'ok', { label: t('Stampa il modulo'), act: print })
      returnToList()
    },
  })
  const { form } = draft
  const chosen = form.values.services.length
  const step = shownStep(form.values)
  const { key: shown, screen: Step } = steps[step]
  const isLast = step === 'summary'
  const act = (action: WizardAction): void =>
    form.setFieldValue('step', resumed(wizardStep(step, action, chosen), chosen))
  const goOn = (): void => {
    if (draft.check()) act('next')
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
        onBack={step === 'period' ? undefined : () => act('back')}
      />
      <DraftForm
        draft={isLast ? draft : { ...draft, submit: async event => (event?.preventDefault(), goOn()) }}
        banner={save.banner}
        saveLabel={isLast ? t('Salva') : t('Avanti')}
        complete={step === 'period' || chosen > 0}
      >
        <Steps step={shown}>
          <Step form={form} />
        </Steps>
      </DraftForm>
    </Page>
  )
}

/** Each step with its number. */
const steps = {
  period: { key: 1, screen: PeriodStep },
  services: { key: 2, screen: ServicesStep },
  timing: { key: 3, screen: TimingStep },
  summary: { key: 4, screen: SummaryStep },
} as const satisfies Record<WrittenStep, unknown>
