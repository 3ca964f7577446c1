import { useTranslation } from 'react-i18next'
import classes from './Today.module.css'

/** How many of the day's visits are settled. */
export function DayProgress({ settled, visits }: { settled: number; visits: number }) {
  const { t } = useTranslation()
  return (
    <p className={classes.progress}>
      <progress className={classes.bar} max={visits} value={settled} aria-label={t('Visite concluse')} />
      <span>{t('{{settled}} di {{count}} visite', { settled, count: visits })}</span>
    </p>
  )
}
