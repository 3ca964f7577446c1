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
}

/** A measured number with its unit. It takes digits and one point; a comma is a point. */
export function NumberField({ value, onChange, onBlur, unit, judge, ...props }: Props) {
  const clamp = useClamp(judge, onChange)
  const number = useNumberText(value, clamp.shown ?? value)
  const commit = (): void => {
    const typed = number.take()
    if (typed === null) clamp.withdraw()
    else if (typed !== undefined) clamp.judge(typed)
    if (typed !== undefined && typed !== value) onChange(typed)
    onBlur?.()
  }
  return (
    <div>
      <TextInput
        {...props}
        inputMode="decimal"
        autoComplete="off"
        value={number.text}
        rightSection={unit === undefined ? undefined : <span className={classes.unit}>{unit}</span>}
        rightSectionWidth={unit === undefined ? undefined : `${unit.length + 2.5}ch`}
        onChange={event => {
          clamp.withdraw()
          number.type(event.currentTarget.value)
        }}
        onBlur={commit}
        onKeyDown={event => event.key === 'Enter' && commit()}
      />
      <ClampNotice clamp={clamp} />
    </div>
  )
}
