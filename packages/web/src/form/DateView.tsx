import type { DateField } from '@vicino/domain/form/field.ts'
import { useTranslation } from 'react-i18next'
import { DayField } from '../ui/fields/DayField.tsx'
import type { FieldViewProps } from './field-view.ts'
import classes from './Narrow.module.css'

/** A day. */
export function DateView({ field, path, answer, errors, disabled, onAnswer }: FieldViewProps<DateField>) {
  const { t } = useTranslation()
  return (
    <div className={classes.narrow} data-short>
      <DayField
        label={t(field.label)}
        value={(answer ?? null) as string | null}
        error={errors[path]}
        disabled={disabled}
        onChange={day => onAnswer(path, day ?? undefined)}
      />
    </div>
  )
}
