import { type Day, daysBetween } from '@vicino/domain/days/day.ts'
import type { LateToDo } from '@vicino/domain/tasks/late-to-do.ts'
import { getLateToDos } from '@vicino/domain/tasks/tasks.contract.ts'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedRows } from '../../calls/LoadedPages.tsx'
import { usePages } from '../../calls/use-pages.ts'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { showDay } from '../../ui/fields/read-day.ts'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { toDoClient, typeIcons, unstaffedWords } from '../task-words.ts'
import { headingWords, titleWords } from '../title-words.ts'
import classes from './LateToDos.module.css'
import { dotted } from '../../i18n/dotted.ts'

/** As many stand above the day before one asks for the rest. */
const shownFirst = 3

/** What was to be done before today and still waits for her; nothing where nothing does. */
export function LateToDos() {
  const { t } = useTranslation()
  const today = useToday()
  const heading = useId()
  const late = usePages(getLateToDos, { query: { limit: shownFirst } })
  if (!late.data || late.data.length === 0) return null
  return (
    <section className={classes.late} aria-labelledby={heading}>
      <h2 id={heading}>{t('In ritardo')}</h2>
      <PagedRows pages={late} items={late.data} empty={null}>
        {items => (
          <List label={t('In ritardo')}>
            {items.map(({ task, late_since, times }) => (
              <Row
                key={task._id}
                endBelow
                link={pages.task.link({ taskId: task._id })}
                start={<RowIcon icon={typeIcons[task.type]} />}
                title={headingWords(titleWords(task, t))}
                under={aboutWords({ task, late_since, times }, t)}
                end={<StatusBadge tone="attention" label={sinceWords(late_since, today, t)} />}
              />
            ))}
          </List>
        )}
      </PagedRows>
    </section>
  )
}

/** For whom, how often it was left out, and that nobody is there for it. */
const aboutWords = ({ task, times, late_since }: LateToDo, t: TFunction): string =>
  dotted([
    toDoClient(task),
    times > 1 ? t('{{number}} volte dal {{day}}', { number: times, day: showDay(late_since) }) : null,
    unstaffedWords(task, t),
  ])

function sinceWords(since: Day, today: Day, t: TFunction): string {
  const days = daysBetween(since, today)
  return days === 1 ? t('Da ieri') : t('Da {{number}} giorni', { number: days })
}
