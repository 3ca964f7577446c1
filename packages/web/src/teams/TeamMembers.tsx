import { type JobTitle, labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Team } from '@vicino/domain/teams/team.ts'
import {
  addTeamMember,
  getTeam,
  getTeamClients,
  listTeams,
  removeTeamMember,
} from '@vicino/domain/teams/teams.contract.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { Button } from '../ui/Button.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { TakeOutButton } from '../ui/TakeOutButton.tsx'
import { ProfessionalSearch } from '../users/ColleagueSearch.tsx'
import { TakeOutSheet } from './TakeOutSheet.tsx'

const refreshes = [getTeam, getTeamClients, listTeams]

/** The people of a team. */
export function TeamMembers({ team, mayCompose }: { team: Team; mayCompose: boolean }) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Signature | null>(null)
  return (
    <PageSection
      title={t('Operatori')}
      action={
        mayCompose && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('Aggiungi operatore')}
          </Button>
        )
      }
    >
      {team.members.length === 0 ? (
        <p>{t('Nessun operatore')}</p>
      ) : (
        <List label={t('Operatori')}>
          {team.members.map(person => (
            <Row
              key={person._id}
              start={<PersonAvatar id={person._id} name={person.name} picture={person.avatar} />}
              title={person.name}
              under={t(labelOfJobTitle(person.role as JobTitle))}
              end={mayCompose && <TakeOutButton name={person.name} onPress={() => setLeaving(person)} />}
            />
          ))}
        </List>
      )}
      {adding && <AddMemberSheet team={team} onClose={() => setAdding(false)} />}
      {leaving && <LeaveSheet team={team} person={leaving} onClose={() => setLeaving(null)} />}
    </PageSection>
  )
}

function AddMemberSheet({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useTranslation()
  const save = useSave(addTeamMember, { refreshes })
  const add = async (userId: string): Promise<void> => {
    if (await save.send({ params: { teamId: team._id, userId } })) onClose()
  }
  return (
    <Sheet open onClose={onClose} title={t('Aggiungi operatore')} dismissible={!save.saving}>
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
      <ProfessionalSearch chosen={team.members} startsFocused onPick={({ userId }) => void add(userId)} />
    </Sheet>
  )
}

function LeaveSheet({ team, person, onClose }: { team: Team; person: Signature; onClose: () => void }) {
  const { t } = useTranslation()
  const save = useSave(removeTeamMember, { refreshes })
  return (
    <TakeOutSheet
      name={person.name}
      save={save}
      remove={() => save.send({ params: { teamId: team._id, userId: person._id } })}
      onClose={onClose}
    >
      {t("Chi guida l'équipe perde subito i clienti che vedeva solo per questa équipe.")}
    </TakeOutSheet>
  )
}
