import { useTranslation } from 'react-i18next'
import type { FieldProps } from './field-props.ts'
import { readClock } from './read-clock.ts'
import { useTypedText } from './use-typed-text.ts'
import { TextInput } from './TextInput.tsx'

/** A time of day: 8, 830 and 8:30 are all read. What cannot be read stays in the field and is refused on save. */
export function ClockField({ value, onChange, onBlur, error, ...props }: FieldProps<string | null>) {
  const { t } = useTranslation()
  const typed = useTypedText({ value, onChange, read: readClock, show: clock => clock })
  const leave = (): void => {
    typed.leave()
    onBlur?.()
  }
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      autoComplete="off"
      placeholder="08:00"
      value={typed.text}
      own={typed.unreadable ? t("Scrivere l'ora così: 08:30") : undefined}
      error={error}
      onChange={event => typed.type(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={event => event.key === 'Enter' && leave()}
    />
  )
}
