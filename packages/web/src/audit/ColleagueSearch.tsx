import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../calls/use-pages.ts'
import { FoundList } from '../ui/page/FoundList.tsx'
import { Row } from '../ui/page/List.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'

/** Finds a colleague by name; also one who has left, because the log remembers her. */
export function ColleagueSearch({ onPick }: { onPick: (id: string, name: string) => void }) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = usePages(getCollaborators, { query: { search, status: 'all' } })
  return (
    <FoundList
      searchLabel={t('Cerca profilo')}
      search={search}
      onSearch={setSearch}
      found={found}
      noneFound={t('Nessuna persona trovata')}
      listLabel={t('Persone')}
    >
      {found.items.map(({ _id, userId, name, avatar, job_title }) => (
        <Row
          key={_id}
          title={name}
          under={t(labelOfJobTitle(job_title))}
          start={<PersonAvatar id={userId} name={name} picture={avatar} />}
          onPress={() => onPick(userId, name)}
        />
      ))}
    </FoundList>
  )
}
