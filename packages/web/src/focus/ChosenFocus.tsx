import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import classes from './Focus.module.css'

/** What the note is about, and the way back to choose another. It is where the second step begins, at its top. */
export function ChosenFocus({ focus, onChange }: { focus: string; onChange: () => void }) {
  const { t } = useTranslation()
  const title = useRef<HTMLElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={classes.chosen}>
      <strong ref={title} tabIndex={-1}>
        {focus}
      </strong>
      <Button variant="default" onClick={onChange}>
        {t('Cambia focus')}
      </Button>
    </div>
  )
}
