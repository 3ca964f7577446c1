import { changePassword, listSessions } from '@vicino/domain/sign-in/sign-in.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/page/Page.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { SecretForm } from './SecretForm.tsx'
import classes from './Security.module.css'
import { useSecretForm } from './use-secret-form.ts'

export function PasswordCard() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <Card title={t('Password')}>
      <p className={classes.words}>
        {t('Una password lunga, che non usa altrove. Cambiarla termina le altre sessioni.')}
      </p>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('Cambia la password')}
      </Button>
      <Sheet open={open} onClose={close} title={t('Cambia la password')}>
        <PasswordForm onClose={close} />
      </Sheet>
    </Card>
  )
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const state = useSecretForm({
    endpoint: changePassword,
    start: { currentPassword: '', newPassword: '' },
    refreshes: [listSessions],
    onDone: () => {
      onClose()
      toast(t('La password è cambiata; le altre sessioni sono terminate'), 'ok')
    },
  })
  return (
    <SecretForm state={state} sendLabel={t('Cambia la password')} onBack={onClose}>
      <PasswordField
        label={t('Password attuale')}
        autoComplete="current-password"
        required
        data-autofocus
        {...fieldOf(state.form, 'currentPassword')}
      />
      <PasswordField
        label={t('Nuova password')}
        description={t('Almeno 12 caratteri: tre o quattro parole vanno bene.')}
        autoComplete="new-password"
        required
        {...fieldOf(state.form, 'newPassword')}
      />
    </SecretForm>
  )
}
