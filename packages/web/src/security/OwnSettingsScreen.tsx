import { IconShieldLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { CalendarFeedCard } from '../users/CalendarFeedCard.tsx'
import { profileSections } from '../users/profile-sections.ts'
import { ProfileSections } from '../users/ProfileSections.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

/** How the program works for one person: how it speaks and looks, where she is signed in, what leaves for her phone. */
export function OwnSettingsScreen() {
  const { t } = useTranslation()
  const mayHaveCalendar = useMay('calendar.own')
  return (
    <Page width="form">
      <PageHeader title={t('Impostazioni personali')} back={pages.account.link()} />
      <Stack>
        <ProfileSections label={t('Lingua e aspetto')} sections={[profileSections.appearance]} />
        <List label={t('Altre pagine')}>
          <Row
            start={<RowIcon icon={IconShieldLock} />}
            title={t('Accesso e sicurezza')}
            under={t('Password, secondo fattore, passkey, dispositivi')}
            link={pages.security.link()}
          />
        </List>
        <SessionsCard />
        <SecondFactorCard />
        {mayHaveCalendar && <CalendarFeedCard />}
      </Stack>
    </Page>
  )
}
