import { urines } from '@vicino/domain/surveillance/observation.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { FieldGroup, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { Card, Stack } from '../../ui/page/Page.tsx'
import { BowelField } from './BowelField.tsx'
import { MeasureField } from './MeasureField.tsx'
import { MomentFields } from './MomentFields.tsx'
import { ConsciousnessField, OxygenField, RhythmField } from './ObservedFields.tsx'
import { PressureField } from './PressureField.tsx'
import type { ReadingForm } from './reading-values.ts'
import type { useTyping } from './use-typing.ts'

/** Everything that can be measured or seen at one moment, in the order in which a nurse goes about it. */
export function ReadingFields({
  form,
  area,
}: {
  form: ReadingForm
  area: ReturnType<typeof useTyping>['area']
}) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Card>
        <MomentFields date={fieldOf(form, 'date')} time={fieldOf(form, 'time')} />
      </Card>
      <div {...area}>
        <MeasuredFields form={form} />
      </div>
      <Card>
        <SwitchField
          label={t('In consegna')}
          description={t('La collega della prossima visita la prende in carico.')}
          {...fieldOf(form, 'handover')}
        />
      </Card>
    </Stack>
  )
}

function MeasuredFields({ form }: { form: ReadingForm }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Card>
        <VitalFields form={form} />
      </Card>
      <Card>
        <FieldGroup title={t('Glicemia e peso')}>
          <SideBySide>
            <MeasureField field="glyc" {...fieldOf(form, 'glyc')} />
            <MeasureField field="weight" {...fieldOf(form, 'weight')} />
          </SideBySide>
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title={t('Eliminazione')}>
          <SideBySide>
            <MeasureField
              field="diuresis"
              description={t('Norma 24 h: 800–2500')}
              {...fieldOf(form, 'diuresis')}
            />
            <MeasureField field="bh" description={t('Entrate meno uscite')} {...fieldOf(form, 'bh')} />
          </SideBySide>
          <ChoiceChips label={t('Urina')} options={urines} {...fieldOf(form, 'urine')} />
          <BowelField {...fieldOf(form, 'bm')} />
        </FieldGroup>
      </Card>
      <Card>
        <NoteField label={t('Nota')} {...fieldOf(form, 'note')} />
      </Card>
    </Stack>
  )
}

function VitalFields({ form }: { form: ReadingForm }) {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t('Parametri vitali')}>
      <SideBySide>
        <PressureField {...fieldOf(form, 'bp')} />
        <MeasureField field="hr" {...fieldOf(form, 'hr')} />
      </SideBySide>
      <RhythmField {...fieldOf(form, 'hr_irregular')} />
      <SideBySide>
        <MeasureField field="sat_o2" {...fieldOf(form, 'sat_o2')} />
        <OxygenField {...fieldOf(form, 'sat_o2_quantity')} />
      </SideBySide>
      <SideBySide>
        <MeasureField field="rr" {...fieldOf(form, 'rr')} />
        <MeasureField field="temperature" {...fieldOf(form, 'temperature')} />
      </SideBySide>
      <ConsciousnessField {...fieldOf(form, 'consciousness')} />
    </FieldGroup>
  )
}
