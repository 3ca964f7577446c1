import { useTranslation } from 'react-i18next'
import { Text } from './layout/Text.tsx'
import classes from './ChangedWords.module.css'

type Props = {
  label: string
  was: string
  is: string
  /** What became of what stood there, where nobody took it away: it is not struck. */
  left?: string
}

/** A field that was changed: what stood there, struck through, and what stands there since. */
export function ChangedWords({ label, was, is, left }: Props) {
  const { t } = useTranslation()
  if (left !== undefined && is === '')
    return (
      <p className={classes.change}>
        {label}: {was} <Text tone="muted">({left})</Text>
      </p>
    )
  return (
    <p className={classes.change}>
      {label}:{' '}
      <Text as="del" tone="muted">
        {was || t('(vuoto)')}
      </Text>{' '}
      <ins className={classes.after}>{is || t('(vuoto)')}</ins>
    </p>
  )
}
