import type { Day } from '@vicino/domain/days/day.ts'
import type { TFunction } from 'i18next'
import { runsOutIn } from '@vicino/domain/series/task-series.ts'
import { noClient, type Task } from '@vicino/domain/tasks/task.ts'
import { isStruck, isTouched } from '@vicino/domain/tasks/task-status.ts'
import type { Me } from '@vicino/domain/users/me.ts'
import { pages } from '../../pages/pages.ts'
import type { CalendarItem, ItemMark, ItemTone } from '../../ui/calendar/calendar-item.ts'
import { initialsOfName } from '../../ui/people/avatar-tint.ts'
import { familyFirst } from '../../ui/people/family-name.ts'
import { mayChange } from '../may-change.ts'
import {
  operatorsWords,
  reasonLabel,
  statusBadge,
  statusLabel,
  toDoClient,
  typeLabel,
} from '../task-words.ts'
import { titleWords } from '../title-words.ts'
import { dotted } from '../../i18n/dotted.ts'

const looks: Record<Task['type'], { tone: ItemTone; mark?: ItemMark }> = {
  client: { tone: 'primary' },
  reminder: { tone: 'attention', mark: 'bell' },
  task: { tone: 'info', mark: 'list' },
  holiday: { tone: 'holiday', mark: 'plane' },
  event: { tone: 'ok', mark: 'event' },
  personal: { tone: 'neutral', mark: 'lock' },
}

/** Who looks, and at what: at everybody's tasks operators are named, in a client's calendar the client is not. */
export type Look = {
  t: TFunction
  person: Me
  today: Day
  ofClient: boolean
  withOperators: boolean
  readOnly: boolean
}

/**
 * A task as the calendar draws it; `late` where its time is over and nobody has done it, `ordered` what is to be said of
 * it beside what is prescribed.
 */
export function taskItem(task: Task, look: Look, late = false, ordered?: string): CalendarItem {
  const { t, person, today, ofClient, withOperators, readOnly } = look
  const { tone, mark } = looks[task.type]
  const sign = signOf(task) ?? mark ?? (ordered === undefined ? undefined : 'alert')
  const reason = reasonOf(task, t)
  const [title, about] = nameOf(task, ofClient, t)
  const people = withOperators ? operatorsWords(task, t) : undefined
  const detail = dotted([waitsWords(task, late, t), ordered, about, people, endOfSeries(task, today, t)])
  return {
    _id: task._id,
    date: task.date,
    end_date: task.end_date,
    start_time: task.start_time,
    end_time: task.end_time,
    title,
    ...(about !== undefined &&
      task.client && { short: initialsOfName(task.client.name), brief: familyFirst(task.client.name) }),
    tone,
    ...(sign && { mark: sign }),
    ...(detail !== '' && { detail }),
    ...(reason !== undefined && { reason }),
    struck: isStruck(task),
    words: [t(typeLabel(task.type)), late ? t('In ritardo') : statusWords(task, t)]
      .filter(Boolean)
      .join(', '),
    href: pages.task.pattern.replace('$taskId', task._id),
    movable: !readOnly && isMovable(task, today) && !task.suspended_by_dossier && mayChange(task, person),
  }
}

/** That a visit waits to be confirmed, or that something was to be done by now. */
function waitsWords({ status, type }: Task, late: boolean, t: TFunction): string | undefined {
  if (late) return t('In ritardo')
  return status === 'pending' && type === 'client' ? t(statusLabel('pending', type)) : undefined
}

/** What is begun or settled stays, and a past visit too. */
const isMovable = (task: Task, today: Day): boolean =>
  !isTouched(task) && (task.type !== 'client' || task.date >= today)

/** A visit is known by its client; where all are hers, by what is done. */
function nameOf(task: Task, ofClient: boolean, t: TFunction): [title: string, about?: string | undefined] {
  const title = titleWords(task, t)
  if (ofClient) return [title]
  if (task.type !== 'client') return [title, toDoClient(task)]
  return [task.client?.name ?? t(noClient.label), title]
}

function signOf({ status, started_at, suspended_by_dossier }: Task): ItemMark | undefined {
  if (suspended_by_dossier) return 'pause'
  if (status === 'completed') return 'check'
  if (status === 'not_done') return 'cross'
  return started_at === null ? undefined : 'play'
}

function reasonOf({ not_done, suspended_by_dossier }: Task, t: TFunction): string | undefined {
  if (suspended_by_dossier) return t('Sospesa con il dossier')
  return not_done ? t(reasonLabel(not_done.reason)) : undefined
}

/** How a task stands; why it is called off stands beside its title. */
function statusWords(task: Task, t: TFunction): string | undefined {
  if (task.suspended_by_dossier) return undefined
  return task.not_done ? t(statusLabel('not_done', task.type)) : statusBadge(task, t).label
}

/** That the series of a task runs out, on what is still to come of it. */
function endOfSeries({ series, date }: Task, today: Day, t: TFunction): string | undefined {
  if (series === null || date < today) return undefined
  if (date === series.last_day) return t('Ultimo della serie')
  const count = runsOutIn(series, today)
  return count === null ? undefined : t('La serie finisce tra {{count}} giorni', { count })
}
