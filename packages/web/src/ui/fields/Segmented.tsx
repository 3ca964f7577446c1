import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Option } from '@vicino/domain/wire/option.ts'
import classes from './Segmented.module.css'

type Props<Value extends string> = {
  /** Said to a screen reader; the eye sees the choices. */
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  full?: boolean
}

/** One of two to four views or modes, of which one always holds. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  full = false,
}: Props<Value>) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <div
      className={`${classes.track} ${full ? classes.full : ''}`}
      data-count={options.length}
      role="radiogroup"
      aria-label={label}
    >
      {options.map(option => (
        <label key={option.value} className={classes.part}>
          <input
            className={classes.input}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.word}>{t(option.label)}</span>
        </label>
      ))}
    </div>
  )
}
