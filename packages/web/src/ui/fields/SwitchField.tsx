import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { FieldMessage } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { Text } from '../layout/Text.tsx'
import classes from './Switch.module.css'

/**
 * Yes or no with a plain default, the whole row tappable. A question that may stay unasked is `ChoiceChips`
 * with Sì and No: a switch cannot show "not asked" (decision 0017).
 */
export function SwitchField({
  label,
  description,
  value,
  onChange,
  error,
  required,
  ...props
}: FieldProps<boolean>) {
  const id = useId()
  return (
    <div>
      <label className={classes.row}>
        <input
          {...props}
          className={classes.input}
          type="checkbox"
          role="switch"
          required={required}
          checked={value}
          aria-checked={value}
          aria-describedby={error ? id : undefined}
          aria-invalid={error ? true : undefined}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span className={classes.track} aria-hidden>
          <span className={classes.thumb}>
            <IconCheck size={16} stroke={3} />
          </span>
        </span>
        <span className={classes.words}>
          {label}
          {description !== undefined && (
            <Text block tone="muted" size={15}>
              {description}
            </Text>
          )}
        </span>
      </label>
      {error && <FieldMessage id={id}>{error}</FieldMessage>}
    </div>
  )
}
