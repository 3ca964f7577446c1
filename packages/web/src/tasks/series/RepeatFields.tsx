import { useTranslation } from 'react-i18next'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { chooseFrequency } from './repeat-values.ts'
import type { TaskForm } from '../form/task-values.ts'
import { late } from '../../ui/late.ts'

const SeriesFields = late(async () => (await import('./SeriesFields.tsx')).SeriesFields)

export const frequencies = [
  { value: 'daily', label: 'Ogni giorno' },
  { value: 'weekly', label: 'Ogni settimana' },
  { value: 'monthly', label: 'Ogni mese' },
  { value: 'yearly', label: 'Ogni anno' },
] as const

type Props = {
  form: TaskForm
  /** Part of a series already: it ends by being removed, not by being said to be none. */
  inSeries: boolean
  /** The rule is new, so that it is said what it plans. */
  isNew: boolean
}

/** Whether the task comes again. Most do not: what a series needs is loaded once it is asked for. */
export function RepeatFields({ form, inSeries, isNew }: Props) {
  const { t } = useTranslation()
  const { repeat, date } = form.values
  const { frequency } = repeat
  return (
    <Fields>
      <SelectField
        label={t('Si ripete')}
        options={frequencies}
        {...(!inSeries && { emptyLabel: t('Mai') })}
        value={frequency}
        onChange={next => form.setFieldValue('repeat', chooseFrequency(repeat, next, date))}
      />
      {frequency && <SeriesFields form={form} frequency={frequency} isNew={isNew} />}
    </Fields>
  )
}
