import { useTranslation } from 'react-i18next'
import classes from './Calendar.module.css'

/** While days are on their way they look empty: this says that they are not known yet. */
export function LoadingBar() {
  const { t } = useTranslation()
  return <div className={classes.loading} role="status" aria-label={t('Caricamento in corso')} />
}
