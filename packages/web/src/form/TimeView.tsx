import type { TimeField } from '@vicino/domain/form/field.ts'
import { useTranslation } from 'react-i18next'
import { ClockField } from '../ui/fields/ClockField.tsx'
import type { FieldViewProps } from './field-view.ts'
import classes from './Narrow.module.css'

/** A time of day. */
export function TimeView({ field, path, answer, errors, disabled, onAnswer }: FieldViewProps<TimeField>) {
  const { t } = useTranslation()
  return (
    <div className={classes.narrow} data-short>
      <ClockField
        label={t(field.label)}
        value={(answer ?? null) as string | null}
        error={errors[path]}
        disabled={disabled}
        onChange={time => onAnswer(path, time ?? undefined)}
      />
    </div>
  )
}
