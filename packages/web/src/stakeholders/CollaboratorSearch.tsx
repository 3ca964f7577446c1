import type { Collaborator } from '@vicino/domain/businesses/collaborator.ts'
import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import type { Stakeholder } from '@vicino/domain/stakeholders/stakeholder.ts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../calls/use-pages.ts'
import { FoundList } from '../ui/page/FoundList.tsx'
import { Row } from '../ui/page/List.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'

type Props = { team: readonly Stakeholder[]; onPick: (collaborator: Collaborator) => void }

/** The colleagues of the business; who is in the team already is shown as such. */
export function CollaboratorSearch({ team, onPick }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = usePages(getCollaborators, { query: { search } })
  return (
    <FoundList
      searchLabel={t('Cerca profilo')}
      search={search}
      onSearch={setSearch}
      found={found}
      noneFound={t('Nessun operatore trovato')}
      listLabel={t('Operatori')}
    >
      {found.items.map(collaborator => (
        <CollaboratorRow
          key={collaborator._id}
          collaborator={collaborator}
          isIn={team.some(({ _id }) => _id === collaborator.userId)}
          onPick={() => onPick(collaborator)}
        />
      ))}
    </FoundList>
  )
}

type RowProps = { collaborator: Collaborator; isIn: boolean; onPick: () => void }

function CollaboratorRow({ collaborator, isIn, onPick }: RowProps) {
  const { t } = useTranslation()
  const { userId, name, avatar, job_title } = collaborator
  return (
    <Row
      start={<PersonAvatar id={userId} name={name} picture={avatar} />}
      title={name}
      under={t(labelOfJobTitle(job_title))}
      {...(isIn
        ? { end: <StatusBadge tone="neutral" icon={IconCheck} label={t('Già presente')} /> }
        : { onPress: onPick })}
    />
  )
}
