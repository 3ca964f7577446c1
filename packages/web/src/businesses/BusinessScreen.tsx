import { businessKinds } from '@vicino/domain/businesses/business.ts'
import { getBusiness } from '@vicino/domain/businesses/businesses.contract.ts'
import { Slug } from '@vicino/domain/businesses/slug.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useRead } from '../calls/use-read.ts'
import { LoadError } from '../ui/page/LoadError.tsx'
import { NotFoundScreen } from '../ui/page/NotFoundScreen.tsx'
import { Page, Stack } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { ProfileCard } from '../ui/people/ProfileCard.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { DoseWindowsCard } from './DoseWindowsCard.tsx'
import { FeedNamesCard } from './FeedNamesCard.tsx'
import { News2Card } from './News2Card.tsx'

/** The profile of a business that one works for. */
export function BusinessScreen() {
  const { t } = useTranslation()
  const { slug } = usePage(pages.business).params
  const possible = Slug.safeParse(slug).success
  const { data: business, error, refetch } = useRead(getBusiness, { params: { slug } }, { when: possible })
  if (!possible || error?.status === 404) return <NotFoundScreen />
  return (
    <Page width="form">
      <PageHeader title={business?.name ?? t('Organizzazione')} back={pages.account.link()} />
      {error && !business && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!business && !error && <FormSkeleton fields={2} />}
      {business && (
        <Stack>
          <ProfileCard
            picture={<PersonAvatar id={business._id} name={business.name} size={72} />}
            lines={[t(businessKinds.find(({ value }) => value === business.kind)!.label)]}
            bio={business.bio}
          />
          <FeedNamesCard businessId={business._id} />
          <DoseWindowsCard business={business} />
          <News2Card business={business} />
        </Stack>
      )}
    </Page>
  )
}
