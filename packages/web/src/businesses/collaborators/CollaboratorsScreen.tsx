import type { Collaborator } from '@vicino/domain/businesses/collaborator.ts'
import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import { IconCalendarUser, IconFileCheck, IconUserPlus, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LoadedPages } from '../../calls/LoadedPages.tsx'
import { usePages } from '../../calls/use-pages.ts'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { useRemembered } from '../../ui/use-remembered.ts'
import { roleWords } from './collaborator-words.ts'
import { Invitations } from './Invitations.tsx'
import { WaitingGrants } from './WaitingGrants.tsx'

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
        <List label={t('Altre pagine')}>
          {mayPlan && (
            <Row
              start={<RowIcon icon={IconCalendarUser} />}
              title={t('Chi lavora oggi')}
              link={pages.operatorsToday.link()}
            />
          )}
          <Row start={<RowIcon icon={IconUsersGroup} />} title={t('Le équipe')} link={pages.teams.link()} />
          <Row
            start={<RowIcon icon={IconFileCheck} />}
            title={t('Deleghe scritte')}
            link={pages.delegations.link()}
          />
        </List>
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

type RowProps = { collaborator: Collaborator; opens: boolean }

/** To what the house keeps of her, or for colleagues to her profile. */
function CollaboratorRow({ collaborator, opens }: RowProps) {
  const { t } = useTranslation()
  const { _id, userId, name, avatar, slug, job_title, roles } = collaborator
  return (
    <Row
      start={<PersonAvatar id={userId} name={name} picture={avatar} />}
      title={name}
      under={[t(labelOfJobTitle(job_title)), roleWords(roles, job_title, t)].filter(Boolean).join(' · ')}
      link={opens ? pages.collaborator.link({ collaborationId: _id }) : pages.profile.link({ slug })}
    />
  )
}
