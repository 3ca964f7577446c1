import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure, isMissing } from '../calls/failure.ts'
import { onServerBack, useServerAway } from '../calls/server-away.ts'
import { LoadError, type ShownFailure } from '../ui/page/LoadError.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { NotFoundScreen, RemovedScreen } from '../ui/page/late-not-found.ts'

/** What is said of code that could not be loaded: it comes by itself, as the data do. */
const away: ShownFailure = { code: 'away', detail: '', requestId: '' }

/** What a page shows when it broke: a thing that is not there, or a fault with a way to try again. */
export function FaultScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const isAway = useServerAway()
  const retry = (): void => {
    reset()
    void router.invalidate()
  }
  // What could not be loaded while the server was away is there again with it: nobody has to ask for it.
  const retryOnce = useEffectEvent(retry)
  useEffect(() => onServerBack(() => retryOnce()), [])
  // Who took it away is said to her who might have read it; anything else that is missing is told alike.
  if (error instanceof Failure && error.code === 'removed') return <RemovedScreen words={error.detail} />
  if (error instanceof Failure && isMissing(error)) return <NotFoundScreen />
  return (
    <Page>
      <PageHeader title={t('Qualcosa non ha funzionato')} />
      <LoadError failure={error instanceof Failure ? error : isAway ? away : null} onRetry={retry} />
    </Page>
  )
}
