import type { Collaborator } from '@vicino/domain/businesses/collaborator.ts'
import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import type { Stakeholder } from '@vicino/domain/stakeholders/stakeholder.ts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../calls/use-pages.ts'
import { List, Row } from '../ui/page/List.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { LoadMore } from '../ui/page/LoadMore.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './Stakeholders.module.css'

type Props = { team: readonly Stakeholder[]; onPick: (collaborator: Collaborator) => void }

/** The colleagues of the business; who is in the team already is shown as such. */
export function CollaboratorSearch({ team, onPick }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = usePages(getCollaborators, { query: { search } })
  return (
    <div className={classes.search}>
      <SearchField label={t('Cerca profilo')} value={search} onSearch={setSearch} />
      {found.failure && found.items.length === 0 && (
        <LoadError failure={found.failure} onRetry={found.retry} />
      )}
      {found.loading && <RowsSkeleton rows={4} />}
      {!found.loading && !found.failure && found.items.length === 0 && (
        <p role="status">{t('Nessun operatore trovato')}</p>
      )}
      {found.items.length > 0 && (
        <List label={t('Operatori')}>
          {found.items.map(collaborator => (
            <CollaboratorRow
              key={collaborator._id}
              collaborator={collaborator}
              isIn={team.some(({ _id }) => _id === collaborator.userId)}
              onPick={() => onPick(collaborator)}
            />
          ))}
        </List>
      )}
      <LoadMore
        shown={found.items.length}
        total={found.total}
        more={found.more}
        loading={found.loadingMore}
        onMore={found.showMore}
      />
    </div>
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
