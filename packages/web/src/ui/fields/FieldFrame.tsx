import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './Field.module.css'

type Frame = {
  label: string
  description?: string
  error?: ReactNode
  required?: boolean
  children: ReactNode
}

/** An error at its field: a sign and words. */
export function FieldMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.error}>
      <IconAlertCircle size={17} stroke={2} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

/** Label, help and error around several controls that answer one question together. */
export function FieldFrame({ label, description, error, required = false, children }: Frame) {
  const id = useId()
  const described = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={classes.group}
      aria-describedby={described || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={classes.label}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      {description !== undefined && (
        <p id={`${id}-help`} className={classes.description}>
          {description}
        </p>
      )}
      {children}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </fieldset>
  )
}

/** Fields one below the other. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>
}

/** Short fields beside each other, where there is room. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={classes.side}>{children}</div>
}

/** Fields that belong together, under a name. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  )
}
