import { type ReactNode, useId } from 'react'
import { FieldMessage } from '../ui/fields/FieldFrame.tsx'
import classes from './Question.module.css'
import unseen from '../ui/unseen.module.css'

type Props = {
  label: string
  description?: string | undefined
  error?: ReactNode
  /** The label is only spoken: the name above it says the same. */
  titled?: boolean | undefined
  /** The answer is short: it stands beside the question, on a phone too. */
  inline?: boolean
  children: ReactNode
}

/** A question with its answer: below it on a phone, beside it where there is room. */
export function Question({ label, description, error, titled = false, inline = false, children }: Props) {
  const id = useId()
  const described = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      className={`${classes.question} ${inline ? classes.inline : ''} ${titled ? classes.titled : ''}`}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      data-invalid={error ? true : undefined}
    >
      <div className={titled ? unseen.unseen : classes.ask}>
        <span id={`${id}-label`} className={classes.label}>
          {label}
        </span>
        {description !== undefined && (
          <p id={`${id}-help`} className={classes.description}>
            {description}
          </p>
        )}
      </div>
      <div className={classes.answer}>{children}</div>
      {error && (
        <div className={classes.error}>
          <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
        </div>
      )}
    </div>
  )
}
