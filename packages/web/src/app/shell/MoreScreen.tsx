import { IconLogout, IconSettings } from '@tabler/icons-react'
import { signOut } from '@vicino/domain/sign-in/sign-in.contract.ts'
import { signInPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../calls/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Card, Page, Stack } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { BusinessSwitch } from './BusinessSwitch.tsx'
import { moreEntries } from '../entries.ts'
import { LanguageAndColours } from './LanguageAndColours.tsx'
import { pages } from '../../pages/pages.ts'
import { usePerson } from '../../session/person.ts'
import { useOpenWays } from '../../session/use-open-ways.ts'

/** Who I am here, how the screen speaks and looks, the ways needed less often, the way out. */
export function MoreScreen() {
  const { t } = useTranslation()
  const person = usePerson()
  const ways = useOpenWays(moreEntries)
  const leave = useCall(signOut)
  return (
    <Page width="form">
      <PageHeader title={t('Altro')} />
      <Stack>
        <List>
          <Row
            start={<PersonAvatar id={person._id} name={person.name} picture={person.avatar} size={48} />}
            title={person.name}
            under={person.email}
            link={pages.account.link()}
          />
          <Row
            start={<RowIcon icon={IconSettings} />}
            title={t('Impostazioni personali')}
            link={pages.ownSettings.link()}
          />
        </List>
        <BusinessSwitch />
        {ways.length > 0 && (
          <List>
            {ways.map(({ page, label, icon: Icon }) => (
              <Row key={page.pattern} start={<RowIcon icon={Icon} />} title={t(label)} link={page.link()} />
            ))}
          </List>
        )}
        <Card title={t('Lingua e aspetto')}>
          <LanguageAndColours />
        </Card>
        <Button
          variant="default"
          leftSection={<IconLogout size={20} stroke={1.8} aria-hidden />}
          onClick={() => void leave({}).then(left => left && location.replace(signInPage()))}
        >
          {t('Esci')}
        </Button>
      </Stack>
    </Page>
  )
}
