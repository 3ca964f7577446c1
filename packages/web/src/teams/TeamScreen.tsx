import type { Team } from '@vicino/domain/teams/team.ts'
import { getTeam } from '@vicino/domain/teams/teams.contract.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useMay } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { EditTeamSheet } from './EditTeamSheet.tsx'
import { TeamClients } from './TeamClients.tsx'
import { TeamMembers } from './TeamMembers.tsx'

/** One team: who belongs to it, and whom it looks after. */
export function TeamScreen() {
  const { t } = useTranslation()
  const { teamId } = usePage(pages.team).params
  const read = useRead(getTeam, { params: { teamId } })
  const mayCompose = useMay('permissions.grant', 'write')
  const [editing, setEditing] = useState<Team | null>(null)
  return (
    <>
      <Screen
        read={read}
        skeleton={<RowsSkeleton rows={6} />}
        title={read.data?.name ?? t('Équipe')}
        back={pages.teams.link()}
        actions={
          mayCompose &&
          read.data && (
            <Button
              variant="default"
              leftSection={<IconPencil size={20} stroke={1.8} aria-hidden />}
              onClick={() => setEditing(read.data ?? null)}
            >
              {t('Modifica')}
            </Button>
          )
        }
      >
        {team => (
          <Stack>
            <TeamMembers team={team} mayCompose={mayCompose} />
            <TeamClients teamId={team._id} />
          </Stack>
        )}
      </Screen>
      {editing && <EditTeamSheet team={editing} onClose={() => setEditing(null)} />}
    </>
  )
}
