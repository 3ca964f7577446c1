import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { ForgottenPasswordCard } from './ForgottenPasswordCard.tsx'
import { OwnResetLinks } from './OwnResetLinks.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

/** How one gets in, and where one is in. */
export function SecurityScreen() {
  const { t } = useTranslation()
  return (
    <Page width="form">
      <PageHeader title={t('Accesso e sicurezza')} back={pages.account.link()} />
      <Stack>
        <OwnResetLinks />
        <PasswordCard />
        <SecondFactorCard />
        <PasskeysCard />
        <SessionsCard />
        <ForgottenPasswordCard />
      </Stack>
    </Page>
  )
}
