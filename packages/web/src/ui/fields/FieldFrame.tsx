import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Text } from '../layout/Text.tsx'
import { Stack } from '../layout/Stack.tsx'
import classes from './Field.module.css'

type Frame = {
  label: string
  description?: string
  error?: ReactNode
  /** What the field itself has to say of what stands in it: said in place of the form's error, which it speaks for. */
  own?: string | undefined
  required?: boolean
  children: ReactNode
}

type Message = {
  id?: string
  /** What these words speak for, which is said nowhere else then. */
  said?: string | undefined
  children: ReactNode
}

/** An error at its field: a sign and words. */
export function FieldMessage({ id, said, children }: Message) {
  return (
    <p id={id} data-said={said} className={classes.error}>
      <IconAlertCircle size={17} stroke={2} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

/**
 * What is wrong with a field, in one sentence: its own where it has one. The form's error is then marked as said, for a
 * form says elsewhere what stands at none of its fields.
 */
export function FieldErrorText({
  id,
  own,
  error,
}: {
  id: string
  own: string | undefined
  error: ReactNode
}) {
  if (!own && !error) return null
  const isSpokenFor = own !== undefined && typeof error === 'string' && error !== own
  return (
    <FieldMessage id={id} said={isSpokenFor ? error : undefined}>
      {own ?? error}
    </FieldMessage>
  )
}

/** Label, help and error around several controls that answer one question together. */
export function FieldFrame({ label, description, error, own, required = false, children }: Frame) {
  const id = useId()
  const wrong = own ?? error
  const described = [description && `${id}-help`, wrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={classes.group}
      aria-describedby={described || undefined}
      data-invalid={wrong ? true : undefined}
    >
      <legend className={classes.label}>
        {label}
        {required && (
          <Text tone="error" aria-hidden>
            {'\u00a0*'}
          </Text>
        )}
      </legend>
      {description !== undefined && (
        <p id={`${id}-help`} className={classes.description}>
          {description}
        </p>
      )}
      {children}
      <FieldErrorText id={`${id}-error`} own={own} error={error} />
    </fieldset>
  )
}

/** Fields one below the other. */
export function Fields({ children }: { children: ReactNode }) {
  return <Stack gap={24}>{children}</Stack>
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
      <Stack gap={24}>{children}</Stack>
    </fieldset>
  )
}
