import { IconUserMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './TakeOutButton.module.css'

/** At the end of a row: takes this person out of the list, by name for who does not see the sign. */
export function TakeOutButton({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t('Rimuovi {{name}}', { name })}
      onClick={onPress}
    >
      <IconUserMinus size={20} stroke={1.8} aria-hidden />
    </button>
  )
}
