import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '../Doses.module.css'

/** That doses are still open, and how many. */
export function OpenDosesHead({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <h2 className={classes.head} data-open>
      <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
      {t('Ancora aperte')}
      <span className={classes.count}>{t('{{count}} dosi aperte', { count })}</span>
    </h2>
  )
}
