import type { Collaborator } from '@vicino/domain/businesses/collaborator.ts'
import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import {
  type Icon,
  IconCalendarUser,
  IconFileCheck,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadedPages } from '../../calls/LoadedPages.tsx'
import { usePages } from '../../calls/use-pages.ts'
import type { LinkTarget } from '../../pages/link-target.ts'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { List, Row } from '../../ui/page/List.tsx'
import { Inline } from '../../ui/layout/Inline.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import pill from '../../ui/Pill.module.css'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { useRemembered } from '../../ui/use-remembered.ts'
import { otherRoleWords } from './collaborator-words.ts'
import { Invitations } from './Invitations.tsx'
import { WaitingGrants } from './WaitingGrants.tsx'
import { dotted } from '../../i18n/dotted.ts'

/** Who works here: everybody finds a colleague, who may invite sees what waits and whom she has invited. */
export function CollaboratorsScreen() {
  const { t } = useTranslation()
  const [search, setSearch] = useRemembered('collaborators', '')
  const mayInvite = useMay('collaborators.invite', 'write')
  const mayPlan = useMay('calendar.plan_all')
  const found = usePages(getCollaborators, { query: search === '' ? {} : { search } })
  return (
    <Page>
      <PageHeader
        title={t('Operatori')}
        actions={
          mayInvite && (
            <LinkButton
              link={pages.inviteCollaborator.link()}
              leftSection={<IconUserPlus size={20} stroke={1.8} aria-hidden />}
            >
              {t('Invita collaboratore')}
            </LinkButton>
          )
        }
      />
      <Stack>
        {mayInvite && <WaitingGrants />}
        <Inline as="ul" aria-label={t('Altre pagine')}>
          {mayPlan && (
            <OtherPage
              icon={IconCalendarUser}
              label={t('Chi lavora oggi')}
              link={pages.operatorsToday.link()}
            />
          )}
          <OtherPage icon={IconUsersGroup} label={t('Le équipe')} link={pages.teams.link()} />
          <OtherPage icon={IconFileCheck} label={t('Deleghe scritte')} link={pages.delegations.link()} />
        </Inline>
        <SearchField label={t('Cerca profilo')} value={search} onSearch={setSearch} />
        <LoadedPages
          pages={found}
          skeleton={<RowsSkeleton rows={8} />}
          empty={
            <EmptyState
              icon={IconUsers}
              words={t('Nessun operatore trovato')}
              {...(search !== '' && { action: { label: t('Mostra tutti'), onPress: () => setSearch('') } })}
            />
          }
        >
          {collaborators => (
            <List label={t('Operatori')}>
              {collaborators.map(one => (
                <CollaboratorRow key={one._id} collaborator={one} opens={mayInvite} />
              ))}
            </List>
          )}
        </LoadedPages>
        {mayInvite && <Invitations />}
      </Stack>
    </Page>
  )
}

/** A page about colleagues that is no list of them: on one line with the others, for one comes for the list. */
function OtherPage({ icon: Icon, label, link }: { icon: Icon; label: string; link: LinkTarget }) {
  return (
    <li>
      <Link {...link} className={pill.pill}>
        <Icon size={20} stroke={1.8} aria-hidden />
        {label}
      </Link>
    </li>
  )
}

type RowProps = { collaborator: Collaborator; opens: boolean }

/** To what the house keeps of her, or for colleagues to her profile. */
function CollaboratorRow({ collaborator, opens }: RowProps) {
  const { t } = useTranslation()
  const { _id, userId, name, avatar, slug, job_title, roles } = collaborator
  return (
    <Row
      start={<PersonAvatar id={userId} name={name} picture={avatar} />}
      title={name}
      under={dotted([t(labelOfJobTitle(job_title)), otherRoleWords(roles, job_title, t)])}
      link={opens ? pages.collaborator.link({ collaborationId: _id }) : pages.profile.link({ slug })}
    />
  )
}
