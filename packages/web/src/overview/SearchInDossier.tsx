import { formatIn } from '@vicino/domain/days/format.ts'
import { searchDossier } from '@vicino/domain/dossiers/dossier-search.contract.ts'
import { type FoundRecord, wordsOfText } from '@vicino/domain/dossiers/found-record.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { readsRecords, recordKinds } from '../records/record-kinds.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Text } from '../ui/layout/Text.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { MarkedText } from '../ui/MarkedText.tsx'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { Loaded } from '../calls/Loaded.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { useRemembered } from '../ui/use-remembered.ts'
import classes from './SearchInDossier.module.css'

/** Searches what the dossier's records say; the words sought are marked in what was found. */
export function SearchInDossier() {
  const { t } = useTranslation()
  const dossier = useDossier()
  const dossierId = dossier._id
  const [search, setSearch] = useRemembered(`dossier ${dossierId}`, '')
  const sought = wordsOfText(search)
  const reads = readsRecords(dossier)
  const read = useRead(
    searchDossier,
    { params: { dossierId }, query: { search } },
    { when: reads && sought.length > 0, keepLast: true },
  )
  if (!reads) return null
  return (
    <search
      className={classes.search}
      onFocus={({ target, currentTarget }) => {
        // What is found stands below the field: on a phone the field moves up to make room for it.
        if (target instanceof HTMLInputElement) currentTarget.scrollIntoView({ block: 'start' })
      }}
    >
      <SearchField label={t('Cerca nel dossier')} value={search} onSearch={setSearch} />
      {sought.length > 0 && (
        <div role="status" className={classes.found}>
          <Loaded read={read} skeleton={<RowsSkeleton rows={3} />}>
            {found =>
              found.length === 0 ? (
                <p className={classes.none}>{t('Nessun risultato nel dossier')}</p>
              ) : (
                <FoundRecords found={found} sought={sought} />
              )
            }
          </Loaded>
        </div>
      )}
    </search>
  )
}

function FoundRecords({ found, sought }: { found: readonly FoundRecord[]; sought: readonly string[] }) {
  const { t } = useTranslation()
  const dossier = useDossier()
  const { day } = formatIn(spokenLanguage())
  return (
    <>
      <p className={classes.count}>{t('{{count}} risultati', { count: found.length })}</p>
      <List label={t('Risultati')}>
        {found.map(({ kind, _id, title, text, date, struck }) => {
          const { icon: Icon, label, over, wayTo } = recordKinds[kind]
          return (
            <Row
              key={`${kind} ${_id}`}
              {...wayTo(dossier, _id)}
              start={<RowIcon icon={Icon} />}
              title={
                <span className={struck ? classes.struck : undefined}>
                  <MarkedText text={title} sought={sought} />
                </span>
              }
              under={
                <>
                  <Text block>
                    {t(label)}, {day(date)}
                    {struck && `, ${t(over.label)}`}
                  </Text>
                  {text !== '' && (
                    <span className={classes.text}>
                      <MarkedText text={text} sought={sought} />
                    </span>
                  )}
                </>
              }
            />
          )
        })}
      </List>
    </>
  )
}
