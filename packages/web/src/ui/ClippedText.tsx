import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ClippedText.module.css'

/** Where a presentation is cut until one asks for the rest. */
const shownCharacters = 60

/** The beginning of a text, cut between two words where there is one. */
export function beginningOf(text: string): string {
  if (text.length <= shownCharacters) return text
  const cut = text.slice(0, shownCharacters + 1)
  const lastSpace = cut.search(/\s\S*$/)
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, shownCharacters)).trimEnd()}…`
}

/** A text of which the beginning is enough at first. */
export function ClippedText({ text }: { text: string }) {
  const { t } = useTranslation()
  const [whole, setWhole] = useState(false)
  const long = text.length > shownCharacters
  return (
    <div>
      <p className={classes.text}>{whole ? text : beginningOf(text)}</p>
      {long && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={whole}
          onClick={() => setWhole(was => !was)}
        >
          {whole ? t('Mostra meno') : t('Mostra tutto')}
        </button>
      )}
    </div>
  )
}
