import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePerson } from '../session/person.ts'
import { List, Row } from '../ui/page/List.tsx'
import classes from './Account.module.css'
import type { ProfileSection } from './profile-sections.ts'
import { profileWords } from './profile-words.ts'

/** Parts of one's own profile with what they say now, each leading to where it is changed. */
export function ProfileSections({ label, sections }: { label: string; sections: readonly ProfileSection[] }) {
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
