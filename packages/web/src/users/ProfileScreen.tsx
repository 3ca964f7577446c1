import { roles } from '@vicino/domain/access/role.ts'
import { labelOfJobTitle, usualRole } from '@vicino/domain/businesses/job-title.ts'
import { Slug } from '@vicino/domain/businesses/slug.ts'
import type { PublicProfile } from '@vicino/domain/users/me.ts'
import { getProfile } from '@vicino/domain/users/profile.contract.ts'
import type { TFunction } from 'i18next'
import { getBusiness } from '@vicino/domain/businesses/businesses.contract.ts'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { languageList } from '../i18n/language-names.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { usePerson } from '../session/person.ts'
import { useRead } from '../calls/use-read.ts'
import { useThatOrOther } from '../calls/use-that-or-other.ts'
import { NotFoundScreen } from '../ui/page/NotFoundScreen.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { ProfileCard } from '../ui/people/ProfileCard.tsx'
import { Screen } from '../calls/Screen.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'

/** What the job title of a person says, in words, what her roles say beyond it, and which languages she speaks. */
function linesOf({ roles: held, job_title, languages }: PublicProfile, t: TFunction): string[] {
  const implied = job_title === null ? null : usualRole(job_title)
  const named = roles.filter(({ value }) => held.includes(value) && value !== implied)
  const lines = [
    job_title === null ? '' : t(labelOfJobTitle(job_title)),
    named.map(({ label }) => t(label)).join(', '),
    languages.length === 0 ? '' : t('Lingue: {{languages}}', { languages: languageList(languages, t) }),
  ]
  return lines.filter(line => line !== '')
}

/**
 * A colleague's profile, at the root of all addresses: a word that belongs to the program itself names nobody,
 * and is the page of an unknown address like any other. The word of a business leads to its profile.
 */
export function ProfileScreen() {
  const { t } = useTranslation()
  const { slug } = usePage(pages.profile).params
  const mine = slug === usePerson().slug
  const possible = Slug.safeParse(slug).success
  const person = useRead(getProfile, { params: { slug } }, { when: possible })
  const { read, isOther } = useThatOrOther(person, getBusiness, slug)
  if (!possible) return <NotFoundScreen />
  if (isOther) return <Navigate {...pages.business.link({ slug })} replace />
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton fields={2} />}
      title={person.data?.name ?? t('Profilo')}
      kind={t('Profilo')}
      {...(mine && { back: pages.account.link() })}
    >
      {profile => (
        <ProfileCard
          picture={<PersonAvatar id={profile._id} name={profile.name} picture={profile.avatar} size={72} />}
          lines={linesOf(profile, t)}
          bio={profile.bio}
        />
      )}
    </Screen>
  )
}
