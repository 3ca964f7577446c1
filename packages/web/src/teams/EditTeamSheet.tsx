import type { Team } from '@vicino/domain/teams/team.ts'
import { endTeam, getTeam, listTeams, renameTeam } from '@vicino/domain/teams/teams.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { useGoOn } from '../ui/use-go-on.ts'
import { TeamNameForm } from './TeamNameForm.tsx'

/** Gives a team another name, or ends it. */
export function EditTeamSheet({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useTranslation()
  const [ending, setEnding] = useState(false)
  const { _id: teamId, version } = team
  const refreshes = [getTeam, listTeams]
  const save = useSave(renameTeam, { refreshes })
  if (ending) return <EndTeamSheet team={team} onClose={onClose} />
  const rename = async (name: string, form: Parameters<typeof save.send>[1]): Promise<void> => {
    if (await save.send({ params: { teamId }, body: { version, name } }, form)) onClose()
  }
  return (
    <Sheet open onClose={onClose} title={t("Modifica l'équipe")} dismissible={!save.saving}>
      <TeamNameForm
        name={team.name}
        banner={save.banner}
        busy={save.saving}
        instead={
          <Button variant="default" data-danger disabled={save.saving} onClick={() => setEnding(true)}>
            {t("Sciogli l'équipe")}
          </Button>
        }
        onSave={(name, form) => void rename(name, form)}
      />
    </Sheet>
  )
}

function EndTeamSheet({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const { _id: teamId, version, name } = team
  const save = useSave(endTeam, { refreshes: [listTeams] })
  const end = async (): Promise<void> => {
    if ((await save.send({ params: { teamId }, query: { version } })) === undefined) return
    toast(t("L'équipe {{name}} è sciolta", { name }), 'ok')
    goOn(pages.teams.link())
  }
  return (
    <ConfirmSheet
      open
      danger
      busy={save.saving}
      title={t('Sciogliere {{name}}?', { name })}
      banner={save.banner}
      confirmLabel={t("Sciogli l'équipe")}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <p>{t("Chi guida l'équipe perde subito i clienti che vedeva solo per questa équipe.")}</p>
    </ConfirmSheet>
  )
}
