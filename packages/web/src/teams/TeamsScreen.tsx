import { listTeams } from '@vicino/domain/teams/teams.contract.ts'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedScreen } from '../calls/PagedScreen.tsx'
import { usePages } from '../calls/use-pages.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { NewTeamSheet } from './NewTeamSheet.tsx'
import { teamSizeWords } from './team-words.ts'

/** The teams of the business: who leads one reaches its clients and plans for its people. */
export function TeamsScreen() {
  const { t } = useTranslation()
  const found = usePages(listTeams, { query: {} })
  const mayCompose = useMay('permissions.grant', 'write')
  const [naming, setNaming] = useState(false)
  const begin = { label: t('Nuova équipe'), onPress: () => setNaming(true) }
  return (
    <>
      <PagedScreen
        pages={found}
        title={t('Le équipe')}
        back={pages.operators.link()}
        actions={
          mayCompose && (
            <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={begin.onPress}>
              {begin.label}
            </Button>
          )
        }
        empty={
          <EmptyState
            icon={IconUsersGroup}
            words={t('Nessuna équipe')}
            {...(mayCompose && { action: begin })}
          />
        }
      >
        {teams => (
          <List label={t('Le équipe')}>
            {teams.map(team => (
              <Row
                key={team._id}
                start={<RowIcon icon={IconUsersGroup} />}
                title={team.name}
                under={teamSizeWords(team, t)}
                link={pages.team.link({ teamId: team._id })}
              />
            ))}
          </List>
        )}
      </PagedScreen>
      {naming && <NewTeamSheet onClose={() => setNaming(false)} />}
    </>
  )
}
