import { invitationDays } from '@vicino/domain/businesses/invitation.ts'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import classes from './Collaborators.module.css'

/** The link of an invitation as it is handed over: it is shown this once. */
export function InvitationLink({ url, waits }: { url: string; waits: boolean }) {
  const { t } = useTranslation()
  return (
    <Notice tone="ok">
      <p>
        {t('Il collegamento vale {{days}} giorni e una volta sola. Consegnarlo solo a chi è invitato.', {
          days: invitationDays,
        })}
      </p>
      <p className={classes.link}>{url}</p>
      {waits && <p>{t('Per ora non apre niente: prima una seconda persona approva il ruolo.')}</p>}
      <CopyButton text={url} label={t('Copia il collegamento')} />
    </Notice>
  )
}
