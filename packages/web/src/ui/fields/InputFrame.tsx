import { type ReactNode, useId } from 'react'
import { Text } from '../layout/Text.tsx'
import fieldClasses from './Field.module.css'
import { FieldErrorText } from './FieldFrame.tsx'

/** What ties a control to its label, its help and its error. */
type ControlProps = {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = {
  label?: ReactNode
  description?: ReactNode
  error?: ReactNode
  /** What the field itself has to say of what stands in it: said in place of the form's error, which it speaks for. */
  own?: string | undefined
  required?: boolean | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label, help, control and error of one field, tied together for the eye and the ear. */
export function InputFrame({ label, description, error, own, required = false, children }: Props) {
  const id = useId()
  const wrong = own ?? error
  const described = [description && `${id}-help`, wrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={fieldClasses.field}>
      {label !== undefined && (
        <label className={fieldClasses.label} htmlFor={id}>
          {label}
          {required && (
            <Text tone="error" aria-hidden>
              {'\u00a0*'}
            </Text>
          )}
        </label>
      )}
      {description !== undefined && (
        <p id={`${id}-help`} className={fieldClasses.description}>
          {description}
        </p>
      )}
      {children({
        id,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': wrong ? true : undefined,
      })}
      <FieldErrorText id={`${id}-error`} own={own} error={error} />
    </div>
  )
}
