import { formatIn } from '@vicino/domain/days/format.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { IconListDetails, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../app/dossier.ts'
import { pages } from '../app/links.ts'
import { readsAllRecords } from '../app/record-kinds.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { List } from '../ui/page/List.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { LoadMore } from '../ui/page/LoadMore.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import classes from './Activity.module.css'
import { ActivityRow } from './ActivityRow.tsx'
import type { LogGroup } from './merge-groups.ts'
import { useLogs } from './use-logs.ts'

/** What happened in a dossier, day by day, the newest first. */
export function ActivityScreen() {
  const { t } = useTranslation()
  const dossier = useDossier()
  const { _id: dossierId, allows } = dossier
  const { groups, failure, loading, total, more, loadingMore, showMore, retry } = useLogs(dossierId)
  const add = allows('drugs.write_list') && {
    label: t('Aggiungi farmaco'),
    link: pages.newDrug.link({ dossierId }),
  }
  const shown = groups.reduce((count, { logs }) => count + logs.length, 0)
  return (
    <Page>
      <PageHeader
        title={t('Attività')}
        actions={
          add &&
          shown > 0 && (
            <LinkButton link={add.link} leftSection={<IconPlus size={20} aria-hidden />}>
              {add.label}
            </LinkButton>
          )
        }
      />
      {failure && shown === 0 && <LoadError failure={failure} onRetry={retry} />}
      {loading && <RowsSkeleton />}
      {!loading && !failure && shown === 0 && (
        <EmptyState
          icon={IconListDetails}
          words={t('Nessuna attività')}
          {...(!readsAllRecords(dossier) && {
            more: t('Alcune registrazioni non sono visibili per il suo ruolo.'),
          })}
          {...(add && { action: add })}
        />
      )}
      {groups.map(group => (
        <DayOfLogs key={group._id} group={group} />
      ))}
      <LoadMore shown={shown} total={total} more={more} loading={loadingMore} onMore={showMore} />
    </Page>
  )
}

function DayOfLogs({ group: { _id: day, logs } }: { group: LogGroup }) {
  const words = dayWords(day, useToday())
  return (
    <section className={classes.day}>
      <h2 className={classes.name}>{words}</h2>
      <List label={words}>
        {logs.map(log => (
          <ActivityRow key={log._id} log={log} />
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
