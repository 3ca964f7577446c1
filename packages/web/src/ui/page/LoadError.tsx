import { IconCloudOff, IconRefreshAlert } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import classes from './EmptyState.module.css'
import { NotForYou } from './NotForYou.tsx'

/** What is said of a call that did not succeed. */
export type ShownFailure = { code: string; detail: string; requestId: string }

type Props = { failure: ShownFailure | null; onRetry: () => void }

/** A part of a page that could not be loaded: what is known about why, and a way to try again. */
export function LoadError({ failure, onRetry }: Props) {
  const { t } = useTranslation()
  if (failure?.code === 'forbidden') return <NotForYou />
  const away = failure?.code === 'away'
  const Icon = away ? IconCloudOff : IconRefreshAlert
  const words = away ? t('Il server non risponde') : t('Non è stato possibile caricare i dati')
  const more = away ? t('La pagina si aggiorna da sola appena il server torna.') : failure?.detail
  return (
    <div className={`${classes.empty} ${classes.error}`} role="alert">
      <span className={classes.circle} aria-hidden>
        <Icon size={28} stroke={1.7} />
      </span>
      <p className={classes.words}>{words}</p>
      {more && <p className={classes.more}>{more}</p>}
      {failure?.requestId && (
        <p className={classes.more}>{t('Richiesta {{id}}', { id: failure.requestId })}</p>
      )}
      <Button variant="default" onClick={onRetry}>
        {t('Riprova')}
      </Button>
    </div>
  )
}
