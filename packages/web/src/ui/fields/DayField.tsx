import { isKeptYear } from '@vicino/domain/days/day.ts'
import { IconCalendar } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './DayField.module.css'
import type { FieldProps } from './field-props.ts'
import { readDay, showDay, yearWritten } from './read-day.ts'
import { useTypedText } from './use-typed-text.ts'
import { TextInput } from './TextInput.tsx'
import { late } from '../late.ts'

const DayCalendar = late(async () => (await import('./DayCalendar.tsx')).DayCalendar)

function unreadableWords(text: string, t: TFunction): string {
  const year = yearWritten(text)
  if (year === null) return t('Scrivere la data così: 20.11.2026')
  return isKeptYear(year) ? t('Questa data non esiste.') : t("L'anno va dal 1850 al 2200.")
}

type Props = FieldProps<string | null> & { minDay?: string; maxDay?: string }

/**
 * A day, typed as 20.11.2026 or picked from a calendar that loads when it is first opened. What cannot be read
 * stays in the field and is refused on save: it never turns into an empty day.
 */
export function DayField({ value, onChange, onBlur, error, minDay, maxDay, ...props }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const entered = useRef(false)
  const typed = useTypedText({ value, onChange, read: readDay, show: showDay })
  const unreadable = unreadableWords(typed.text, t)
  const leave = (): void => {
    typed.leave()
    onBlur?.()
  }
  const close = (): void => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={classes.anchor}>
      <TextInput
        {...props}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('gg.mm.aaaa')}
        value={typed.text}
        own={typed.unreadable ? unreadable : undefined}
        error={error}
        rightSectionWidth="3rem"
        rightSection={
          <button
            ref={opener}
            type="button"
            className={classes.open}
            disabled={props.disabled}
            aria-label={t('{{field}}: apri il calendario', { field: props.label })}
            aria-expanded={open}
            onClick={() => setOpen(was => !was)}
          >
            <IconCalendar size={20} stroke={1.8} aria-hidden />
          </button>
        }
        // A finger enters the field as a key does, over the whole day: who types writes another. At once, for what is
        // chosen later may take away what was typed since; and not undone by the finger that leaves the field again.
        onFocus={({ target }) => {
          entered.current = true
          target.select()
        }}
        onMouseUp={event => {
          if (entered.current) event.preventDefault()
          entered.current = false
        }}
        onChange={event => typed.type(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={event => event.key === 'Enter' && leave()}
      />
      {open && (
        <DayCalendar
          day={value === null ? null : readDay(value)}
          minDay={minDay}
          maxDay={maxDay}
          onPick={day => {
            onChange(day)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
