import type { Apart } from '@vicino/domain/series/apart.ts'
import type { BusyDay, FreeTime, SeriesWeight } from '@vicino/domain/series/series-weighing.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { show } from '../../testing/show.tsx'
import { newTaskValues, seriesText, type TaskValues } from '../form/task-values.ts'
import { chooseFrequency, noRepeat } from './repeat-values.ts'
import { SeriesBusy } from './SeriesBusy.tsx'
import { SeriesOffers } from './SeriesOffers.tsx'
import { useApart } from './use-apart.ts'
import { newSeries } from './use-series-weight.ts'

const anna = { _id: newId(), name: 'Anna Ferrari', avatar: null }
const bruna = {
  _id: newId(),
  name: 'Bruna Carli',
  avatar: null,
  roles: ['INF' as const],
  job_title: 'nurse_diploma' as const,
  working_hours: {},
}
const weekly = {
  ...newTaskValues(newId(), '2026-11-20'),
  start_time: '08:00',
  end_time: '09:00',
  operators: [anna],
  repeat: chooseFrequency(noRepeat, 'weekly', '2026-11-20'),
}

const busyOn = (place: string, client = false): BusyDay => ({
  place,
  date: place,
  operators: client ? [] : [anna._id],
  staying: client ? [anna._id] : [],
  client,
  stands: false,
})

type Shown = { values: TaskValues; onSave?: (days: Apart) => void; onTime?: (time: FreeTime) => void }

/** The offers over a form, as a sheet shows them. */
function Offers({ values, onSave = () => undefined, onTime = () => undefined }: Shown) {
  const apart = useApart(seriesText(values))
  const { start_time, end_time } = values
  const clocks = { start_time, end_time }
  return (
    <SeriesOffers
      weighing={newSeries(values)}
      planned={{ operators: values.operators, client: null, needed: [], clocks }}
      apart={{ ...apart, save: onSave }}
      onTime={onTime}
    />
  )
}

function OneHourLater() {
  const [values, setValues] = useState(weekly)
  return (
    <>
      <button type="button" onClick={() => setValues({ ...values, start_time: '09:00', end_time: '10:00' })}>
        Più tardi
      </button>
      <SeriesBusy values={values} />
      <Offers values={values} />
    </>
  )
}

const weighed = (more: Partial<SeriesWeight>): void =>
  void answerReads([], {
    'POST /api/tasks/weigh_series': { days: 9, busy: [], time: null, colleagues: [], ...more },
  })

test('no day is offered to be left out by what was busy at the hour before', async () => {
  weighed({ busy: [busyOn('2026-11-27', true)] })
  const answered = fetch
  vi.stubGlobal('fetch', (path: string, { body = null, ...init }: RequestInit) => {
    const isLater = typeof body === 'string' && body.includes('"start_time":"09:00"')
    return isLater ? new Promise(() => {}) : answered(path, { ...init, body })
  })
  const { user } = await show(<OneHourLater />)
  expect(await screen.findByRole('button', { name: /Salta le date occupate/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Più tardi' }))
  expect(screen.getByText(/Date già occupate: 1 di 9/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Salta le date occupate/ })).toBeNull()
})

test('another time is offered for all of it', async () => {
  const time = { start_time: '10:15', end_time: '11:15' }
  weighed({ busy: [busyOn('2026-11-27')], time })
  const onTime = vi.fn<(taken: FreeTime) => void>()
  const { user } = await show(<Offers values={weekly} onTime={onTime} />)
  await user.click(await screen.findByRole('button', { name: /Alle 10:15–11:15/ }))
  expect(onTime).toHaveBeenCalledWith(time)
})

test('what was decided of some days stands beside what is decided of the others, and is taken back', async () => {
  const [first, second, third] = ['2026-11-27', '2026-12-04', '2026-12-11'] as const
  weighed({
    busy: [busyOn(first), busyOn(second), busyOn(third)],
    colleagues: [{ ...bruna, free: [first, second] }],
  })
  const onSave = vi.fn<(days: Apart) => void>()
  const { user } = await show(<Offers values={weekly} onSave={onSave} />)
  await user.click(await screen.findByRole('button', { name: /Decidi data per data/ }))
  const day = (name: RegExp) => screen.getByRole('combobox', { name })
  await user.selectOptions(day(/27 nov/), bruna.name)
  await user.selectOptions(day(/4 dic/), 'Salta')
  expect(screen.getByText('Date già decise: 2 di 3.')).toBeVisible()
  const decided = [
    { date: first, operators: [bruna._id] },
    { date: second, operators: null },
  ]
  await user.click(screen.getByRole('button', { name: 'Salva con queste scelte' }))
  expect(onSave).toHaveBeenLastCalledWith(decided)
  await user.click(screen.getByRole('button', { name: /Salta le date occupate/ }))
  expect(onSave).toHaveBeenLastCalledWith([...decided, { date: third, operators: null }])
  await user.selectOptions(day(/4 dic/), 'Da decidere')
  expect(screen.getByText('Date già decise: 1 di 3.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Annulla le scelte' }))
  expect(screen.queryByText(/Date già decise/)).toBeNull()
  expect(day(/27 nov/)).toHaveDisplayValue('Da decidere')
})
