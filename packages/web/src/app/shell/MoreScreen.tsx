import { IconLogout, IconSettings } from '@tabler/icons-react'
import { signOut } from '@vicino/domain/sign-in/sign-in.contract.ts'
import { signInPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import type { Workplace } from '@vicino/domain/users/me.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../calls/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card, Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { dropToasts } from '../../ui/toast.ts'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { BusinessSwitch } from './BusinessSwitch.tsx'
import { moreEntries } from './more-entries.ts'
import { LanguageAndColours } from './LanguageAndColours.tsx'
import { pages } from '../../pages/pages.ts'
import { usePerson } from '../../session/person.ts'
import { useOpenWays } from '../../session/use-open-ways.ts'

/**
 * Who I am here, how the screen speaks and looks, the ways needed less often, the way out. Where her work for a business
 * has just ended, it stands instead of the page that was open: nothing of that business' clients stays in sight.
 */
export function MoreScreen({ left }: { left?: Workplace }) {
  const { t } = useTranslation()
  const person = usePerson()
  const ways = useOpenWays(moreEntries)
  const leave = useCall(signOut)
  return (
    <Page width="form">
      <PageHeader title={left ? t('La sua collaborazione è terminata') : t('Altro')} />
      <Stack>
        {left ? (
          <LeftBusiness name={left.name} />
        ) : (
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
        )}
        <BusinessSwitch />
        {!left && ways.length > 0 && (
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
          onClick={() => void leave({}).then(done => done && location.replace(signInPage()))}
        >
          {t('Esci')}
        </Button>
      </Stack>
    </Page>
  )
}

function LeftBusiness({ name }: { name: string }) {
  const { t } = useTranslation()
  useEffect(() => {
    // They lie above everything, and may name a client.
    dropToasts()
    document.getElementById('content')?.focus()
  }, [])
  return (
    <Notice>
      {t(
        'Non lavora più per {{business}}: da qui non si apre più nulla di questa organizzazione. Quello che ha salvato resta nei dossier con il suo nome.',
        { business: name },
      )}
    </Notice>
  )
}
