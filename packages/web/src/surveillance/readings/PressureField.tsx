import {
  pressureText,
  PressureText,
  readPressure,
  shownPressure,
} from '@vicino/domain/surveillance/blood-pressure.ts'
import { measures } from '@vicino/domain/surveillance/measure.ts'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { useTypedText } from '../../ui/fields/use-typed-text.ts'
import classes from '../Surveillance.module.css'
import { readBp } from './reading-values.ts'

const show = (text: string): string => {
  const pressure = readPressure(text)
  return pressure ? shownPressure(pressure) : text
}

type Props = Pick<FieldProps<string | null>, 'value' | 'onChange' | 'error'> & {
  /** Told the pressure that is being typed, null as long as it is none that a body can have. */
  onTyping?: (typed: string | null) => void
}

const possible = (text: string): string | null => {
  const pressure = PressureText.safeParse(readBp(text))
  return pressure.success ? pressure.data : null
}

/** A pressure typed as 120/80, 80-120 or 120-80. What cannot be read stays in the field and is refused on save. */
export function PressureField({ value, onChange, error, onTyping }: Props) {
  const { t } = useTranslation()
  const typed = useTypedText({ value, onChange, read: readBp, show })
  const { unit } = measures.bp_max
  const leave = (): void => {
    typed.leave()
    onTyping?.(possible(typed.text))
  }
  return (
    <TextInput
      label={t('Pressione')}
      inputMode="text"
      autoComplete="off"
      placeholder={show(pressureText({ bp_min: 80, bp_max: 120 }))}
      value={typed.text}
      error={typed.unreadable ? t('Scrivere la pressione così: 120/80') : error}
      rightSection={<span className={classes.unit}>{unit}</span>}
      rightSectionWidth={`${unit.length + 2.5}ch`}
      onChange={event => {
        typed.type(event.currentTarget.value)
        onTyping?.(possible(event.currentTarget.value))
      }}
      onBlur={leave}
      onKeyDown={event => event.key === 'Enter' && leave()}
    />
  )
}
