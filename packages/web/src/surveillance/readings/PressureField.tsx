import {
  pressureText,
  problemOfPressure,
  readPressure,
  shownPressure,
  withSlash,
} from '@vicino/domain/surveillance/blood-pressure.ts'
import { measures } from '@vicino/domain/surveillance/measure.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { useTypedText } from '../../ui/fields/use-typed-text.ts'
import classes from '../Surveillance.module.css'
import { readBp } from './reading-values.ts'

/** What a body can have is shown as it is read at the bedside; anything else stays as it was typed. */
const show = (text: string): string => {
  const pressure = possible(text) === null ? null : readPressure(text)
  return pressure ? shownPressure(pressure) : text
}

type Props = Pick<FieldProps<string | null>, 'value' | 'onChange' | 'error'> & {
  /** Told the pressure that is being typed, null as long as it is none that a body can have. */
  onTyping?: (typed: string | null) => void
}

const possible = (text: string): string | null => (problemOfPressure(text) === null ? readBp(text) : null)

/**
 * A pressure typed as 120/80, 80-120 or 120-80, or as digits alone: the slash comes by itself. What cannot be read, or is none that a body can have, stays in the field
 * as it was typed, the two numbers as they stand: it is said on leaving it, and refused on save.
 */
export function PressureField({ value, onChange, error, onTyping }: Props) {
  const { t } = useTranslation()
  const typed = useTypedText({ value, onChange, read: possible, show })
  const problem = problemOfPressure(typed.text)
  const why =
    problem === 'bad_pressure' && readBp(typed.text) === null
      ? t('Scrivere la pressione così: 120/80')
      : t(fieldSentences[problem ?? 'bad_pressure'].label)
  const { unit } = measures.bp_max
  const leave = (): void => {
    typed.leave()
    onTyping?.(possible(typed.text))
  }
  return (
    <TextInput
      label={t('Pressione')}
      inputMode="numeric"
      autoComplete="off"
      placeholder={show(pressureText({ bp_min: 80, bp_max: 120 }))}
      value={typed.text}
      own={typed.unreadable ? why : undefined}
      error={error}
      rightSection={<span className={classes.unit}>{unit}</span>}
      rightSectionWidth={`${unit.length + 2.5}ch`}
      onChange={event => {
        const text = withSlash(typed.text, event.currentTarget.value)
        typed.type(text)
        onTyping?.(possible(text))
      }}
      onBlur={leave}
      onKeyDown={event => event.key === 'Enter' && leave()}
    />
  )
}
