import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import type { FieldProps } from './field-props.ts'
import { TextInput } from './TextInput.tsx'

type Props = FieldProps<string> & {
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal'
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  placeholder?: string
  name?: string
}

/** One line of text. */
export function TextField({ onChange, autoComplete = 'off', ...props }: Props) {
  return (
    <TextInput
      {...props}
      autoComplete={autoComplete}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
