import { makeRecoveryCodes } from '@vicino/domain/sign-in/second-factor.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { Arrival } from '../ui/page/Arrival.tsx'
import { Card, Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { useReturnTo } from '../ui/use-return-to.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecretForm } from './SecretForm.tsx'
import { useSecretForm } from './use-secret-form.ts'

/** Makes new recovery codes, for who has used or lost the old ones. */
export function RecoveryCodesScreen() {
  const { t } = useTranslation()
  const returnToSecurity = useReturnTo(pages.security.link())
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Page width="form">
      <PageHeader title={t('Nuovi codici di recupero')} {...(!codes && { back: pages.security.link() })} />
      {codes ? (
        <Arrival>
          <RecoveryCodes codes={codes} onKept={() => returnToSecurity()} />
        </Arrival>
      ) : (
        <PasswordStep onDone={setCodes} />
      )}
    </Page>
  )
}

function PasswordStep({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const { t } = useTranslation()
  const state = useSecretForm({
    endpoint: makeRecoveryCodes,
    start: { password: '' },
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  })
  return (
    <Card>
      <SecretForm state={state} sendLabel={t('Crea nuovi codici')}>
        <p>{t('I codici di prima non valgono più.')}</p>
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
