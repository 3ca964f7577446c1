import { type ComponentProps, useState } from 'react'
import * as z from 'zod/mini'
import { TextField } from '../ui/fields/TextField.tsx'
import { errorsAtFields } from './errors-at-fields.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'onBlur'> & {
  /** What the domain says of it; an empty field is the form's own business. */
  rule: z.ZodMiniType
}

/** A number that names somebody or something. What is wrong with it is said when one leaves the field, not only on save. */
export function CheckedField({ rule, ...field }: Props) {
  const [left, setLeft] = useState(false)
  const { value, error } = field
  const wrong = left && value.trim() !== '' ? errorsAtFields(z.object({ value: rule }), { value }) : {}
  return <TextField {...field} error={error ?? wrong['value']} onBlur={() => setLeft(true)} />
}
