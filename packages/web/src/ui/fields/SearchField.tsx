import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './DayField.module.css'
import { TextInput } from './TextInput.tsx'

const pauseMs = 250

type Props = {
  label: string
  value: string
  onSearch: (words: string) => void
  /** What is searched lies here: it narrows with each letter, so that no row moves away under a finger later. */
  atHand?: boolean
  startsFocused?: boolean
}

/** Searches while one types, the server a quarter of a second after the last letter; Enter searches at once. */
export function SearchField({ label, value, onSearch, atHand = false, startsFocused = false }: Props) {
  const { t } = useTranslation()
  const [words, setWords] = useState(value)
  const sent = useRef(value)
  const search = (wanted: string): void => {
    sent.current = wanted
    onSearch(wanted)
  }
  // Only a value that did not come from here replaces what is being typed.
  useEffect(() => {
    if (value !== sent.current) setWords(value)
    sent.current = value
  }, [value])
  useEffect(() => {
    if (words === sent.current) return undefined
    const timer = setTimeout(() => {
      sent.current = words
      onSearch(words)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [words, onSearch])
  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      enterKeyHint="search"
      data-autofocus={startsFocused || undefined}
      value={words}
      leftSection={<IconSearch size={20} stroke={1.8} aria-hidden />}
      rightSectionWidth="3rem"
      rightSection={
        words === '' ? undefined : (
          <button
            type="button"
            className={classes.open}
            aria-label={t('Svuota la ricerca')}
            onClick={() => {
              setWords('')
              search('')
            }}
          >
            <IconX size={18} stroke={2} aria-hidden />
          </button>
        )
      }
      onChange={event => {
        const typed = event.currentTarget.value
        setWords(typed)
        if (atHand) search(typed)
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter') return
        // It searches; it does not send a form in which it stands.
        event.preventDefault()
        search(words)
      }}
    />
  )
}
