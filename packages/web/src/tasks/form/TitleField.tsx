import { unnamedVisit } from '@vicino/domain/day-services/visit-title.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { TaskForm } from './task-values.ts'

/** What a task is called; a visit that nobody has named goes by the word for one, in each language. */
export function TitleField({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const { value, onChange, error } = fieldOf(form, 'title')
  const unnamed = t(unnamedVisit.label)
  return (
    <TextField
      label={t('Titolo')}
      required
      maxLength={300}
      value={value === unnamedVisit.label ? unnamed : value}
      onChange={next => onChange(next === unnamed ? unnamedVisit.label : next)}
      error={error}
    />
  )
}
