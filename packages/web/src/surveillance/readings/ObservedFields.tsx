import { consciousnessLevels } from '@vicino/domain/surveillance/observation.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { MeasureField } from './MeasureField.tsx'

type Bound<Value> = Pick<FieldProps<Value>, 'value' | 'onChange' | 'error'>

const rhythms = [
  { value: 'regular', label: 'regolare' },
  { value: 'irregular', label: 'irregolare' },
] as const

/** Whether the pulse beats regularly: asked, not assumed. */
export function RhythmField({ value, onChange, error }: Bound<boolean | null>) {
  const { t } = useTranslation()
  return (
    <ChoiceChips
      label={t('Ritmo del polso')}
      options={rhythms}
      value={value === null ? null : value ? 'irregular' : 'regular'}
      onChange={chosen => onChange(chosen === null ? null : chosen === 'irregular')}
      error={error}
    />
  )
}

const air = [{ value: 'air', label: 'Aria ambiente' }] as const

/** How much oxygen flows; air is a flow of 0, said with one tap: without it NEWS2 cannot be reckoned. */
export function OxygenField({ quick = false, ...bound }: Bound<number | null> & { quick?: boolean }) {
  const { t } = useTranslation()
  const isAir = bound.value === 0
  return (
    <>
      {/* What was asked about a typed flow is settled by the chip. */}
      <MeasureField key={isAir ? 'air' : 'flow'} field="sat_o2_quantity" quick={quick} {...bound} />
      <ChoiceChips
        label={t('Senza ossigeno')}
        options={air}
        value={isAir ? 'air' : null}
        onChange={chosen => bound.onChange(chosen === null ? null : 0)}
      />
    </>
  )
}

export function ConsciousnessField(bound: Bound<Reading['consciousness']>) {
  const { t } = useTranslation()
  return <ChoiceChips label={t('Coscienza')} options={consciousnessLevels} {...bound} />
}
