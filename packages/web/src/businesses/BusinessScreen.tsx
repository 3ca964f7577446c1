import { businessKinds } from '@vicino/domain/businesses/business.ts'
import { getBusiness } from '@vicino/domain/businesses/businesses.contract.ts'
import { Slug } from '@vicino/domain/businesses/slug.ts'
import { getProfile } from '@vicino/domain/users/profile.contract.ts'
import { Navigate } from '@tanstack/react-router'
import { IconSettings } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useRead } from '../calls/use-read.ts'
import { useThatOrOther } from '../calls/use-that-or-other.ts'
import { NotFoundScreen } from '../ui/page/NotFoundScreen.tsx'
import { useMay, usePerson } from '../session/person.ts'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { BusinessLogo } from '../ui/people/BusinessLogo.tsx'
import { ProfileCard } from '../ui/people/ProfileCard.tsx'
import { Screen } from '../calls/Screen.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'

/** The profile of a business. The word of a person leads to hers. */
export function BusinessScreen() {
  const { t } = useTranslation()
  const { slug } = usePage(pages.business).params
  const possible = Slug.safeParse(slug).success
  const named = useRead(getBusiness, { params: { slug } }, { when: possible })
  const { read, isOther } = useThatOrOther(named, getProfile, slug)
  const isMine = usePerson().business?._id === named.data?._id
  const mayOpen = useMay('billing.read')
  if (!possible) return <NotFoundScreen />
  if (isOther) return <Navigate {...pages.profile.link({ slug })} replace />
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton fields={2} />}
      title={named.data?.name ?? t('Organizzazione')}
      back={pages.account.link()}
    >
      {business => (
        <Stack>
          <ProfileCard
            picture={<BusinessLogo id={business._id} name={business.name} logo={business.logo} />}
            lines={[t(businessKinds.find(({ value }) => value === business.kind)!.label)]}
            bio={business.bio}
          />
          {isMine && mayOpen && (
            <List label={t('Altre pagine')}>
              <Row
                start={<RowIcon icon={IconSettings} />}
                title={t('Impostazioni')}
                link={pages.settings.link()}
              />
            </List>
          )}
        </Stack>
      )}
    </Screen>
  )
}
