import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import classes from './Focus.module.css'

/** What the note is about, and the way back to choose another. */
export function ChosenFocus({ focus, onChange }: { focus: string; onChange: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.chosen}>
      <strong>{focus}</strong>
      <Button variant="default" onClick={onChange}>
        {t('Cambia focus')}
      </Button>
    </div>
  )
}
