import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from './field-props.ts'
import classes from './Input.module.css'
import { InputFrame } from './InputFrame.tsx'
import type { Option } from '@vicino/domain/wire/option.ts'

type Props<Value extends string> = FieldProps<Value | null> & {
  options: readonly Option<Value>[]
  /** The words of the empty choice; without them the field starts empty and stays chosen. */
  emptyLabel?: string
}

/**
 * One of a closed list. It is the device's own list: the wheel of a phone, the keyboard of a desktop. Up to
 * five short options are quicker as `ChoiceChips`.
 */
export function SelectField<Value extends string>({
  label,
  description,
  error,
  required,
  options,
  value,
  onChange,
  emptyLabel,
  ...props
}: Props<Value>) {
  const { t } = useTranslation()
  const choose = (chosen: string): void =>
    onChange(options.find(option => option.value === chosen)?.value ?? null)
  return (
    <InputFrame label={label} description={description} error={error} required={required}>
      {control => (
        <div className={classes.line}>
          <select
            {...props}
            {...control}
            className={classes.input}
            value={value ?? ''}
            onChange={event => choose(event.currentTarget.value)}
          >
            {(value === null || emptyLabel !== undefined) && <option value="">{emptyLabel}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {t(option.label)}
              </option>
            ))}
          </select>
          <span className={classes.end}>
            <IconChevronDown size={18} stroke={1.9} aria-hidden />
          </span>
        </div>
      )}
    </InputFrame>
  )
}
