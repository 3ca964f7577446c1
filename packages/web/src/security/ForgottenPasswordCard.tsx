import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay, usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { late } from '../ui/late.ts'
import { Card } from '../ui/page/Page.tsx'
import { PendingResetLinks } from './PendingResetLinks.tsx'
import classes from './Security.module.css'

/** Only the direction opens it, and seldom. */
const ForgottenPasswordSheet = late(
  async () => (await import('./ForgottenPasswordSheet.tsx')).ForgottenPasswordSheet,
)

/** How the direction of an organisation lets somebody in again who forgot her password. */
export function ForgottenPasswordCard() {
  const { t } = useTranslation()
  const { business } = usePerson()
  const mayHandOver = useMay('permissions.grant', 'write')
  const [open, setOpen] = useState(false)
  if (!mayHandOver || business?.kind !== 'business') return null
  return (
    <Card title={t('Password dimenticata da un collega')}>
      <p className={classes.words}>
        {t('Un collegamento che vale una volta sola, con cui il collega sceglie una nuova password.')}
      </p>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('Prepara un collegamento')}
      </Button>
      <PendingResetLinks />
      {open && <ForgottenPasswordSheet onClose={() => setOpen(false)} />}
    </Card>
  )
}
