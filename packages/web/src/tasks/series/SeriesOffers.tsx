import { getStaffing } from '@vicino/domain/assignment/assignment.contract.ts'
import { mostOffered } from '@vicino/domain/assignment/overlap-offers.ts'
import { highestOf, isQualifiedFor } from '@vicino/domain/assignment/qualified.ts'
import { isWithinHours } from '@vicino/domain/assignment/worked-hours.ts'
import { bookable } from '@vicino/domain/businesses/professional-roles.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Apart } from '@vicino/domain/series/apart.ts'
import type { BusyDay, FreeColleague, FreeTime } from '@vicino/domain/series/series-weighing.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { IconCalendarMinus, IconCalendarQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { useMay } from '../../session/person.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { type Hindered, TimeOffer } from '../OverlapOffers.tsx'
import { busyWords } from './SeriesBusy.tsx'
import type { StandingApart } from './use-apart.ts'
import { useSeriesWeight, type Weighing } from './use-series-weight.ts'

type Planned = Pick<Hindered, 'operators' | 'needed'> & {
  client: NamedPerson | null
  clocks: Pick<Task, 'start_time' | 'end_time'>
}

type Props = {
  weighing: Weighing | null
  planned: Planned
  apart: StandingApart
  /** Saves all of it at another time. */
  onTime: (time: FreeTime) => void
}

/** More days than these are not gone through one by one. */
const mostDays = 30

const out = 'out'

/**
 * What becomes of the days of a series that are busy: all of it at another time; those left as they are, all to somebody
 * who is free then, or one by one. What was decided of some stands, and is shown, until it is saved or taken back. Day by
 * day comes when it is asked for: thirty of them would push what was found, and the reason below, out of sight.
 */
export function SeriesOffers({ weighing, planned, apart, onTime }: Props) {
  const { t } = useTranslation()
  const weight = useSeriesWeight(weighing)
  const [isByDay, setByDay] = useState(apart.days.length > 0)
  if (!weight || weight.busy.length === 0) return null
  const { busy, days, time } = weight
  const decided = apart.days.filter(({ date }) => busy.some(({ place }) => place === date))
  const open = busy.filter(({ place }) => !decided.some(({ date }) => date === place))
  const colleagues = ableTo(planned, weight.colleagues)
  const forAll = colleagues.filter(({ free }) => open.every(day => !day.client && free.includes(day.place)))
  const leftOut = open.length + decided.filter(({ operators }) => operators === null).length
  const mayByDay = busy.length > 1 && busy.length <= mostDays
  const save = (more: Apart): void => apart.save([...decided, ...more])
  return (
    <Stack>
      <p>{t('Si può invece:')}</p>
      <List label={t('Si può invece:')}>
        {time && (
          <TimeOffer
            time={time}
            under={t('Il prossimo quarto d’ora libero in tutte le date')}
            onTake={() => onTime(time)}
          />
        )}
        {open.length > 0 && leftOut < days && (
          <Row
            start={<RowIcon icon={IconCalendarMinus} />}
            title={
              open.some(({ stands }) => stands)
                ? t('Le date occupate restano come sono')
                : t('Salta le date occupate')
            }
            under={t('Date: {{dates}}', { dates: open.length })}
            onPress={() => save(open.map(({ place }) => ({ date: place, operators: null })))}
          />
        )}
        {open.length > 0 &&
          forAll
            .slice(0, mostOffered)
            .map(colleague => (
              <Row
                key={colleague._id}
                start={<PersonAvatar id={colleague._id} name={colleague.name} picture={colleague.avatar} />}
                title={t('Quelle date a {{name}}', { name: colleague.name })}
                under={t('Date: {{dates}}', { dates: open.length })}
                onPress={() => save(open.map(day => apartWith(day, colleague)))}
              />
            ))}
        {mayByDay && (
          <Row
            start={<RowIcon icon={IconCalendarQuestion} />}
            title={t('Decidi data per data')}
            pressed={isByDay}
            onPress={() => setByDay(!isByDay)}
          />
        )}
      </List>
      {mayByDay && isByDay && (
        <DayByDay
          busy={busy}
          planned={planned}
          colleagues={colleagues}
          apart={decided}
          onChoose={apart.choose}
        />
      )}
      {decided.length > 0 && (
        <>
          <Notice choices={[{ label: t('Annulla le scelte'), take: () => apart.choose([]) }]}>
            {t('Date già decise: {{decided}} di {{all}}.', { decided: decided.length, all: busy.length })}
          </Notice>
          <div>
            <Button variant="default" onClick={() => save([])}>
              {t('Salva con queste scelte')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}

type StandingProps = Props & { task: Pick<Task, '_id' | 'date'> }

/** The same of a series that stands: what it asks of who goes is known by the visit in which it is changed. */
export function StandingSeriesOffers({ task: { _id, date }, planned, ...props }: StandingProps) {
  const plans = useMay('calendar.plan_all', 'write')
  const staffing = useRead(getStaffing, { params: { date } }, { when: plans })
  if (plans && !staffing.data && !staffing.error) return null
  const own = (staffing.data?.needs ?? []).filter(({ taskId }) => taskId === _id)
  const needed = [...planned.needed, ...own.map(({ min_qualification }) => min_qualification)]
  return <SeriesOffers {...props} planned={{ ...planned, needed }} />
}

type DaysProps = {
  busy: readonly BusyDay[]
  planned: Planned
  colleagues: readonly FreeColleague[]
  apart: Apart
  onChoose: (apart: Apart) => void
}

/** Each busy day by itself; what is left undecided is asked about again. */
function DayByDay({ busy, planned, colleagues, apart, onChoose }: DaysProps) {
  const { t } = useTranslation()
  const people = [...planned.operators, ...colleagues]
  const choose = (day: BusyDay, choice: string | null): void => {
    const others = apart.filter(({ date }) => date !== day.place)
    const colleague = colleagues.find(({ _id }) => _id === choice)
    if (choice === null) onChoose(others)
    else onChoose([...others, colleague ? apartWith(day, colleague) : { date: day.place, operators: null }])
  }
  return (
    <Stack>
      {busy.map(day => (
        <SelectField
          key={day.place}
          label={busyWords(day, people, planned.client, t)}
          emptyLabel={t('Da decidere')}
          options={[
            { value: out, label: day.stands ? 'Resta com’è' : 'Salta' },
            ...colleagues
              .filter(({ free }) => !day.client && free.includes(day.place))
              .map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          value={choiceOf(day, apart)}
          onChange={choice => choose(day, choice)}
        />
      ))}
    </Stack>
  )
}

/** What was chosen for a day: who goes in the place of whoever has something then, or that it is left out. */
function choiceOf({ place, staying }: BusyDay, apart: Apart): string | null {
  const chosen = apart.find(({ date }) => date === place)
  if (!chosen) return null
  return chosen.operators?.find(person => !staying.includes(person)) ?? out
}

/** Who cares for clients and is qualified, those who work at that hour first. */
function ableTo({ clocks, needed }: Planned, colleagues: readonly FreeColleague[]): FreeColleague[] {
  const highest = highestOf(needed)
  const offHours = ({ free, working_hours }: FreeColleague): number =>
    free.filter(date => !isWithinHours({ date, end_date: date, ...clocks }, working_hours)).length
  return bookable(colleagues)
    .filter(colleague => isQualifiedFor(colleague, highest))
    .toSorted((one, other) => offHours(one) - offHours(other))
}

/** A busy day with somebody else in the place of who has something then. */
const apartWith = ({ place, staying }: BusyDay, { _id }: NamedPerson): Apart[number] => ({
  date: place,
  operators: [...staying, _id],
})
