import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { noClient, type Task } from '@vicino/domain/tasks/task.ts'
import { isStruck } from '@vicino/domain/tasks/task-status.ts'
import { IconBuildingHospital, IconRepeat } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { useClock, useToday } from '../i18n/use-today.ts'
import { ClientAvatar } from '../ui/people/ClientAvatar.tsx'
import { Row, RowIcon, type RowSigns } from '../ui/page/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import {
  badgeOfLeft,
  operatorsWords,
  statusBadge,
  timesOn,
  toDoClient,
  unstaffedWords,
  typeIcons,
} from './task-words.ts'
import { headingWords, titleWords } from './title-words.ts'
import classes from './TaskRow.module.css'
import { dotted } from '../i18n/dotted.ts'

type ShownBadge = ComponentProps<typeof StatusBadge>

type Props = {
  task: Task
  day: Day
  withOperators?: boolean
  /** What is to be said of it beside what is prescribed. */
  ordered?: string | undefined
  /** Where it is and how one comes there, where the task does not say so itself. */
  place?: string | undefined
  signs?: RowSigns
  /** What a tap does instead of opening it. */
  onPress?: () => void
}

/** One task of a day: when, whom or what, how it stands. */
export function TaskRow({ task, day, withOperators = false, ordered, place, signs, onPress }: Props) {
  const { t } = useTranslation()
  const over = isStruck(task)
  const state = badgeInRow(task, useToday(), useClock(), t)
  const badges = [state, over ? null : badgeOfReturn(task, t), badgeOfOrder(ordered)].filter(
    badge => badge !== null,
  )
  const under = dotted([aboutWords(task), place, withOperators ? staffWords(task, t) : ''])
  return (
    <Row
      endBelow
      signs={signs}
      {...(onPress ? { onPress } : { link: pages.task.link({ taskId: task._id }) })}
      start={
        <span className={classes.start}>
          <TaskTime task={task} day={day} />
          <TaskSign task={task} />
        </span>
      }
      title={
        <>
          <span className={over ? classes.over : undefined}>{nameOf(task, t)}</span>
          {task.series && (
            <IconRepeat
              className={classes.repeats}
              size={16}
              stroke={2}
              role="img"
              aria-label={t('Si ripete')}
            />
          )}
        </>
      }
      {...(under !== '' && { under })}
      {...(badges.length > 0 && {
        end: (
          <span className={classes.badges}>
            {badges.map(badge => (
              <StatusBadge key={badge.label} {...badge} />
            ))}
          </span>
        ),
      })}
    />
  )
}

const nameOf = (task: Task, t: TFunction): string =>
  task.type === 'client' ? (task.client?.name ?? t(noClient.label)) : headingWords(titleWords(task, t))

/** A visit is known by its client; what is done there, and in which place, stands below. */
const aboutWords = (task: Task): string =>
  task.type === 'client'
    ? [headingWords(task.title), task.visit?.address?.city].filter(Boolean).join(', ')
    : (toDoClient(task) ?? '')

/** Who carries it out, or what it asks of who will. */
const staffWords = (task: Task, t: TFunction): string => unstaffedWords(task, t) || operatorsWords(task, t)

/** Confirmed is how a task should be, so a row says nothing of it. */
function badgeInRow(task: Task, today: Day, clock: Clock, t: TFunction): ShownBadge | null {
  const left = badgeOfLeft(task, today, clock, t)
  if (left) return left
  return task.status === 'confirmed' && !task.started_at && !task.suspended_by_dossier
    ? null
    : statusBadge(task, t)
}

/** The first visits after a stay in hospital go through the drugs: known from the list, not only at the door. */
const badgeOfReturn = ({ visit }: Task, t: TFunction): ShownBadge | null =>
  visit?.hospital_return
    ? { tone: 'attention', label: t("Rientro dall'ospedale"), icon: IconBuildingHospital }
    : null

const badgeOfOrder = (ordered: string | undefined): ShownBadge | null =>
  ordered === undefined ? null : { tone: 'attention', label: ordered }

function TaskTime({ task, day }: { task: Task; day: Day }) {
  const { t } = useTranslation()
  if (task.full_day) return <span className={classes.wholeDay}>{t('Tutto il giorno')}</span>
  const { from, to } = timesOn(task, day)
  return (
    <span className={classes.time}>
      <span className={classes.from}>{from}</span>
      <span className={classes.to}>–{to}</span>
    </span>
  )
}

function TaskSign({ task }: { task: Task }) {
  const { t } = useTranslation()
  const Icon = typeIcons[task.type]
  return (
    <span className={classes.sign}>
      {task.type === 'client' ? (
        <ClientAvatar
          id={task.client?._id ?? task._id}
          name={nameOf(task, t)}
          picture={task.client?.avatar ?? null}
          size={40}
        />
      ) : (
        <RowIcon icon={Icon} />
      )}
    </span>
  )
}
