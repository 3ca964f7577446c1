import type { UseFormReturnType } from '@mantine/form'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
import { repeatedHourOf } from '@vicino/domain/days/repeated-hour.ts'
import { type MeasureField as Measured, measures } from '@vicino/domain/surveillance/measure.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { createReading } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { quickMeasures } from '@vicino/domain/surveillance/quick-reading.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useSave } from '../../calls/use-save.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { fieldOf } from '../../drafts/field-of.ts'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { now } from '../../i18n/use-today.ts'
import { HandoverSwitch } from '../../records/HandoverSwitch.tsx'
import { useRefusalToast } from '../../records/use-refusal-toast.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { Keypad } from '../../ui/fields/Keypad.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { NoForm } from '../../session/NoForm.tsx'
import { toast } from '../../ui/toast.ts'
import { announceAlarm } from '../critical/announce-alarm.ts'
import { MeasureField } from '../readings/MeasureField.tsx'
import { MomentFields } from '../readings/MomentFields.tsx'
import { ConsciousnessField, RhythmField } from '../readings/ObservedFields.tsx'
import classes from './QuickReading.module.css'
import { useReturnTo } from '../../ui/use-return-to.ts'
import { type TypingArea, typingArea } from '../readings/typing-area.ts'
import { emptyVitals, FormVitals, hasVitals, readingOfForm, type QuickValues } from './quick-values.ts'

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
  const [start] = useState(() => {
    const at = now()
    return emptyVitals(newId(), todayIn(at), clockIn(at), repeatedHourOf(at))
  })
  const save = useSave(createReading)
  useRefusalToast(save.banner)
  const [typing, setTyping] = useState(false)
  const draft = useDraftForm<QuickValues, Reading>({
    key: `vitals.new.${dossierId}`,
    schema: FormVitals,
    start,
    send: (values, form) => save.send({ params: { dossierId }, body: readingOfForm(values) }, form),
    onSaved: reading => {
      if (!announceAlarm(reading)) toast(t('Parametri salvati'), 'ok')
      returnToList(reading._id)
    },
  })
  return (
    <DraftForm draft={draft} banner={save.banner} complete={typing || hasVitals(draft.form.values)}>
      <Keypad>
        <VitalFields dossierId={dossierId} form={draft.form} area={typingArea(setTyping)} />
      </Keypad>
    </DraftForm>
  )
}

const hasTap = ({ field }: { field: Measured }): number => (measures[field].zero ? 1 : 0)

/** What is also answered by a tap takes two places, and stands after what is only typed. */
const inPairs = quickMeasures.toSorted((one, other) => hasTap(one) - hasTap(other))

type VitalFieldsProps = { dossierId: Id; form: UseFormReturnType<QuickValues>; area: TypingArea }

function VitalFields({ dossierId, form, area }: VitalFieldsProps) {
  return (
    <Fields>
      <div className={classes.quick} {...area}>
        {inPairs.map(({ field, name }) => (
          <MeasureField key={field} quick field={field} {...fieldOf(form, name)} />
        ))}
      </div>
      <RhythmField {...fieldOf(form, 'hr_irregular')} />
      <ConsciousnessField {...fieldOf(form, 'consciousness')} />
      <MomentFields
        date={fieldOf(form, 'date')}
        time={fieldOf(form, 'time')}
        hour={fieldOf(form, 'hour')}
        isNew
      />
      <HandoverSwitch
        kind="ClinicalParameter"
        dossierId={dossierId}
        handover={fieldOf(form, 'handover')}
        to={fieldOf(form, 'handover_to')}
      />
    </Fields>
  )
}
