import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import classes from './List.module.css'

type Props = { shown: number; total: number; more: boolean; loading: boolean; onMore: () => void }

/** Where counting stops: beyond it a list says "more than". */
const countedAtMost = 1000

/** Under a list: how many of how many, and the next ones. */
export function LoadMore({ shown, total, more, loading, onMore }: Props) {
  const { t } = useTranslation()
  if (!more) return null
  const counted =
    total >= countedAtMost
      ? t('{{shown}} di oltre 1000', { shown })
      : t('{{shown}} di {{total}}', { shown, total })
  return (
    <div className={classes.foot}>
      <span role="status">{counted}</span>
      <Button variant="default" onClick={onMore} loading={loading}>
        {t('Mostra altri')}
      </Button>
    </div>
  )
}
