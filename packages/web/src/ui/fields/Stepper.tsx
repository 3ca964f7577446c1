import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ClampNotice } from './ClampNotice.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { addStep, readFraction } from './read-number.ts'
import classes from './Stepper.module.css'
import { type Judge, useClamp } from './use-clamp.ts'
import { useNumberText } from './use-number-text.ts'

type Props = FieldProps<number> & {
  min?: number
  max: number
  step?: number
  unit?: string
  /** What is wrong with a number that can be read, where it is finer than it is written down; told on leaving it. */
  refuses?: (typed: number) => string | undefined
  /** Told what the field says while it is typed: null where it is empty, undefined where it is no number. */
  onType?: (typed: number | null | undefined) => void
  /** Asks about a typed value outside its limits; without one the schema alone judges. */
  judge?: Judge
}

/**
 * Minus, field, plus. The buttons count whole steps; finer values may be typed, halves and quarters as
 * fractions too. An empty field is 0.
 */
export function Stepper({
  label,
  value,
  onChange,
  onBlur,
  min = 0,
  max,
  step = 1,
  refuses,
  unit,
  onType,
  judge,
  disabled,
  error,
  ...frame
}: Props) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const clamp = useClamp(judge, value, onChange, field, max)
  const shown = clamp.shown ?? value
  const number = useNumberText(value, shown, readFraction)
  const noNumber = t('Scrivere un numero, per esempio 1.5.')
  const own = number.refused ? noNumber : clamp.refusal

  const move = (by: number): void => {
    clamp.withdraw()
    onChange(Math.min(max, Math.max(min, addStep(number.read() ?? 0, by))))
  }
  const commit = (): void => {
    const taken = number.take()
    if (taken === 'unreadable') return clamp.refuse(noNumber)
    if (taken !== 'untouched') {
      const typed = taken ?? 0
      const why = refuses?.(typed)
      if (why === undefined) clamp.judge(typed)
      else clamp.refuse(why)
      if (typed !== value) onChange(typed)
    }
    onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key]
    if (event.key === 'Enter') commit()
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }

  return (
    <FieldFrame label={label} own={own} error={error} {...frame}>
      <div className={classes.stepper}>
        <button
          type="button"
          className={classes.step}
          aria-label={t('{{field}}: meno', { field: label })}
          disabled={disabled || shown <= min}
          onClick={() => move(-step)}
        >
          <IconMinus size={20} stroke={2} aria-hidden />
        </button>
        <input
          ref={field}
          className={classes.field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={own || error ? true : undefined}
          disabled={disabled}
          value={number.text}
          onChange={event => {
            clamp.withdraw()
            const typed = number.type(event.currentTarget.value)
            onType?.(typed)
          }}
          onFocus={event => event.currentTarget.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={t('{{field}}: più', { field: label })}
          disabled={disabled || shown >= max}
          onClick={() => move(step)}
        >
          <IconPlus size={20} stroke={2} aria-hidden />
        </button>
        {unit !== undefined && <span className={classes.unit}>{unit}</span>}
      </div>
      <ClampNotice clamp={clamp} />
    </FieldFrame>
  )
}
