import { businessTypes, legalForms } from '@vicino/domain/businesses/business-settings.ts'
import { type DirectoryItem, searchDirectory } from '@vicino/domain/businesses/directory.contract.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoundList } from '../../calls/FoundList.tsx'
import { usePages } from '../../calls/use-pages.ts'
import { Row } from '../../ui/page/List.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { dotted } from '../../i18n/dotted.ts'

type Props = {
  source: DirectoryItem['source']
  /** Why one that is found cannot be picked; undefined where it can. */
  refuses: (item: DirectoryItem) => string | undefined
  instead?: ReactNode
  onPick: (item: DirectoryItem, name: string) => void
}

/** A business or a person from the directory: a business says its form and kind, a person her professions. */
export function DirectoryPicker({ source, refuses, instead, onPick }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = usePages(searchDirectory, { query: { source, ...(search !== '' && { search }) } })
  return (
    <FoundList
      searchLabel={t('Cerca profilo')}
      search={search}
      onSearch={setSearch}
      found={found}
      noneFound={t('Nessun profilo trovato')}
      listLabel={source === 'Business' ? t('Organizzazioni') : t('Persone')}
      {...(instead !== undefined && { instead })}
    >
      {item => {
        const why = refuses(item)
        const { name } = item
        return (
          <Row
            key={item._id}
            start={<PersonAvatar id={item._id} name={name} picture={item.avatar} />}
            title={name}
            endBelow
            under={dotted([factsOf(item, t), item.bio])}
            {...(why === undefined
              ? { onPress: () => onPick(item, name) }
              : { end: <StatusBadge tone="neutral" label={why} /> })}
          />
        )
      }}
    </FoundList>
  )
}

function factsOf(item: DirectoryItem, t: TFunction): string {
  if (item.source === 'person') return item.professions.map(title => t(labelOfJobTitle(title))).join(', ')
  const labels = [
    legalForms.find(({ value }) => value === item.legal_form)?.label,
    businessTypes.find(({ value }) => value === item.business_type)?.label,
  ]
  return labels.flatMap(label => (label === undefined ? [] : [t(label)])).join(', ')
}
