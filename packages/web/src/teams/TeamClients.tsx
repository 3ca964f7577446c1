import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import {
  addTeamClient,
  getTeamClients,
  listTeams,
  removeTeamClient,
} from '@vicino/domain/teams/teams.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadedPages } from '../calls/LoadedPages.tsx'
import { usePages } from '../calls/use-pages.ts'
import { useSave } from '../calls/use-save.ts'
import { useMay } from '../session/person.ts'
import { ClientSearch } from '../tasks/form/ClientSearch.tsx'
import { Button } from '../ui/Button.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { ClientAvatar } from '../ui/people/ClientAvatar.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { TakeOutButton } from '../ui/TakeOutButton.tsx'
import { TakeOutSheet } from './TakeOutSheet.tsx'

const refreshes = [getTeamClients, listTeams]

/** The clients of a team, as far as the reader may know them. */
export function TeamClients({ teamId }: { teamId: Id }) {
  const { t } = useTranslation()
  const mayRead = useMay('dossier.list')
  return mayRead ? <Clients teamId={teamId} /> : <p>{t('I clienti non sono visibili.')}</p>
}

function Clients({ teamId }: { teamId: Id }) {
  const { t } = useTranslation()
  const found = usePages(getTeamClients, { params: { teamId }, query: {} })
  const mayGive = useMay('stakeholders.manage', 'write')
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<NamedPerson | null>(null)
  return (
    <PageSection
      title={t('Clienti')}
      action={
        mayGive && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('Aggiungi un cliente')}
          </Button>
        )
      }
    >
      <LoadedPages
        pages={found}
        skeleton={<RowsSkeleton rows={4} />}
        empty={<p role="status">{t('Nessun cliente che lei può vedere')}</p>}
      >
        {clients => (
          <List label={t('Clienti')}>
            {clients.map(client => (
              <Row
                key={client._id}
                start={<ClientAvatar id={client._id} name={client.name} picture={client.avatar} />}
                title={client.name}
                end={mayGive && <TakeOutButton name={client.name} onPress={() => setLeaving(client)} />}
              />
            ))}
          </List>
        )}
      </LoadedPages>
      {adding && <AddClientSheet teamId={teamId} onClose={() => setAdding(false)} />}
      {leaving && <LeaveSheet teamId={teamId} client={leaving} onClose={() => setLeaving(null)} />}
    </PageSection>
  )
}

function AddClientSheet({ teamId, onClose }: { teamId: Id; onClose: () => void }) {
  const { t } = useTranslation()
  const save = useSave(addTeamClient, { refreshes })
  const add = async (dossierId: Id): Promise<void> => {
    if ((await save.send({ params: { teamId, dossierId } })) !== undefined) onClose()
  }
  return (
    <Sheet open onClose={onClose} title={t('Aggiungi un cliente')} dismissible={!save.saving}>
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
      <ClientSearch onNew={undefined} onPick={({ _id }) => void add(_id)} />
    </Sheet>
  )
}

type LeaveProps = { teamId: Id; client: NamedPerson; onClose: () => void }

function LeaveSheet({ teamId, client, onClose }: LeaveProps) {
  const { t } = useTranslation()
  const save = useSave(removeTeamClient, { refreshes })
  return (
    <TakeOutSheet
      name={client.name}
      save={save}
      remove={() => save.send({ params: { teamId, dossierId: client._id } })}
      onClose={onClose}
    >
      {t("Chi guida l'équipe perde subito il dossier, se lo vedeva solo per questa équipe.")}
    </TakeOutSheet>
  )
}
