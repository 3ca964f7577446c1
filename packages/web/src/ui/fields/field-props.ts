import type { ReactNode } from 'react'

/** What every field of `ui` takes; `form.getInputProps(name)` gives value, onChange and error. */
export type FieldProps<Value> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  description?: string
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  onBlur?: () => void
  onFocus?: () => void
}
