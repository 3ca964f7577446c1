import { IconMapPinOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './EmptyState.tsx'
import { Page } from './Page.tsx'
import { PageHeader } from './PageHeader.tsx'
import { pages } from '../../pages/pages.ts'

/**
 * One page for an unknown address, a missing dossier and somebody else's: telling them apart would tell
 * that the other one exists.
 */
export function NotFoundScreen() {
  const { t } = useTranslation()
  return <Nothing words={t("A questo indirizzo non c'è nulla, oppure non è visibile per lei.")} />
}

/** The same of what was here: it says who took it away, to her who might have read it. */
export const RemovedScreen = ({ words }: { words: string }) => <Nothing words={words} />

function Nothing({ words }: { words: string }) {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHeader title={t('Pagina non trovata')} />
      <EmptyState
        icon={IconMapPinOff}
        words={words}
        action={{ label: t("Torna all'inizio"), link: pages.today.link() }}
      />
    </Page>
  )
}
