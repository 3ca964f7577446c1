import type { Collaborator } from '@vicino/domain/businesses/collaborator.ts'
import { getCollaborators, getProfessionals } from '@vicino/domain/businesses/collaborators.contract.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallInput } from '../calls/call-input.ts'
import { FoundList } from '../calls/FoundList.tsx'
import { type Pages, usePages } from '../calls/use-pages.ts'
import { Row } from '../ui/page/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'

type Choice = {
  /** Who is chosen already: shown as such, and not picked again. */
  chosen?: readonly { _id: Id }[]
  startsFocused?: boolean
  onPick: (collaborator: Collaborator) => void
}

type Props = Choice & {
  /** Whom the search finds beside those who work here now, or not. */
  among?: Pick<NonNullable<CallInput<typeof getCollaborators>['query']>, 'status' | 'excludeUserId'>
}

/** Finds a colleague of the business by name. */
export function ColleagueSearch({ among, ...choice }: Props) {
  const [search, setSearch] = useState('')
  const found = usePages(getCollaborators, { query: { ...among, search } })
  return <FoundColleagues {...choice} found={found} search={search} onSearch={setSearch} />
}

/** Finds a colleague who cares for clients by name. */
export function ProfessionalSearch(choice: Choice) {
  const [search, setSearch] = useState('')
  const found = usePages(getProfessionals, { query: { search } })
  return <FoundColleagues {...choice} found={found} search={search} onSearch={setSearch} />
}

type FoundProps = Choice & { found: Pages<Collaborator>; search: string; onSearch: (search: string) => void }

function FoundColleagues({ chosen = [], onPick, ...list }: FoundProps) {
  const { t } = useTranslation()
  return (
    <FoundList
      {...list}
      searchLabel={t('Cerca profilo')}
      noneFound={t('Nessun operatore trovato')}
      listLabel={t('Operatori')}
    >
      {collaborator => {
        const { _id, userId, name, avatar, job_title } = collaborator
        return (
          <Row
            key={_id}
            start={<PersonAvatar id={userId} name={name} picture={avatar} />}
            title={name}
            under={t(labelOfJobTitle(job_title))}
            {...(chosen.some(one => one._id === userId)
              ? { end: <StatusBadge tone="neutral" icon={IconCheck} label={t('Già presente')} /> }
              : { onPress: () => onPick(collaborator) })}
          />
        )
      }}
    </FoundList>
  )
}
