import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { groupByDay } from '@vicino/domain/tasks/schedule.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { IconCalendarWeek, IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { usePerson } from '../app/person.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { List } from '../ui/List.tsx'
import { LoadError } from '../ui/LoadError.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { RowsSkeleton } from '../ui/Skeleton.tsx'
import { TaskRow } from './TaskRow.tsx'
import classes from './Plan.module.css'

const whose = [
  { value: 'mine', label: 'I miei' },
  { value: 'all', label: 'Di tutti' },
] as const

/** How many days the agenda shows at once: a week of one's own, a day of everybody's. */
const daysShown = { mine: 7, all: 1 } as const

/** The plan as an agenda, day by day. Who plans for all sees everybody's. */
export function PlanScreen() {
  const { t } = useTranslation()
  const { _id, permissions } = usePerson()
  const navigate = useNavigate()
  const today = useToday()
  const search = useSearch({ from: pages.plan.pattern })
  const plansForAll = isHeld(permissions, 'calendar.plan_all', 'write')
  const of = search.of ?? (plansForAll ? 'all' : 'mine')
  const first = search.date ?? today
  const last = addDays(first, daysShown[of] - 1)
  const query = { startDate: first, endDate: last, ...(of === 'mine' && { operatorId: _id }) }
  const { data: tasks, error, refetch } = useRead(getAllTasks, { query }, { keepLast: true })
  const show = (next: typeof search): void =>
    void navigate({ ...pages.plan.link(), search: { ...search, ...next } })
  const days = tasks && groupByDay(tasks, first, last)
  return (
    <Page>
      <PageHeader
        title={t('Appuntamenti')}
        under={<span className={classes.range}>{rangeWords(first, last)}</span>}
        actions={
          isHeld(permissions, 'calendar.own', 'write') && (
            <LinkButton
              link={{ ...pages.newTask.link(), search: { date: first } }}
              leftSection={<IconPlus size={20} aria-hidden />}
            >
              {t('Aggiungi')}
            </LinkButton>
          )
        }
      />
      <div className={classes.tools}>
        <div className={classes.steps}>
          <Button
            variant="default"
            aria-label={t('Periodo precedente')}
            onClick={() => show({ date: addDays(first, -daysShown[of]) })}
          >
            <IconChevronLeft size={20} aria-hidden />
          </Button>
          <Button variant="default" onClick={() => show({ date: today })}>
            {t('Oggi')}
          </Button>
          <Button
            variant="default"
            aria-label={t('Periodo seguente')}
            onClick={() => show({ date: addDays(first, daysShown[of]) })}
          >
            <IconChevronRight size={20} aria-hidden />
          </Button>
        </div>
        {plansForAll && (
          <Segmented label={t('Di chi')} options={whose} value={of} onChange={next => show({ of: next })} />
        )}
      </div>
      {error && !tasks && <LoadError failure={error} onRetry={refetch} />}
      {!tasks && !error && <RowsSkeleton />}
      {days?.length === 0 && (
        <EmptyState icon={IconCalendarWeek} words={t('Nessun appuntamento in questi giorni')} />
      )}
      {days?.map(({ day, tasks: ofDay }) => (
        <section key={day}>
          <h2 className={classes.day} data-today={day === today || undefined}>
            {formatIn(spokenLanguage()).longDay(day)}
          </h2>
          <List label={formatIn(spokenLanguage()).longDay(day)}>
            {ofDay.map(task => (
              <TaskRow key={task._id} task={task} withOperators={of === 'all'} />
            ))}
          </List>
        </section>
      ))}
    </Page>
  )
}

function rangeWords(first: string, last: string): string {
  const format = formatIn(spokenLanguage())
  return first === last ? format.longDayWithYear(first) : `${format.day(first)} – ${format.day(last)}`
}
