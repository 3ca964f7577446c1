import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type JobTitle, labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import { clockIn, type Instant } from '@vicino/domain/days/instant.ts'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { instantWords } from '../dossiers/visit-start-words.ts'
import { dayHeading } from '../i18n/day-heading.ts'
import { useToday } from '../i18n/use-today.ts'
import { useDossier } from '../session/dossier.ts'
import { Text } from '../ui/layout/Text.tsx'
import { List } from '../ui/page/List.tsx'
import classes from './Activity.module.css'
import { ActivityRow } from './ActivityRow.tsx'
import type { LogBlock, LogDay } from './log-blocks.ts'
import type { ReadMarks } from './read-marks.ts'

type Props = {
  day: LogDay
  /** Whether the newest comes first: then what is new stands above the divider. */
  newestFirst: boolean
  marks: ReadMarks
}

/** One day of the log: its visits, each under its head, and what was written outside of them. */
export function DayOfLogs({ day: { _id, blocks }, newestFirst, marks }: Props) {
  const words = dayHeading(_id, useToday())
  const [first, ...others] = blocks
  const startsDivided = first?.kind === 'divider'
  const shown = startsDivided ? others : blocks
  return (
    <>
      {startsDivided && <Divider at={first.at} newestFirst={newestFirst} />}
      <section className={classes.day}>
        <h2 className={classes.name}>{words}</h2>
        {shown.map(block =>
          block.kind === 'divider' ? (
            <Divider key={block.key} at={block.at} newestFirst={newestFirst} />
          ) : (
            <Block key={`${block.key} ${block.logs[0]?._id}`} block={block} day={words} marks={marks} />
          ),
        )}
      </section>
    </>
  )
}

type BlockProps = {
  block: Exclude<LogBlock, { kind: 'divider' }>
  day: string
  marks: ReadMarks
}

function Block({ block, day, marks }: BlockProps) {
  const { t } = useTranslation()
  const head = useId()
  const mayMark = useDossier().allows('log.mark_read')
  const isVisit = block.kind === 'visit'
  const rows = block.logs.map(log => (
    <ActivityRow
      key={log._id}
      log={log}
      {...(isVisit && { author: 'above' })}
      isNew={mayMark && (!log.read || marks.sawNew(log._id))}
      onSeen={() => marks.see(log._id)}
    />
  ))
  if (!isVisit)
    return (
      <div className={classes.block}>
        <List label={day}>{rows}</List>
      </div>
    )
  const { author, visit } = block
  return (
    <section className={classes.block} aria-labelledby={head}>
      <h3 id={head} className={classes.visit}>
        <span className={classes.which}>{visitWords(visit, t)}</span>
        <span className={classes.who}>
          {author.name}
          <Text weight="regular">{t(labelOfJobTitle(author.role as JobTitle))}</Text>
        </span>
      </h3>
      <List label={`${visitWords(visit, t)}, ${author.name}`}>{rows}</List>
    </section>
  )
}

/** 'Visita 08:10–08:40'; of one that goes on, since when. */
const visitWords = ({ from, to }: { from: Instant; to: Instant | null }, t: TFunction): string =>
  to === null
    ? t('Visita dalle {{from}}', { from: clockIn(from) })
    : t('Visita {{from}}–{{to}}', { from: clockIn(from), to: clockIn(to) })

/** What is new to the reader, and what was there when she left the client last. */
function Divider({ at, newestFirst }: { at: Instant; newestFirst: boolean }) {
  const { t } = useTranslation()
  const today = useToday()
  const Arrow = newestFirst ? IconArrowUp : IconArrowDown
  const when = instantWords(at, today, t)
  return (
    <p className={classes.divider}>
      <span>
        <Arrow size={16} stroke={2} aria-hidden />
        {t('Dalla sua ultima visita, {{when}}', { when })}
      </span>
    </p>
  )
}
