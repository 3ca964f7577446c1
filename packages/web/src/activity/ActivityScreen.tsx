import { formatIn } from '@vicino/domain/days/format.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { IconFilterOff, IconListDetails } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { PagedScreen } from '../calls/PagedScreen.tsx'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { readsAllRecords } from '../records/record-kinds.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List } from '../ui/page/List.tsx'
import { useRemembered } from '../ui/use-remembered.ts'
import { useWhenSeen } from '../ui/use-when-seen.ts'
import classes from './Activity.module.css'
import { ActivityRow } from './ActivityRow.tsx'
import { AddDial } from './AddDial.tsx'
import { FilterChips } from './FilterChips.tsx'
import { filtersOf } from './log-search.ts'
import type { LogGroup } from './merge-groups.ts'
import type { ReadMarks } from './read-marks.ts'
import { useLogs } from './use-logs.ts'
import { useReadMarks } from './use-read-marks.ts'

/** How far ahead of the end the next lines are asked for, in pixels. */
const aheadPx = 600

/** What happened in a dossier, day by day, the newest first unless asked otherwise. */
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
      rowsOf={countLogs}
      title={t('Attività')}
      actions={<AddDial />}
      above={
        <search className={classes.tools}>
          <SearchField label={t('Cerca tra le attività')} value={words} onSearch={setWords} />
          <FilterChips search={search} />
        </search>
      }
      empty={<NoActivity narrowed={filters !== undefined || words !== ''} onAll={() => setWords('')} />}
    >
      {groups => (
        <>
          {groups.map(group => (
            <DayOfLogs key={group._id} group={group} marks={marks} />
          ))}
          <div ref={end} />
        </>
      )}
    </PagedScreen>
  )
}

const countLogs = (groups: readonly LogGroup[]): number =>
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

function DayOfLogs({ group: { _id: day, logs }, marks }: { group: LogGroup; marks: ReadMarks }) {
  const words = dayWords(day, useToday())
  const mayMark = useDossier().allows('log.mark_read')
  return (
    <section className={classes.day}>
      <h2 className={classes.name}>{words}</h2>
      <List label={words}>
        {logs.map(log => (
          <ActivityRow
            key={log._id}
            log={log}
            isNew={mayMark && (!log.read || marks.sawNew(log._id))}
            onSeen={() => marks.see(log._id)}
          />
        ))}
      </List>
    </section>
  )
}

/** 'oggi, venerdì 20 novembre'; another year is written out. */
function dayWords(day: Day, today: Day): string {
  const format = formatIn(spokenLanguage())
  const written = day.slice(0, 4) === today.slice(0, 4) ? format.longDay(day) : format.longDayWithYear(day)
  const near = format.nearDay(day, today)
  return near === null ? written : `${near}, ${written}`
}
