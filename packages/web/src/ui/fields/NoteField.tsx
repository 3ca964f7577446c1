import type { FieldProps } from './field-props.ts'
import classes from './Input.module.css'
import { InputFrame } from './InputFrame.tsx'

type Props = FieldProps<string> & { maxLength?: number; placeholder?: string; minRows?: number }

/** Several lines of text; grows with what is written where the browser can, and by hand everywhere. */
export function NoteField({ label, description, error, required, onChange, minRows = 3, ...props }: Props) {
  return (
    <InputFrame label={label} description={description} error={error} required={required}>
      {control => (
        <textarea
          {...props}
          {...control}
          className={classes.input}
          rows={minRows}
          autoComplete="off"
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </InputFrame>
  )
}
