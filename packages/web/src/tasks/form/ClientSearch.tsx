import { formatIn } from '@vicino/domain/days/format.ts'
import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { type NamedPerson, namedPerson } from '@vicino/domain/people/named-person.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoundList } from '../../calls/FoundList.tsx'
import { usePages } from '../../calls/use-pages.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/page/List.tsx'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'

type Props = { onPick: (client: NamedPerson) => void; onNew: (() => void) | undefined }

/** The clients within reach, by name, birth date or AVS number. */
export function ClientSearch({ onPick, onNew }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = usePages(allDossiers, { query: { status: 'active', ...(search !== '' && { search }) } })
  const format = formatIn(spokenLanguage())
  return (
    <FoundList
      searchLabel={t('Cerca nome o data di nascita')}
      search={search}
      onSearch={setSearch}
      startsFocused
      found={found}
      noneFound={t('Nessun cliente trovato')}
      listLabel={t('Clienti')}
      instead={
        onNew && (
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onNew}>
            {t('Nuovo cliente')}
          </Button>
        )
      }
    >
      {({ client }) => (
        <Row
          key={client._id}
          title={client.name}
          under={[format.day(client.birthday), client.city].filter(Boolean).join(', ')}
          start={<ClientAvatar id={client._id} name={client.name} picture={client.avatar} />}
          onPress={() => onPick(namedPerson(client))}
        />
      )}
    </FoundList>
  )
}
