import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../calls/use-pages.ts'
import { List, Row } from '../../ui/page/List.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { LoadMore } from '../../ui/page/LoadMore.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import classes from './TaskForm.module.css'

type Props = { chosen: readonly NamedPerson[]; onPick: (person: NamedPerson) => void }

/** Colleagues by name; those who are chosen already are left out. */
export function OperatorSearch({ chosen, onPick }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = usePages(getCollaborators, { query: { search } })
  const free = found.items.filter(({ userId }) => chosen.every(one => one._id !== userId))
  return (
    <div className={classes.search}>
      <SearchField label={t('Cerca profilo')} value={search} onSearch={setSearch} startsFocused />
      {found.failure && <LoadError failure={found.failure} onRetry={found.retry} />}
      {found.loading && <RowsSkeleton />}
      {!found.loading && !found.failure && free.length === 0 && <p>{t('Nessun operatore trovato')}</p>}
      {free.length > 0 && (
        <List label={t('Operatori')}>
          {free.map(({ userId, name, avatar, job_title }) => (
            <Row
              key={userId}
              title={name}
              under={t(labelOfJobTitle(job_title))}
              start={<PersonAvatar id={userId} name={name} picture={avatar} />}
              onPress={() => onPick({ _id: userId, name, avatar })}
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
