import { useTranslation } from 'react-i18next'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { Keypad } from '../../ui/fields/Keypad.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { NoForm } from '../../session/NoForm.tsx'
import { toast } from '../../ui/toast.ts'
import { useReturnTo } from '../../ui/use-return-to.ts'
import { useShownMeasures, useVitalsForm, type VitalsForm } from './use-vitals-form.ts'
import { VitalHandover, VitalNumbers, VitalObservations } from './VitalFields.tsx'

/** At a visit the same form stands among other parts: its code comes in the file of this page. */
export { VisitVitals } from './VisitVitals.tsx'

/** The quick form: what is measured at every visit, typed with one thumb. Saving leads back to the list. */
export function QuickReadingScreen() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.quickReading).params
  const may = useDossier().allows('parameters.write')
  return (
    <Page width="form">
      <PageHeader title={t('Parametri vitali')} back={pages.readings.link({ dossierId })} />
      {may ? <NewVitals dossierId={dossierId} /> : <NoForm list={pages.readings} />}
    </Page>
  )
}

function NewVitals({ dossierId }: { dossierId: Id }) {
  const { t } = useTranslation()
  const returnToList = useReturnTo(pages.readings.link({ dossierId }))
  const vitals = useVitalsForm(dossierId, (reading, isAlarm) => {
    if (!isAlarm) toast(t('Parametri salvati'), 'ok')
    returnToList(reading._id)
  })
  return (
    <DraftForm draft={vitals.draft} banner={vitals.banner} complete={vitals.complete}>
      <Keypad>
        <WholeForm dossierId={dossierId} vitals={vitals} />
      </Keypad>
    </DraftForm>
  )
}

function WholeForm({ dossierId, vitals }: { dossierId: Id; vitals: VitalsForm }) {
  const { form } = vitals.draft
  const measures = useShownMeasures(form.values)
  return (
    <Fields>
      <VitalNumbers form={form} area={vitals.area} measures={measures} />
      <VitalObservations vitals={vitals} />
      <VitalHandover form={form} dossierId={dossierId} />
    </Fields>
  )
}
