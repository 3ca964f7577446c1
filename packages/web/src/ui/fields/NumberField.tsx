import classes from './NumberField.module.css'
import { ClampNotice } from './ClampNotice.tsx'
import type { FieldProps } from './field-props.ts'
import { type Judge, useClamp } from './use-clamp.ts'
import { useNumberText } from './use-number-text.ts'
import { TextInput } from './TextInput.tsx'

type Props = FieldProps<number | null> & {
  unit?: string
  placeholder?: string
  /** Asks about a typed value outside its limits; without one the schema alone judges. */
  judge?: Judge
  /** What the judge measures against, where that may change: then what stands is judged anew. */
  limit?: number
}

/** A measured number with its unit. What is no number stays as it was typed, with an error. */
export function NumberField({ value, onChange, onBlur, unit, judge, limit, error, ...props }: Props) {
  const clamp = useClamp(judge, value, onChange, limit)
  const number = useNumberText(value, clamp.shown ?? value)
  const commit = (input: HTMLInputElement): void => {
    const typed = number.take()
    if (typed === 'unreadable') return clamp.refuse(() => input.focus())
    if (typed === null) clamp.withdraw()
    else if (typed !== 'untouched') clamp.judge(typed)
    if (typed !== 'untouched' && typed !== value) onChange(typed)
    onBlur?.()
  }
  return (
    <div>
      <TextInput
        {...props}
        error={clamp.unreadable ?? error}
        inputMode="decimal"
        autoComplete="off"
        value={number.text}
        rightSection={unit === undefined ? undefined : <span className={classes.unit}>{unit}</span>}
        rightSectionWidth={unit === undefined ? undefined : `${unit.length + 2.5}ch`}
        onChange={event => {
          clamp.withdraw()
          number.type(event.currentTarget.value)
        }}
        onBlur={event => commit(event.currentTarget)}
        onKeyDown={event => event.key === 'Enter' && commit(event.currentTarget)}
      />
      <ClampNotice clamp={clamp} />
    </div>
  )
}
