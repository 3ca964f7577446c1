import { formatIn } from '@vicino/domain/days/format.ts'
import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoundList } from '../calls/FoundList.tsx'
import { usePages } from '../calls/use-pages.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { ClientAvatar } from '../ui/people/ClientAvatar.tsx'
import { Row } from '../ui/page/List.tsx'

/** Finds a dossier by its client, closed ones too. */
export function DossierChoice({ onPick }: { onPick: (id: string, name: string) => void }) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = usePages(allDossiers, { query: search === '' ? {} : { search } })
  return (
    <FoundList
      searchLabel={t('Cerca nome o data di nascita')}
      search={search}
      onSearch={setSearch}
      found={found}
      noneFound={t('Nessun cliente trovato')}
      listLabel={t('I dossier')}
    >
      {({ _id, client }) => (
        <Row
          key={_id}
          title={client.name}
          under={formatIn(spokenLanguage()).day(client.birthday)}
          start={<ClientAvatar id={client._id} name={client.name} picture={client.avatar} />}
          onPress={() => onPick(_id, client.name)}
        />
      )}
    </FoundList>
  )
}
