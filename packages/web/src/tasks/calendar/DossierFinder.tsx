import { formatIn } from '@vicino/domain/days/format.ts'
import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { IconUserSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { LoadedPages } from '../../calls/LoadedPages.tsx'
import { usePages } from '../../calls/use-pages.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { List, Row } from '../../ui/page/List.tsx'
import { useRemembered } from '../../ui/use-remembered.ts'

/** The client whose calendar one wants to see. */
export function DossierFinder() {
  const { t } = useTranslation()
  const [words, setWords] = useRemembered('calendar.find.dossier', '')
  const found = usePages(allDossiers, { query: words === '' ? {} : { search: words } })
  const format = formatIn(spokenLanguage())
  return (
    <>
      <search>
        <SearchField
          label={t('Nome, data di nascita o numero AVS')}
          value={words}
          onSearch={setWords}
          startsFocused
        />
      </search>
      <LoadedPages
        pages={found}
        empty={<EmptyState icon={IconUserSearch} words={t('Nessun dossier trovato')} />}
      >
        {dossiers => (
          <List label={t('I dossier')}>
            {dossiers.map(({ _id, client }) => (
              <Row
                key={_id}
                title={client.name}
                under={[format.day(client.birthday), client.city].filter(Boolean).join(', ')}
                start={<ClientAvatar id={client._id} name={client.name} picture={client.avatar} />}
                link={pages.dossierCalendar.link({ dossierId: _id })}
              />
            ))}
          </List>
        )}
      </LoadedPages>
    </>
  )
}
