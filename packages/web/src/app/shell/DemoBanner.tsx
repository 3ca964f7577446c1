import { IconFlask } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Banner.module.css'

/** Stands on every page and print of the demonstration business, so that nobody takes it for a real one. */
export function DemoBanner() {
  const { t } = useTranslation()
  return (
    <p className={`${classes.banner} ${classes.demo}`}>
      <IconFlask size={16} stroke={1.9} aria-hidden />
      {t('Dimostrazione: persone e dati inventati')}
    </p>
  )
}
