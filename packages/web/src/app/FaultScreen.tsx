import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Failure, isMissing } from '../calls/failure.ts'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { NotFoundScreen } from '../ui/page/NotFoundScreen.tsx'

/** What a page shows when it broke: a thing that is not there, or a fault with a way to try again. */
export function FaultScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  if (error instanceof Failure && isMissing(error)) return <NotFoundScreen />
  const retry = (): void => {
    reset()
    void router.invalidate()
  }
  return (
    <Page>
      <PageHeader title={t('Qualcosa non ha funzionato')} />
      <LoadError failure={error instanceof Failure ? error : null} onRetry={retry} />
    </Page>
  )
}
