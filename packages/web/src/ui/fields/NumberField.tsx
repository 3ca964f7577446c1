import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
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
  /** What the arrow keys add or take away; of whole steps a keyboard shows no decimal point. */
  step?: number
  /** What the keypad around the field may type into it. */
  pad?: PadRule
  read?: ReadNumber
  /** What is wrong with a number that can be read, where it is finer than it is written down; told on leaving it. */
  refuses?: (typed: number) => string | undefined
  /**
   * Told what is being typed as soon as it would be taken as it is, null as long as it would not, and so on leaving:
   * it may show what follows from the number, and is no value of the field before that is left.
   */
  onTyping?: (typed: number | null) => void
}

const unanswered = { settle: () => undefined, correct: () => undefined }

/** A measured number with its unit. A sign that belongs to no number is not taken, and said; typed over what stood there it is shown, and no number. */
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
  refuses,
  onTyping,
  error,
  ...props
}: Props) {
  const { t } = useTranslation()
  const isTouched = useCoarsePointer()
  const field = useRef<HTMLInputElement>(null)
  const clamp = useClamp(judge, value, onChange, field, limit)
  const number = useNumberText(value, clamp.shown ?? value, read)
  const noNumber = t('Scrivere un numero, per esempio 1.5.')
  const tell = (typed: number | null): void => {
    const isSound = typed !== null && refuses?.(typed) === undefined && !judge?.(typed, unanswered)
    onTyping?.(isSound ? typed : null)
  }
  const isWhole = Number.isInteger(step)
  const type = (text: string): void => {
    clamp.withdraw()
    const typed = number.type(text) ?? null
    tell(typed)
  }
  const commit = (): void => {
    const typed = number.take()
    if (typed === 'unreadable') return clamp.refuse(noNumber)
    if (typed === null) clamp.withdraw()
    else if (typed !== 'untouched') {
      const why = refuses?.(typed)
      if (why === undefined) clamp.judge(typed)
      else clamp.refuse(why)
    }
    if (typed !== 'untouched') {
      if (typed !== value) onChange(typed)
      // What is kept while it is asked about is no value yet.
      tell(typed)
    }
    onBlur?.()
  }
  const turn = (): void => {
    type(number.text.startsWith('-') ? number.text.slice(1) : `-${number.text}`)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') commit()
    const up = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const from = number.read()
    if (step === undefined || up === undefined || from === null || from === undefined) return
    event.preventDefault()
    type(String(addStep(from, up * step)))
  }
  return (
    <div>
      <TextInput
        {...props}
        ref={field}
        own={number.refused ? noNumber : clamp.refusal}
        error={error}
        inputMode={inputModeOf({
          isPadded: pad !== undefined,
          isNegative: read.negative,
          isWhole,
          isTouched,
        })}
        data-number
        {...(pad && padProps(pad))}
        autoComplete="off"
        value={number.text}
        leftSection={read.negative && isTouched && <SignButton onPress={turn} />}
        rightSection={unit === undefined ? undefined : <span className={classes.unit}>{unit}</span>}
        rightSectionWidth={unit === undefined ? undefined : `${unit.length + 2.5}ch`}
        onChange={event => type(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <ClampNotice clamp={clamp} />
    </div>
  )
}

type Typing = { isPadded: boolean; isNegative: boolean | undefined; isWhole: boolean; isTouched: boolean }

/** Which keyboard comes: none beside the keypad, one with a minus where no button turns the sign, else digits. */
function inputModeOf({ isPadded, isNegative, isWhole, isTouched }: Typing) {
  if (isPadded && isTouched) return 'none'
  if (isNegative && !isTouched) return 'text'
  return isWhole ? 'numeric' : 'decimal'
}

/** A phone's keyboard of digits has no minus: what may lie below nothing is turned beside the field. */
function SignButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={classes.sign}
      aria-label={t('Cambia il segno')}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={event => event.preventDefault()}
      onClick={onPress}
    >
      ±
    </button>
  )
}
