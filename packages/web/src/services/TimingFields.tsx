import { type Timing, timingPeriods } from '@vicino/domain/prescriptions/timing.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { Stepper } from '../ui/fields/Stepper.tsx'

/** The periods as a choice of texts: as needed has no number. */
const periodOptions = timingPeriods.map(({ value, label }) => ({ value: String(value), label }))

type HowOften = Pick<Timing, 'frequency' | 'period'>
type Props = {
  value: HowOften
  errorAt: (field: keyof HowOften) => ReactNode
  onChange: (changed: Partial<HowOften>) => void
  /** Told how many times is typed, before it is taken. */
  onType?: ComponentProps<typeof Stepper>['onType']
}

/** How many times in which period; as needed asks for no number. */
export function TimingFields({ value: { frequency, period }, errorAt, onChange, onType }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {period !== null && (
        <Stepper
          label={t('Quante volte')}
          max={99}
          value={frequency}
          error={errorAt('frequency')}
          onType={onType}
          onChange={times => onChange({ frequency: times })}
        />
      )}
      <SelectField
        label={t('Ogni quanto')}
        options={periodOptions}
        value={String(period)}
        error={errorAt('period')}
        onChange={chosen => onChange(timedBy(chosen, frequency))}
      />
    </>
  )
}

/** A chosen period; who comes back from "as needed" begins with once. */
function timedBy(chosen: string | null, frequency: number): HowOften {
  const period = timingPeriods.find(({ value }) => String(value) === chosen)?.value ?? null
  return { period, frequency: period !== null && frequency === 0 ? 1 : frequency }
}
