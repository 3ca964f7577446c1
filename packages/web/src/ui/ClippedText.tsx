import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginningOf, shownCharacters } from './beginning-of.ts'
import classes from './ClippedText.module.css'

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
