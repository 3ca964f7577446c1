import { noClientLabel, type Task, untitledLabel } from '@vicino/domain/tasks/task.ts'
import { isSettled } from '@vicino/domain/tasks/task-status.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { ClientAvatar } from '../ui/ClientAvatar.tsx'
import { Row, RowIcon } from '../ui/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { operatorsWords, statusBadge, timeWords, typeIcons } from './task-words.ts'
import classes from './Task.module.css'

type Props = { task: Task; withOperators?: boolean }

/** One task of a day: when, whom or what, how it stands. */
export function TaskRow({ task, withOperators = false }: Props) {
  const { t } = useTranslation()
  const Icon = typeIcons[task.type]
  const visit = task.type === 'client'
  const name = visit ? (task.client?.name ?? t(noClientLabel)) : task.title || t(untitledLabel)
  const over = isSettled(task.status) || task.suspended_by_dossier
  const badge = statusBadge(task, t)
  const operators = withOperators ? operatorsWords(task, t) : ''
  const about = visit ? [task.title, task.visit?.address?.city].filter(Boolean).join(', ') : ''
  const under = [about, operators].filter(Boolean).join(' · ')
  return (
    <Row
      link={pages.task.link({ taskId: task._id })}
      start={
        <>
          <span className={classes.time}>{timeWords(task, t)}</span>
          {visit ? (
            <ClientAvatar
              id={task.client?._id ?? task._id}
              name={name}
              picture={task.client?.avatar ?? null}
              size={36}
            />
          ) : (
            <RowIcon>
              <Icon size={20} stroke={1.8} />
            </RowIcon>
          )}
        </>
      }
      title={<span className={over ? classes.over : undefined}>{name}</span>}
      {...(under !== '' && { under })}
      {...(badge && { end: <StatusBadge {...badge} /> })}
    />
  )
}
