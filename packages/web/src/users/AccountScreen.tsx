import { IconBuilding, IconEye, IconPencil, IconShieldLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { useMay, usePerson } from '../session/person.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Page, Stack } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import classes from './Account.module.css'
import { AvatarCard } from './AvatarCard.tsx'
import { CalendarFeedCard } from './CalendarFeedCard.tsx'
import { PrivateCard } from './PrivateCard.tsx'
import { type ProfileSection, profileSections } from './profile-sections.ts'
import { profileWords } from './profile-words.ts'

const { firstName, lastName, birthday, gender, personal_info, ...others } = profileSections

/** One's own profile: every part with what it says now, each leading to where it is changed. */
export function AccountScreen() {
  const { t } = useTranslation()
  const mayHaveCalendar = useMay('calendar.own')
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
          <Sections label={t('Dati personali')} sections={[firstName, lastName, birthday, gender]} />
        </section>
        <section>
          <h2 className={classes.heading}>{t('Contatti e presentazione')}</h2>
          <Sections
            label={t('Contatti e presentazione')}
            sections={[others.contacts, others.bio, others.languages, others.slug, others.published]}
          />
        </section>
        <PrivateCard />
        <section>
          <h2 className={classes.heading}>{t('Impostazioni')}</h2>
          <Sections label={t('Impostazioni')} sections={[others.appearance]} />
        </section>
        {mayHaveCalendar && <CalendarFeedCard />}
        <Ways />
      </Stack>
    </Page>
  )
}

function Sections({ label, sections }: { label: string; sections: readonly ProfileSection[] }) {
  const { t } = useTranslation()
  const person = usePerson()
  const said = ({ fields }: ProfileSection): string =>
    fields
      .map(field => profileWords(field, person[field], t))
      .filter(Boolean)
      .join(', ')
  return (
    <List label={label}>
      {sections.map(section => (
        <Row
          key={section.slug}
          title={t(section.label)}
          under={<span className={classes.said}>{said(section) || t('Nessuna indicazione')}</span>}
          link={pages.profileSection.link({ section: section.slug })}
        />
      ))}
    </List>
  )
}

function Ways() {
  const { t } = useTranslation()
  const { slug, business } = usePerson()
  return (
    <List label={t('Altre pagine')}>
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
