import { IconBuilding, IconEye, IconPencil, IconSettings, IconShieldLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePerson } from '../session/person.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import classes from './Account.module.css'
import { AvatarCard } from './AvatarCard.tsx'
import { PrivateCard } from './PrivateCard.tsx'
import { profileSections } from './profile-sections.ts'
import { ProfileSections } from './ProfileSections.tsx'

const { firstName, lastName, birthday, gender, personal_info, ...others } = profileSections

/** One's own profile: every part with what it says now, each leading to where it is changed. */
export function AccountScreen() {
  const { t } = useTranslation()
  return (
    <Page width="form">
      <PageHeader title={t('Il suo profilo')} back={pages.more.link()} />
      <Stack>
        <AvatarCard />
        <section>
          <div className={classes.heading}>
            <h2>{t('Dati personali')}</h2>
            <LinkButton
              link={pages.profileSection.link({ section: personal_info.slug })}
              variant="subtle"
              leftSection={<IconPencil size={18} stroke={1.9} aria-hidden />}
            >
              {t('Modifica tutti')}
            </LinkButton>
          </div>
          <ProfileSections label={t('Dati personali')} sections={[firstName, lastName, birthday, gender]} />
        </section>
        <section>
          <h2 className={classes.heading}>{t('Contatti e presentazione')}</h2>
          <ProfileSections
            label={t('Contatti e presentazione')}
            sections={[others.contacts, others.bio, others.languages, others.slug, others.published]}
          />
        </section>
        <PrivateCard />
        <Ways />
      </Stack>
    </Page>
  )
}

function Ways() {
  const { t } = useTranslation()
  const { slug, business } = usePerson()
  return (
    <List label={t('Altre pagine')}>
      <Row
        start={<RowIcon icon={IconSettings} />}
        title={t('Impostazioni personali')}
        under={t('Lingua, aspetto, dispositivi, calendario privato')}
        link={pages.ownSettings.link()}
      />
      <Row
        start={<RowIcon icon={IconShieldLock} />}
        title={t('Accesso e sicurezza')}
        under={t('Password, secondo fattore, passkey, dispositivi')}
        link={pages.security.link()}
      />
      <Row
        start={<RowIcon icon={IconEye} />}
        title={t('La sua pagina, come si apre agli altri')}
        link={pages.profile.link({ slug })}
      />
      {business && (
        <Row
          start={<RowIcon icon={IconBuilding} />}
          title={business.name}
          under={t('La pagina di presentazione')}
          link={pages.business.link({ slug: business.slug })}
        />
      )}
    </List>
  )
}
