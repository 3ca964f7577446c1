import type { SeriesWeight } from '@vicino/domain/series/series-weighing.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { show } from '../../testing/show.tsx'
import { chooseFrequency, noRepeat } from '../series/repeat-values.ts'
import { SeriesBusy } from './SeriesBusy.tsx'
import { SeriesOffers } from './SeriesOffers.tsx'
import { newTaskValues } from './task-values.ts'

const weekly = {
  ...newTaskValues(newId(), '2026-11-20'),
  start_time: '08:00',
  end_time: '09:00',
  operators: [{ _id: newId(), name: 'Anna Ferrari', avatar: null }],
  repeat: chooseFrequency(noRepeat, 'weekly', '2026-11-20'),
}

function OneHourLater() {
  const [values, setValues] = useState(weekly)
  return (
    <>
      <button type="button" onClick={() => setValues({ ...values, start_time: '09:00', end_time: '10:00' })}>
        Più tardi
      </button>
      <SeriesBusy values={values} />
      <SeriesOffers values={values} onApart={() => undefined} />
    </>
  )
}

test('no day is offered to be left out by what was busy at the hour before', async () => {
  const weight: SeriesWeight = {
    days: 9,
    busy: [{ place: "2026-11-27", date: "2026-11-27", operators: [], staying: [], client: true }],
    time: null,
    colleagues: [],
  }
  answerReads([], { 'POST /api/tasks/weigh_series': weight })
  const answered = fetch
  vi.stubGlobal('fetch', (path: string, { body = null, ...init }: RequestInit) => {
    const isLater = typeof body === 'string' && body.includes('"start_time":"09:00"')
    return isLater ? new Promise(() => {}) : answered(path, { ...init, body })
  })
  const { user } = await show(<OneHourLater />)
  expect(await screen.findByRole('button', { name: /Lascia fuori le date occupate/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Più tardi' }))
  expect(screen.getByText(/Date già occupate: 1 di 9/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Lascia fuori le date occupate/ })).toBeNull()
})
