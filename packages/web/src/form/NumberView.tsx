import type { NumberField as NumberDefinition } from '@vicino/domain/form/field.ts'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { useRangeJudge } from '../ui/fields/use-clamp.ts'
import { useTooFine } from '../ui/fields/use-too-fine.ts'
import type { FieldViewProps } from './field-view.ts'
import classes from './Narrow.module.css'

/** A number with its unit; outside its usual range it is asked about, never changed silently (decision 0017). */
export function NumberView(props: FieldViewProps<NumberDefinition>) {
  const { field, path, answer, errors, disabled, onAnswer } = props
  const { t } = useTranslation()
  const { min, max, usual, step } = field
  const judge = useRangeJudge({ ...(usual ?? { min, max }), widest: { min, max }, step })
  const refuses = useTooFine(step)
  return (
    <div className={classes.narrow} data-short>
      <NumberField
        label={t(field.label)}
        unit={t(field.unit)}
        step={step}
        judge={judge}
        refuses={refuses}
        value={(answer ?? null) as number | null}
        error={errors[path]}
        disabled={disabled}
        onChange={number => onAnswer(path, number ?? undefined)}
      />
    </div>
  )
}
