import { IconFilter, IconFilterOff, IconListDetails } from '@tabler/icons-react'
import { Link, type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { PagedScreen } from '../calls/PagedScreen.tsx'
import { pages } from '../pages/pages.ts'
import type { ActivitySearch } from '../pages/search.ts'
import { useOpenPage } from '../pages/use-open-page.ts'
import { usePage } from '../pages/use-page.ts'
import { readsAllRecords } from '../records/record-kinds.ts'
import { useToday } from '../i18n/use-today.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { FilterChips } from '../ui/page/FilterChips.tsx'
import { late } from '../ui/late.ts'
import pill from '../ui/Pill.module.css'
import { useRemembered } from '../ui/use-remembered.ts'
import { useWhenSeen } from '../ui/use-when-seen.ts'
import classes from './Activity.module.css'
import { AddDial } from './AddDial.tsx'
import { DayOfLogs } from './DayOfLogs.tsx'
import { filterPartOf } from './filter-parts.ts'
import { logDays } from './log-blocks.ts'
import { filtersOf, heldFilters } from './log-search.ts'
import type { LogGroup } from './merge-groups.ts'
import { useLogs } from './use-logs.ts'
import { useReadMarks } from './use-read-marks.ts'

const FilterSheet = late(async () => (await import('./FilterSheet.tsx')).FilterSheet)

/** How far ahead of the end the next lines are asked for, in pixels. */
const aheadPx = 600

/** What happened in a dossier, by days and visits, the newest first unless asked otherwise. */
export function ActivityScreen() {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const search = usePage(pages.dossierActivity).search
  const today = useToday()
  // What is looked for never stands in an address.
  const [words, setWords] = useRemembered(`activity ${dossierId}`, '')
  const filters = filtersOf(search, today)
  const log = useLogs(dossierId, { search: words, filters })
  const marks = useReadMarks(dossierId)
  const end = useWhenSeen<HTMLDivElement>(log.showMore, {
    aheadPx,
    when: log.more && !log.loadingMore && !log.error,
  })
  return (
    <PagedScreen
      pages={log}
      rowsOf={linesIn}
      title={t('Attività')}
      actions={<AddDial />}
      above={
        <search className={classes.tools}>
          <SearchField label={t('Cerca tra le attività')} value={words} onSearch={setWords} />
          <Filters search={search} words={words} />
        </search>
      }
      empty={<NoActivity narrowed={filters !== undefined || words !== ''} onAll={() => setWords('')} />}
    >
      {groups => (
        <>
          {logDays(groups, log.lastVisit).map(day => (
            <DayOfLogs key={day._id} day={day} newestFirst={search.order !== 'least_recent'} marks={marks} />
          ))}
          <div ref={end} />
        </>
      )}
    </PagedScreen>
  )
}

/** What the log is narrowed to, each filter taken away by a tap, and the way to all of them. */
function Filters({ search, words }: { search: ActivitySearch; words: string }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const navigate = useNavigate()
  const history = useRouter().history as RouterHistory
  const held = heldFilters(search, useToday(), t)
  const part = filterPartOf(useOpenPage())
  const narrow = (next: ActivitySearch): void =>
    void navigate({ ...pages.dossierActivity.link({ dossierId }, next), replace: true })
  return (
    <Inline>
      <Link {...pages.activityFilterType.link({ dossierId }, search)} className={pill.pill}>
        <IconFilter size={19} stroke={1.8} aria-hidden />
        {t('Filtri')}
      </Link>
      {held.length > 0 && (
        <FilterChips
          filters={held.map(({ key, words: said, without }) => ({
            key,
            words: said,
            onTake: () => narrow(without),
          }))}
          onAll={() => narrow({})}
        />
      )}
      {part && (
        <FilterSheet
          dossierId={dossierId}
          words={words}
          search={search}
          part={part}
          onClose={() => (history.canGoBack() ? history.back() : narrow(search))}
          onApply={narrow}
        />
      )}
    </Inline>
  )
}

const linesIn = (groups: readonly LogGroup[]): number =>
  groups.reduce((count, { logs }) => count + logs.length, 0)

/** Nothing there, or nothing left of it: then the way back to everything. */
function NoActivity({ narrowed, onAll }: { narrowed: boolean; onAll: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const dossier = useDossier()
  const showAll = (): void => {
    onAll()
    void navigate({ ...pages.dossierActivity.link({ dossierId: dossier._id }), replace: true })
  }
  return (
    <EmptyState
      icon={narrowed ? IconFilterOff : IconListDetails}
      words={t('Nessuna attività')}
      {...(narrowed && { action: { label: t('Mostra tutte le attività'), onPress: showAll } })}
      {...(!narrowed &&
        !readsAllRecords(dossier) && {
          more: t('Alcune registrazioni non sono visibili per il suo ruolo.'),
        })}
    />
  )
}
