import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './EmptyState.tsx'

/** Stands where something would be that this person may not see. Nothing is broken, and trying again is no help. */
export function NotForYou() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={IconLock}
      words={t('Non previsto per il suo ruolo')}
      more={t('Se le serve, lo dica a chi dirige la sua organizzazione.')}
      action={{ label: t("Torna all'inizio"), link: { to: '/' } }}
    />
  )
}
