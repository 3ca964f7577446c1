import type { TextField as TextDefinition } from '@vicino/domain/form/field.ts'
import { useTranslation } from 'react-i18next'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import type { FieldViewProps } from './field-view.ts'

/** A text of one line, or of several. */
export function TextView({
  field,
  path,
  answer,
  errors,
  disabled,
  onAnswer,
}: FieldViewProps<TextDefinition>) {
  const { t } = useTranslation()
  const Text = field.multiline ? NoteField : TextField
  return (
    <Text
      label={t(field.label)}
      value={(answer ?? '') as string}
      maxLength={field.max}
      error={errors[path]}
      disabled={disabled}
      onChange={text => onAnswer(path, text)}
    />
  )
}
