import type { UseFormReturnType } from '@mantine/form'
import type { FieldProps } from '../ui/fields/field-props.ts'

type Bound<Value> = Pick<FieldProps<Value>, 'value' | 'onChange' | 'error'>

/** Ties a field of a form to a field on the screen, with the type of its value. */
export function fieldOf<Values extends Record<string, unknown>, Name extends keyof Values & string>(
  form: UseFormReturnType<Values>,
  name: Name,
): Bound<Values[Name]> {
  const setValue = form.setFieldValue as (name: string, value: Values[Name]) => void
  return { value: form.values[name], onChange: value => setValue(name, value), error: form.errors[name] }
}

/** Ties a list of a form to its rows on the screen. */
export function rowsOf<Values extends Record<string, unknown>, Name extends keyof Values & string>(
  form: UseFormReturnType<Values>,
  name: Name,
) {
  const { value: rows, onChange } = fieldOf(form, name)
  return { name, rows, onChange, errors: form.errors }
}

/** A form as a part that several forms hold sees it: only the fields of that part. */
export const partOf = <Part extends Record<string, unknown>, Values extends Part>(
  form: UseFormReturnType<Values>,
) => form as unknown as UseFormReturnType<Part>
