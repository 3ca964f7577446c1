import type { CatalogueEntry } from '@vicino/domain/services/catalogue-entry.ts'
import { getCatalogue, getServiceCategories } from '@vicino/domain/services/catalogue.contract.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'
import { IconPlus, IconSearchOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { bothRead } from '../calls/Loaded.tsx'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useWholeList } from '../calls/use-whole-list.ts'
import { useIsListBeside } from '../pages/list-beside.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { FoldedPart } from '../ui/page/FoldedPart.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { useWholeOnPaper } from '../ui/page/use-whole-on-paper.ts'
import { useRemembered } from '../ui/use-remembered.ts'
import { GroupChips } from './GroupChips.tsx'
import { ServicePicture } from './ServicePicture.tsx'
import classes from './Services.module.css'
import { timingWords } from './timing-words.ts'
import { dotted } from '../i18n/dotted.ts'

const states = [
  { value: 'offered', label: 'Offerte' },
  { value: 'off', label: 'Non offerte' },
  { value: 'own', label: "Dell'organizzazione" },
] as const
type State = (typeof states)[number]['value']

const isIn: Record<State, (entry: CatalogueEntry) => boolean> = {
  offered: ({ offered }) => offered,
  off: ({ offered }) => !offered,
  own: ({ origin }) => origin !== 'common',
}

/** Every service that the business offers or could, with its own among them. */
export function CatalogueScreen() {
  const { t } = useTranslation()
  const [search, setSearch] = useRemembered('catalogue', '')
  const [group, setGroup] = useRemembered<string | null>('catalogue.group', null)
  const [state, setState] = useRemembered<State | null>('catalogue.state', null)
  const query = { limit: pageSizeAtMost, search, ...(group !== null && { group }) }
  const read = bothRead(useWholeList(getCatalogue, { query }), useRead(getServiceCategories, {}))
  const mayWrite = useMay('catalogue.services', 'write')
  const isBeside = useIsListBeside()
  const [isWhole] = useWholeOnPaper()
  return (
    <Screen
      read={read}
      width={isBeside ? 'form' : 'page'}
      skeleton={<RowsSkeleton rows={8} />}
      title={t('Catalogo delle prestazioni')}
      back={pages.settings.link()}
      actions={
        mayWrite && (
          <LinkButton link={pages.newService.link()} leftSection={<IconPlus size={20} aria-hidden />}>
            {t('Nuova prestazione')}
          </LinkButton>
        )
      }
    >
      {([services, categories]) => (
        <Stack>
          <Stack as="search" gap={12}>
            <SearchField label={t('Cerca una prestazione')} value={search} onSearch={setSearch} />
            {(!isBeside || group !== null) && (
              <GroupChips services={categories} group={group} onChange={setGroup} />
            )}
            {(!isBeside || state !== null) && (
              <ChoiceChips label={t('Mostra')} options={states} value={state} onChange={setState} />
            )}
          </Stack>
          <Catalogue
            services={services.filter(entry => !state || isIn[state](entry))}
            isFolded={!isBeside && !isWhole && search === '' && services.length > atOnce}
          />
        </Stack>
      )}
    </Screen>
  )
}

/** More than so many are folded to their categories: who knows where hers stands opens one, the others search. */
const atOnce = 30

type CatalogueProps = { services: readonly CatalogueEntry[]; isFolded: boolean }

function Catalogue({ services, isFolded }: CatalogueProps) {
  const { t } = useTranslation()
  const byCategory = Map.groupBy(services, ({ letter, category }) => dotted([letter, category]))
  return (
    <Stack>
      {services.length === 0 && (
        <EmptyState icon={IconSearchOff} words={t('Nessuna prestazione con queste parole')} />
      )}
      {isFolded ? (
        <div className={classes.folds}>
          {Array.from(byCategory, ([category, entries]) => (
            <FoldedPart key={category} title={category} end={entries.length}>
              <Entries category={category} entries={entries} />
            </FoldedPart>
          ))}
        </div>
      ) : (
        Array.from(byCategory, ([category, entries]) => (
          <section key={category}>
            <h2 className={classes.category}>{category}</h2>
            <Entries category={category} entries={entries} />
          </section>
        ))
      )}
    </Stack>
  )
}

function Entries({ category, entries }: { category: string; entries: readonly CatalogueEntry[] }) {
  return (
    <List label={category}>
      {entries.map(entry => (
        <EntryRow key={entry.code} entry={entry} />
      ))}
    </List>
  )
}

function EntryRow({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation()
  const { _id: serviceId, code, name, avatar, next } = entry
  const facts = [
    code,
    timingWords(entry, t),
    next === null ? '' : t('cambia dal {{day}}', { day: showDay(next) }),
  ]
  return (
    <Row
      start={<ServicePicture avatar={avatar} />}
      title={name}
      under={dotted(facts)}
      end={<EntryState entry={entry} />}
      endBelow
      link={pages.service.link({ serviceId })}
    />
  )
}

function EntryState({ entry: { offered, origin } }: { entry: CatalogueEntry }) {
  const { t } = useTranslation()
  if (!offered) return <StatusBadge tone="neutral" label={t('Non offerta')} />
  if (origin === 'common') return null
  return <StatusBadge tone="info" label={origin === 'own' ? t('Propria') : t('Adattata')} />
}
