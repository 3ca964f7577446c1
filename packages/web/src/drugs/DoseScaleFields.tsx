import { mostScaleSteps } from '@vicino/domain/drugs/dose-scale.ts'
import { doseStep } from '@vicino/domain/drugs/drug.ts'
import { type Moment, moments } from '@vicino/domain/drugs/drug-lists.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Text } from '../ui/layout/Text.tsx'
import { Button } from '../ui/Button.tsx'
import { ManyChips } from '../ui/fields/ChoiceChips.tsx'
import { SideBySide } from '../ui/fields/FieldFrame.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { useTooFine } from '../ui/fields/use-too-fine.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { unitLabel } from './dose-words.ts'
import classes from './Drugs.module.css'
import type { DrugForm, WrittenScale } from './drug-values.ts'
import { scaleHead } from './scale-words.ts'

type Step = WrittenScale['steps'][number]
type Props = { form: DrugForm; scale: WrittenScale }

/** When a dose by scale is given, and how much from which value on. */
export function DoseScaleFields({ form, scale }: Props) {
  const { t } = useTranslation()
  const { steps } = scale
  const set = (next: Step[]): void => form.setFieldValue('dose_scale', { ...scale, steps: next })
  const error = form.errors['dose_scale'] ?? form.errors['dose_scale.steps']
  return (
    <>
      {!form.values.reserve && <WhenField form={form} />}
      <Text as="p" tone="muted" size={15}>
        {t(
          'Vale la fascia più alta raggiunta dal valore. Sotto la prima non si propone nulla: chiedere al medico.',
        )}
      </Text>
      {steps.map((step, index) => (
        <StepFields
          key={index}
          step={step}
          number={index + 1}
          from={scaleHead(scale, t)}
          unit={t(unitLabel(form.values.dose_unit))}
          errorOf={field => form.errors[`dose_scale.steps.${index}.${field}`]}
          onChange={changed => set(steps.map((one, at) => (at === index ? changed : one)))}
          onRemove={steps.length > 1 ? () => set(steps.filter((_, at) => at !== index)) : null}
        />
      ))}
      {error && <Notice tone="error">{error}</Notice>}
      {steps.length < mostScaleSteps && (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => set([...steps, { from: null, dose: null }])}
        >
          {t('Aggiungi una fascia')}
        </Button>
      )}
    </>
  )
}

/** The moments at which it is given: the scale says how much. */
function WhenField({ form }: { form: DrugForm }) {
  const { t } = useTranslation()
  const chosen = moments.filter(({ value }) => form.values[value] > 0).map(({ value }) => value)
  const change = (next: Moment[]): void => {
    for (const { value } of moments) form.setFieldValue(value, next.includes(value) ? 1 : 0)
  }
  const error = moments.map(({ value }) => form.errors[value]).find(Boolean)
  return <ManyChips label={t('Quando')} options={moments} value={chosen} onChange={change} error={error} />
}

type StepProps = {
  step: Step
  number: number
  from: string
  unit: string
  errorOf: (field: keyof Step) => DrugForm['errors'][string]
  onChange: (step: Step) => void
  onRemove: (() => void) | null
}

function StepFields({ step, number, from, unit, errorOf, onChange, onRemove }: StepProps) {
  const { t } = useTranslation()
  const refuses = useTooFine(doseStep)
  return (
    <div className={classes.rule} role="group" aria-label={t('Fascia {{number}}', { number })}>
      <SideBySide>
        <NumberField
          label={t('{{parameter}} da', { parameter: from })}
          value={step.from}
          error={errorOf('from')}
          onChange={value => onChange({ ...step, from: value })}
        />
        <NumberField
          label={t('Dose')}
          unit={unit}
          refuses={refuses}
          value={step.dose}
          error={errorOf('dose')}
          onChange={dose => onChange({ ...step, dose })}
        />
      </SideBySide>
      {onRemove && (
        <Button
          variant="subtle"
          aria-label={t('Rimuovi la fascia {{number}}', { number })}
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={onRemove}
        >
          {t('Rimuovi')}
        </Button>
      )}
    </div>
  )
}
