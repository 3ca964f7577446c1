import { disableSecondFactor } from '@vicino/domain/sign-in/second-factor.contract.ts'
import { getSession } from '@vicino/domain/sign-in/sign-in.contract.ts'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { useRead } from '../calls/use-read.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../calls/Loaded.tsx'
import { Card } from '../ui/page/Page.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { SkeletonBlock, Waiting } from '../ui/page/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { toast } from '../ui/toast.ts'
import { SecretForm } from './SecretForm.tsx'
import classes from './Security.module.css'
import { useSecretForm } from './use-secret-form.ts'

/** Whether a code of an app is asked for beside the password, and the ways to change that. */
export function SecondFactorCard() {
  const { t } = useTranslation()
  const read = useRead(getSession, {})
  return (
    <Card title={t('Secondo fattore')}>
      <p className={classes.words}>
        {t("Dopo la password chiede anche un codice di un'app: chi ha rubato la password non entra.")}
      </p>
      <Loaded
        read={read}
        skeleton={
          <Waiting>
            <Stack gap={12}>
              <SkeletonBlock width="7rem" height="1lh" />
              <SkeletonBlock width="10rem" height="var(--control-height)" />
            </Stack>
          </Waiting>
        }
      >
        {data => (data.session?.second_factor ? <SecondFactorOn /> : <SecondFactorOff />)}
      </Loaded>
    </Card>
  )
}

function SecondFactorOff() {
  const { t } = useTranslation()
  return (
    <>
      <p className={classes.state}>
        <StatusBadge tone="attention" icon={IconShieldOff} label={t('Non attivo')} />
      </p>
      <LinkButton link={pages.secondFactor.link()}>{t('Attiva il secondo fattore')}</LinkButton>
    </>
  )
}

function SecondFactorOn() {
  const { t } = useTranslation()
  const [disabling, setDisabling] = useState(false)
  const close = (): void => setDisabling(false)
  return (
    <>
      <p className={classes.state}>
        <StatusBadge tone="ok" icon={IconShieldCheck} label={t('Attivo')} />
      </p>
      <Inline>
        <LinkButton link={pages.recoveryCodes.link()} variant="default">
          {t('Nuovi codici di recupero')}
        </LinkButton>
        <Button variant="subtle" onClick={() => setDisabling(true)}>
          {t('Disattiva')}
        </Button>
      </Inline>
      <Sheet open={disabling} onClose={close} title={t('Disattivare il secondo fattore?')}>
        <DisableForm onClose={close} />
      </Sheet>
    </>
  )
}

function DisableForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const state = useSecretForm({
    endpoint: disableSecondFactor,
    start: { password: '' },
    refreshes: [getSession],
    onDone: () => {
      onClose()
      toast(t('Il secondo fattore è disattivato'), 'ok')
    },
  })
  return (
    <SecretForm state={state} sendLabel={t('Disattiva')} onBack={onClose} danger>
      <p>{t("Per accedere basterà la password. I codici dell'app e quelli di recupero non valgono più.")}</p>
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        required
        data-autofocus
        {...fieldOf(state.form, 'password')}
      />
    </SecretForm>
  )
}
