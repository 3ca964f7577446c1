import { useTranslation } from 'react-i18next'
import classes from './ChangedWords.module.css'

type Props = { label: string; was: string; is: string }

/** A field that was changed: what stood there, struck through, and what stands there since. */
export function ChangedWords({ label, was, is }: Props) {
  const { t } = useTranslation()
  return (
    <p className={classes.change}>
      {label}: <del className={classes.before}>{was || t('(vuoto)')}</del>{' '}
      <ins className={classes.after}>{is || t('(vuoto)')}</ins>
    </p>
  )
}
