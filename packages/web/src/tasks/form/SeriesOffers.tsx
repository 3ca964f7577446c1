import { mostOffered } from '@vicino/domain/assignment/overlap-offers.ts'
import { isQualifiedFor, highestOf } from '@vicino/domain/assignment/qualified.ts'
import { isWithinHours } from '@vicino/domain/assignment/worked-hours.ts'
import { bookable } from '@vicino/domain/businesses/professional-roles.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Apart } from '@vicino/domain/series/apart.ts'
import type { BusyDay, FreeColleague } from '@vicino/domain/series/series-weighing.contract.ts'
import { IconCalendarMinus, IconCalendarQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { List, Row } from '../../ui/page/List.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { busyWords } from './SeriesBusy.tsx'
import { neededBy, type TaskValues } from './task-values.ts'
import { useSeriesWeight } from './use-series-weight.ts'

type Props = {
  values: TaskValues
  /** Saves the series with these days apart from the others. */
  onApart: (days: Apart) => void
}

/** More days than these are not gone through one by one. */
const mostDays = 30

const out = 'out'

/**
 * What becomes of the days of a new series that are busy: left out, all to somebody who is free then, or one by one. Those
 * come when they are asked for: thirty of them would push what was found, and the reason below, out of sight.
 */
export function SeriesOffers({ values, onApart }: Props) {
  const { t } = useTranslation()
  const [isByDay, setByDay] = useState(false)
  const weight = useSeriesWeight(values)
  if (!weight || weight.busy.length === 0) return null
  const { busy } = weight
  const colleagues = ableTo(values, weight.colleagues)
  const forAll = colleagues.filter(({ free }) => busy.every(day => !day.client && free.includes(day.date)))
  const count = busy.length
  const mayByDay = count > 1 && count <= mostDays
  return (
    <Stack>
      <p>{t('Si può invece:')}</p>
      <List label={t('Si può invece:')}>
        {count < weight.days && (
          <Row
            start={<IconCalendarMinus size={26} stroke={1.6} aria-hidden />}
            title={t('Lascia fuori le date occupate')}
            under={t('Date: {{dates}}', { dates: count })}
            onPress={() => onApart(busy.map(({ date }) => ({ date, operators: null })))}
          />
        )}
        {forAll.slice(0, mostOffered).map(colleague => (
          <Row
            key={colleague._id}
            start={<PersonAvatar id={colleague._id} name={colleague.name} picture={colleague.avatar} />}
            title={t('Quelle date a {{name}}', { name: colleague.name })}
            under={t('Date: {{dates}}', { dates: count })}
            onPress={() => onApart(busy.map(day => apartWith(day, values, colleague)))}
          />
        ))}
        {mayByDay && (
          <Row
            start={<IconCalendarQuestion size={26} stroke={1.6} aria-hidden />}
            title={t('Decidi data per data')}
            pressed={isByDay}
            onPress={() => setByDay(!isByDay)}
          />
        )}
      </List>
      {mayByDay && isByDay && (
        <DayByDay values={values} busy={busy} colleagues={colleagues} onApart={onApart} />
      )}
    </Stack>
  )
}

type DaysProps = Props & { busy: readonly BusyDay[]; colleagues: readonly FreeColleague[] }

/** Each busy day by itself; what is left undecided is asked about again. */
function DayByDay({ values, busy, colleagues, onApart }: DaysProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map())
  const save = (): void =>
    onApart(
      busy.flatMap(day => {
        const choice = chosen.get(day.date)
        if (!choice) return []
        const colleague = colleagues.find(({ _id }) => _id === choice)
        return colleague ? apartWith(day, values, colleague) : { date: day.date, operators: null }
      }),
    )
  return (
    <Stack>
      {busy.map(day => (
        <SelectField
          key={day.date}
          label={busyWords(day, values, t)}
          emptyLabel={t('Da decidere')}
          options={[
            { value: out, label: 'Lascia fuori' },
            ...colleagues
              .filter(({ free }) => !day.client && free.includes(day.date))
              .map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          value={chosen.get(day.date) ?? null}
          onChange={next => setChosen(new Map(chosen).set(day.date, next))}
        />
      ))}
      <div>
        <Button variant="default" disabled={![...chosen.values()].some(Boolean)} onClick={save}>
          {t('Salva con queste scelte')}
        </Button>
      </div>
    </Stack>
  )
}

/** Who cares for clients and is qualified, those who work at that hour first. */
function ableTo(values: TaskValues, colleagues: readonly FreeColleague[]): FreeColleague[] {
  const needed = highestOf(neededBy(values))
  const { start_time, end_time } = values
  const offHours = ({ free, working_hours }: FreeColleague): number =>
    free.filter(date => !isWithinHours({ date, end_date: date, start_time, end_time }, working_hours)).length
  return bookable(colleagues)
    .filter(colleague => isQualifiedFor(colleague, needed))
    .toSorted((one, other) => offHours(one) - offHours(other))
}

/** A busy day with somebody else in the place of who has something then. */
const apartWith = (
  { date, operators }: BusyDay,
  values: Pick<TaskValues, 'operators'>,
  colleague: NamedPerson,
): Apart[number] => ({
  date,
  operators: [...values.operators.filter(({ _id }) => !operators.includes(_id)), colleague].map(
    ({ _id }) => _id,
  ),
})
