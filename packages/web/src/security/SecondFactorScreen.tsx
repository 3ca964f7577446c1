import { enableSecondFactor, verifyAppCode } from '@vicino/domain/sign-in/second-factor.contract.ts'
import { getSession, listSessions } from '@vicino/domain/sign-in/sign-in.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { Arrival } from '../ui/page/Arrival.tsx'
import { Card, Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { AppSecret } from './AppSecret.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecretForm } from './SecretForm.tsx'
import { useSecretForm } from './use-secret-form.ts'

type Begun = AnswerOf<typeof enableSecondFactor>
type Step = { is: 'password' } | ({ is: 'app' | 'codes' } & Begun)

/** Turns the second factor on: password, the app with its first code, then the codes for the day it is lost. */
export function SecondFactorScreen() {
  const { t } = useTranslation()
  const returnToSecurity = useReturnTo(pages.security.link())
  const [step, setStep] = useState<Step>({ is: 'password' })
  const leave = (): void => {
    toast(t('Il secondo fattore è attivo'), 'ok')
    returnToSecurity()
  }
  return (
    <Page width="form">
      <PageHeader
        title={t('Attiva il secondo fattore')}
        under={t('Passo {{step}} di {{steps}}', {
          step: { password: 1, app: 2, codes: 3 }[step.is],
          steps: 3,
        })}
        {...(step.is !== 'codes' && { back: pages.security.link() })}
      />
      {step.is === 'password' && <PasswordStep onDone={begun => setStep({ is: 'app', ...begun })} />}
      {step.is === 'app' && (
        <Arrival key="app">
          <AppStep begun={step} onDone={() => setStep({ ...step, is: 'codes' })} />
        </Arrival>
      )}
      {step.is === 'codes' && (
        <Arrival key="codes">
          <RecoveryCodes codes={step.recovery_codes} onKept={leave} />
        </Arrival>
      )}
    </Page>
  )
}

function PasswordStep({ onDone }: { onDone: (begun: Begun) => void }) {
  const { t } = useTranslation()
  const state = useSecretForm({ endpoint: enableSecondFactor, start: { password: '' }, onDone })
  return (
    <Card>
      <SecretForm state={state} sendLabel={t('Avanti')}>
        <p>
          {t(
            "Serve un'app per codici sul suo telefono, per esempio quella delle password del telefono stesso.",
          )}
        </p>
        <PasswordField
          label={t('Password')}
          description={t('Per essere certi che è lei.')}
          autoComplete="current-password"
          required
          {...fieldOf(state.form, 'password')}
        />
      </SecretForm>
    </Card>
  )
}

function AppStep({ begun, onDone }: { begun: Begun; onDone: () => void }) {
  const { t } = useTranslation()
  const state = useSecretForm({
    endpoint: verifyAppCode,
    start: { code: '' },
    refreshes: [getSession, listSessions],
    onDone,
  })
  const { onChange, ...code } = fieldOf(state.form, 'code')
  return (
    <Card>
      <AppSecret uri={begun.totpURI} />
      <SecretForm state={state} sendLabel={t('Verifica e attiva')}>
        <TextField
          label={t("Codice dell'app")}
          description={t("Le sei cifre che l'app mostra adesso.")}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...code}
          onChange={typed => onChange(typed.replace(/\s/g, ''))}
        />
      </SecretForm>
    </Card>
  )
}
