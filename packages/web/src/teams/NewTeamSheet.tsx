import { createTeam, listTeams } from '@vicino/domain/teams/teams.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { useGoOn } from '../ui/use-go-on.ts'
import { TeamNameForm } from './TeamNameForm.tsx'

/** Begins a team by its name; people and clients are added on its page. */
export function NewTeamSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [_id] = useState(() => newId())
  const goOn = useGoOn()
  const save = useSave(createTeam, { refreshes: [listTeams] })
  return (
    <Sheet open onClose={onClose} title={t('Nuova équipe')} dismissible={!save.saving}>
      <TeamNameForm
        name=""
        banner={save.banner}
        busy={save.saving}
        onSave={(name, form) =>
          void save.send({ body: { _id, name } }, form).then(team => {
            if (team) goOn({ ...pages.team.link({ teamId: team._id }), replace: false })
          })
        }
      />
    </Sheet>
  )
}
