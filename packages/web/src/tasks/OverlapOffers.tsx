import { freeCarers, mostOffered, nextFreeTime } from '@vicino/domain/assignment/overlap-offers.ts'
import { highestOf } from '@vicino/domain/assignment/qualified.ts'
import { knownDays } from '@vicino/domain/assignment/rank-carers.ts'
import { getStaffing } from '@vicino/domain/assignment/assignment.contract.ts'
import type { TimedTask } from '@vicino/domain/assignment/assignment-check.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { type NamedPerson, namedPerson } from '@vicino/domain/people/named-person.ts'
import type { FreeTime } from '@vicino/domain/series/series-weighing.contract.ts'
import type { Qualification } from '@vicino/domain/services/qualification.ts'
import type { Clash } from '@vicino/domain/tasks/overlap.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { getVisitTowns } from '@vicino/domain/tasks/visit-towns.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { useToday } from '../i18n/use-today.ts'
import { useMay } from '../session/person.ts'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import classes from './OverlapSheet.module.css'
import { carerReasonWords } from './carer-words.ts'

/** What is planned where something stands already, as far as it says what could be instead. */
export type Hindered = {
  visit: TimedTask
  client: Id | null
  operators: readonly NamedPerson[]
  needed: readonly Qualification[]
}

/** What somebody takes instead: another time, or other people. */
export type Instead = FreeTime | { operators: NamedPerson[] }

/** Where something else can be taken: instead of what, and what takes it. */
export type OffersInstead = { hindered: Hindered; onTake: (instead: Instead) => void }

type Props = OffersInstead & {
  /** What is in the way: of whom, and whether it is the client's own. */
  clashes: readonly Pick<Clash, 'operators' | 'shared'>[]
}

/** What could be instead of an overlap: the next free quarter of an hour, and who is free and qualified. */
export function OverlapOffers({ hindered, clashes, onTake }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const { visit, client, operators, needed } = hindered
  const { date, end_date } = visit
  const plans = useMay('calendar.plan_all', 'write')
  const mayKnowTowns = useMay('personal.read', 'read')
  const range = { startDate: date, endDate: end_date }
  const day = useRead(getAllTasks, { query: range })
  const staffing = useRead(getStaffing, { params: { date } }, { when: plans })
  const before = {
    dossierId: client ?? '',
    startDate: addDays(today, -knownDays),
    endDate: addDays(today, -1),
  }
  const known = useRead(getAllTasks, { query: before }, { when: plans && client !== null })
  const towns = useRead(getVisitTowns, { query: range }, { when: plans && mayKnowTowns })
  const tasks = day.data
  if (!tasks || (plans && !staffing.data)) return null

  const staff = staffing.data?.operators ?? []
  const planned = { ...visit, client, operators: operators.map(({ _id }) => _id) }
  const standing = (staffing.data?.needs ?? []).flatMap(({ taskId, min_qualification }) =>
    taskId === visit._id ? min_qualification : [],
  )
  const time = nextFreeTime(planned, tasks, staff)
  // Where the client is expected twice, nobody else helps.
  const hinders = clashes.every(({ shared }) => !shared.includes('client'))
  const visits = new Map<Id, number>()
  for (const { status, suspended_by_dossier, operators: went } of known.data ?? [])
    if (status !== 'not_done' && !suspended_by_dossier)
      for (const { _id } of went) visits.set(_id, (visits.get(_id) ?? 0) + 1)
  const carers = hinders
    ? freeCarers(planned, staff, {
        tasks,
        needed: highestOf([...needed, ...standing]),
        visits,
        towns: new Map(towns.data?.map(({ dossierId, city }) => [dossierId, city])),
      })
    : []
  if (time === null && carers.length === 0) return null

  const clashing = new Set(clashes.flatMap(clash => clash.operators.map(({ _id }) => _id)))
  const staying = operators.filter(({ _id }) => !clashing.has(_id))
  return (
    <div className={classes.told}>
      <p>{t('Si può invece:')}</p>
      <List label={t('Si può invece:')}>
        {time && (
          <TimeOffer time={time} under={t('Il prossimo quarto d’ora libero')} onTake={() => onTake(time)} />
        )}
        {carers.slice(0, mostOffered).map(({ carer, ...ranked }) => (
          <Row
            key={carer._id}
            start={<PersonAvatar id={carer._id} name={carer.name} picture={carer.avatar} />}
            title={carer.name}
            under={carerReasonWords(ranked, t)}
            onPress={() => onTake({ operators: [...staying, namedPerson(carer)] })}
          />
        ))}
      </List>
    </div>
  )
}

type TimeProps = { time: FreeTime; under: string; onTake: () => void }

/** Another time, which one tap takes. */
export function TimeOffer({ time, under, onTake }: TimeProps) {
  const { t } = useTranslation()
  return (
    <Row
      start={<RowIcon icon={IconClock} />}
      title={t('Alle {{from}}–{{to}}', { from: time.start_time, to: time.end_time })}
      under={under}
      onPress={onTake}
    />
  )
}
