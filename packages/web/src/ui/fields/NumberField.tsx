import type { KeyboardEvent } from 'react'
import classes from './NumberField.module.css'
import { ClampNotice } from './ClampNotice.tsx'
import type { FieldProps } from './field-props.ts'
import { padProps, type PadRule } from './keypad-typing.ts'
import { addStep, readNumber, type ReadNumber } from './read-number.ts'
import { type Judge, useClamp } from './use-clamp.ts'
import { useCoarsePointer } from './use-coarse-pointer.ts'
import { useNumberText } from './use-number-text.ts'
import { TextInput } from './TextInput.tsx'

type Props = FieldProps<number | null> & {
  unit?: string
  placeholder?: string
  /** Asks about a typed value outside its limits; without one the schema alone judges. */
  judge?: Judge
  /** What the judge measures against, where that may change: then what stands is judged anew. */
  limit?: number
  /** What the arrow keys add or take away. */
  step?: number
  /** What the keypad around the field may type into it. */
  pad?: PadRule
  read?: ReadNumber
}

/** A measured number with its unit. What is no number stays as it was typed, with an error. */
export function NumberField({
  value,
  onChange,
  onBlur,
  unit,
  judge,
  limit,
  step,
  pad,
  read = readNumber,
  error,
  ...props
}: Props) {
  const isTouched = useCoarsePointer()
  const clamp = useClamp(judge, value, onChange, limit)
  const number = useNumberText(value, clamp.shown ?? value, read)
  const commit = (input: HTMLInputElement): void => {
    const typed = number.take()
    if (typed === 'unreadable') return clamp.refuse(() => input.focus())
    if (typed === null) clamp.withdraw()
    else if (typed !== 'untouched') clamp.judge(typed)
    if (typed !== 'untouched' && typed !== value) onChange(typed)
    onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') commit(event.currentTarget)
    const up = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const from = number.read()
    if (step === undefined || up === undefined || from === null || from === undefined) return
    event.preventDefault()
    clamp.withdraw()
    number.type(String(addStep(from, up * step)))
  }
  return (
    <div>
      <TextInput
        {...props}
        error={clamp.unreadable ?? error}
        inputMode={pad && isTouched ? 'none' : 'decimal'}
        {...(pad && padProps(pad))}
        autoComplete="off"
        value={number.text}
        rightSection={unit === undefined ? undefined : <span className={classes.unit}>{unit}</span>}
        rightSectionWidth={unit === undefined ? undefined : `${unit.length + 2.5}ch`}
        onChange={event => {
          clamp.withdraw()
          number.type(event.currentTarget.value)
        }}
        onBlur={event => commit(event.currentTarget)}
        onKeyDown={onKeyDown}
      />
      <ClampNotice clamp={clamp} />
    </div>
  )
}
