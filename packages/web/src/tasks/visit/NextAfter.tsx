import type { Task } from '@vicino/domain/tasks/task.ts'
import { noClient } from '@vicino/domain/tasks/task.ts'
import { getTasksOfDate } from '@vicino/domain/tasks/tasks.contract.ts'
import { IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { useClock, useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { usePerson } from '../../session/person.ts'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { timeWords } from '../time-words.ts'
import { tomorrow } from '../today/day-links.ts'
import { nextOfDay } from '../today/next-of-day.ts'
import { dotted } from '../../i18n/dotted.ts'

/** Where she goes from a visit of hers that is over, out of what Oggi shows: to whom, when and in which place. */
export function NextAfter({ task: { _id } }: { task: Task }) {
  const { t } = useTranslation()
  const { _id: operatorId } = usePerson()
  const today = useToday()
  const clock = useClock()
  const { data } = useRead(getTasksOfDate, { params: { date: today }, query: { operatorId } })
  if (!data) return null
  // What was read before it ended still shows it.
  const next = nextOfDay(
    data.filter(other => other._id !== _id),
    today,
    clock,
  )
  return (
    <List label={t('Prossima visita')}>
      {next ? (
        <NextRow next={next} />
      ) : (
        <Row
          start={<RowIcon icon={IconSun} />}
          title={t('Tutte le visite di oggi sono concluse.')}
          under={t('Vedi domani')}
          link={tomorrow}
        />
      )}
    </List>
  )
}

function NextRow({ next }: { next: Task }) {
  const { t } = useTranslation()
  const { _id: taskId, client, visit } = next
  const name = client?.name ?? t(noClient.label)
  const place = visit?.address?.city
  return (
    <Row
      start={
        <ClientAvatar id={client?._id ?? taskId} name={name} picture={client?.avatar ?? null} size={40} />
      }
      title={name}
      under={dotted([t('Prossima visita'), timeWords(next, t), place])}
      link={pages.task.link({ taskId })}
    />
  )
}
