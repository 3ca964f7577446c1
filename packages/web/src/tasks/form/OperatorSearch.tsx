import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../calls/use-pages.ts'
import { FoundList } from '../../ui/page/FoundList.tsx'
import { Row } from '../../ui/page/List.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

type Props = { chosen: readonly NamedPerson[]; onPick: (person: NamedPerson) => void }

/** Colleagues by name; those who are chosen already are shown as such. */
export function OperatorSearch({ chosen, onPick }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = usePages(getCollaborators, { query: { search } })
  return (
    <FoundList
      searchLabel={t('Cerca profilo')}
      search={search}
      onSearch={setSearch}
      startsFocused
      found={found}
      noneFound={t('Nessun operatore trovato')}
      listLabel={t('Operatori')}
    >
      {found.items.map(({ userId, name, avatar, job_title }) => (
        <Row
          key={userId}
          title={name}
          under={t(labelOfJobTitle(job_title))}
          start={<PersonAvatar id={userId} name={name} picture={avatar} />}
          {...(chosen.some(one => one._id === userId)
            ? { end: <StatusBadge tone="neutral" icon={IconCheck} label={t('Già presente')} /> }
            : { onPress: () => onPick({ _id: userId, name, avatar }) })}
        />
      ))}
    </FoundList>
  )
}
