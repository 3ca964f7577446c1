import { ofEachMeasure } from '@vicino/domain/surveillance/measure.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, writing } from '../../testing/open-dossier.tsx'
import { screenWith } from '../../testing/screen-with.ts'
import { showPage } from '../../testing/show-page.tsx'
import { someReading } from '@vicino/domain/testing/some-reading.ts'

const { dossierId } = someReading()
const path = `/api/dossiers/${dossierId}/clinical_parameters`
const list = `/dossier/${dossierId}/activity/clinical_parameters`
const point = {
  _id: someReading()._id,
  measured_at: someReading().measured_at,
  ...ofEachMeasure(() => null),
  bp_max: 120,
  bp_min: 80,
}
const limits = {
  version: 0,
  ordered_by: '',
  since: null,
  news2_scale: 1,
  limits: {},
  course: [],
  author: null,
  written_at: null,
  news2: 'off',
}

function server(
  readings: object[],
  held = writing('parameters.read', 'parameters.write'),
  more: Record<string, unknown> = {},
) {
  answerReads(held, {
    [`GET ${path}/get_clinical_parameters`]: readings,
    [`GET ${path}/latest`]: readings.length > 0 ? [point] : [],
    [`GET ${path}/limits`]: limits,
    [`GET ${path}/trend`]: [point],
    ...more,
  })
}

const table = () => screen.findByRole('table', { name: 'Rilevazioni' })

/** The rows of readings, without the head and the days. */
const lines = async () =>
  within(await table())
    .getAllByRole('row')
    .filter(row => row.querySelector('th[scope=row]') !== null)

test('without a reading it says so, with one way to go on', async () => {
  server([])
  await showPage(list)
  expect(await screen.findByText('Nessun parametro')).toBeVisible()
  const ways = screen.getAllByRole('link', { name: 'Aggiungi parametro' })
  for (const way of ways) expect(way).toHaveAttribute('href', `${list}/new`)
})

test('who may not write reads, and is offered nothing else', async () => {
  server([], reading('parameters.read'))
  await showPage(list)
  expect(await screen.findByText('Nessun parametro')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Aggiungi parametro' })).toBeNull()
})

test('a value outside its limits is marked by a word, one that was struck by none', async () => {
  const struck = someReading({
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd41',
    hr: 200,
    struck: { reason: 'Cliente sbagliato' },
  })
  server([someReading({ rr: 8, note: '<b>HI</b>' }), struck])
  await showPage(list)
  const [first, second] = await lines()
  expect(first).toHaveTextContent(/120\/80.*8.*molto basso.*<b>HI<\/b>/)
  expect(within(first!).getByRole('rowheader'), 'also where its column is out of sight').toHaveTextContent(
    'Respiro',
  )
  expect(second).toHaveTextContent(/Annullato.*200/)
  expect(second).not.toHaveTextContent('molto alto')
})

test('columns are what has a value, in the order in which a nurse measures; a head opens its course', async () => {
  const later = someReading({ _id: newId(), weight: 70.4, bm: 'bristol_4', sat_o2_quantity: 0 })
  server([later, someReading({ hr: null, hr_irregular: true, temperature: 36.5 })])
  await showPage(list)
  const heads = within(await table()).getAllByRole('columnheader')
  const names = heads.map(head => head.textContent)
  expect(names).toEqual([
    'Ora',
    'Pressione mmHg Andamento',
    expect.stringMatching(/^Polso/),
    expect.stringMatching(/^Ossigeno l\/min/),
    expect.stringMatching(/^Temperatura °C/),
    expect.stringMatching(/^Peso kg/),
    'Alvo',
    'Registrato da',
  ])
  expect(within(heads[1]!).getByRole('link')).toHaveAttribute('href', `${list}/trends?of=bp`)
  const [first, second] = await lines()
  expect(first).toHaveTextContent(/aria ambiente.*70.4/)
  expect(second).toHaveTextContent(/irregolare.*36.5/)
})

test('days stand apart, and a tap anywhere on a row opens its reading', async () => {
  // Of another year they would name it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const before = { _id: newId(), measured_at: '2026-11-11T08:00:00.000Z', rr: 16 }
  server([someReading({ measured_at: '2026-11-12T08:00:00.000Z' }), someReading(before)], undefined, {
    [`GET ${path}/${before._id}`]: someReading(before),
    [`GET ${path}/${before._id}/versions`]: [someReading(before)],
  })
  const { user, address } = await showPage(list)
  expect(within(await table()).getByRole('rowheader', { name: 'giovedì 12 novembre' })).toBeVisible()
  expect(within(await table()).getByRole('rowheader', { name: 'mercoledì 11 novembre' })).toBeVisible()
  await user.click(within(await table()).getByRole('cell', { name: '16' }))
  await expect.poll(address).toBe(`${list}/${before._id}`)
})

test('beside the one that is open readings are told in words, first what lies outside its limits', async () => {
  screenWith('(min-width: 80em)')
  const low = someReading({ rr: 8 })
  const struck = someReading({ _id: newId(), hr: 200, struck: { reason: 'Cliente sbagliato' } })
  server([low, struck], undefined, {
    [`GET ${path}/${low._id}`]: low,
    [`GET ${path}/${low._id}/versions`]: [low],
  })
  await showPage(`${list}/${low._id}`)
  const beside = within(await screen.findByRole('region', { name: 'Elenco' }))
  const [open, wrong] = await beside.findAllByRole('link', { name: /mmHg/ })
  expect(open).toHaveAttribute('aria-current', 'page')
  expect(open).toHaveTextContent(/Respiro 8\/min\s*molto basso.*120\/80 mmHg/)
  expect(wrong).toHaveTextContent('Annullato')
  expect(wrong).not.toHaveTextContent('molto alto')
  expect(beside.queryByRole('table')).toBeNull()
})

test('each number of a pressure is marked by itself', async () => {
  server([someReading({ bp: '112-150', bp_max: 150, bp_min: 112 })])
  await showPage(list)
  const [row] = await lines()
  expect(row).toHaveTextContent(/150\/112.*Minima: molto alto/)
  expect(row).not.toHaveTextContent('Massima')
})

test('a value keeps the mark of the limits that were in force when it was measured', async () => {
  const hr = { hr: 105, measured_at: '2026-11-12T08:00:00.000Z' }
  const later = { ...someReading(hr), _id: newId(), measured_at: '2026-11-18T08:00:00.000Z' }
  const from = (day: string, red_high: number) => ({
    from: `2026-11-${day}T23:00:00.000Z`,
    ordered_by: `Dr. med. Prova ${day}`,
    news2_scale: 1,
    limits: { hr: { red_high } },
    norms: true,
  })
  server([later, someReading(hr)], undefined, {
    [`GET ${path}/limits`]: { ...limits, course: [from('09', 110), from('14', 100)] },
  })
  await showPage(list)
  const [second, first] = await lines()
  expect(second).toHaveTextContent(/105.*molto alto/)
  expect(first).not.toHaveTextContent('molto alto')
})

test('the last value of a parameter says how old it is and leads to its course', async () => {
  server([someReading()])
  await showPage(list)
  const tile = await screen.findByRole('link', { name: /Pressione.*120\/80 mmHg.*giorni fa/ })
  expect(tile).toHaveAttribute('href', `${list}/trends?of=bp`)
})

test('a course is drawn and written as a table', async () => {
  server([someReading()])
  await showPage(`${list}/trends`)
  expect(await screen.findByRole('figure', { name: /Pressione/ })).toBeVisible()
  expect(screen.getByRole('cell', { name: '120/80' })).toBeVisible()
  expect(screen.getByText(/Valori standard per adulti a domicilio/)).toBeVisible()
})

test('a course names every doctor whose limits are drawn', async () => {
  const ordered = (daysAgo: number, doctor: string) => ({
    from: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    ordered_by: doctor,
    news2_scale: 1,
    limits: { hr: { red_high: 110 } },
    norms: true,
  })
  const course = [ordered(20, 'Dr. med. Uno'), ordered(5, 'Dr. med. Due')]
  server([someReading()], undefined, { [`GET ${path}/limits`]: { ...limits, course } })
  await showPage(`${list}/trends`)
  const legend = await screen.findByText(/Limiti prescritti da Dr. med. Due/)
  expect(legend).toHaveTextContent(/Prima, dal .*, quelli prescritti da Dr. med. Uno\./)
})

test('a long table is folded on the screen, and whole on paper', async () => {
  server([someReading()], undefined, {
    [`GET ${path}/trend`]: Array.from({ length: 40 }, () => ({ ...point, _id: newId() })),
    [`POST ${path}/print`]: { status: 200, body: null },
  })
  await showPage(`${list}/trends`)
  const rows = await screen.findAllByRole('row')
  expect(rows).toHaveLength(1 + 30)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('row')).toHaveLength(1 + 40)
})

test('a weight that rose fast is told above the list, not by a reading that was struck', async () => {
  const weighed = (weight: number, daysAgo: number, more: object = {}) =>
    someReading({
      _id: newId(),
      weight,
      measured_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
      ...more,
    })
  const wrong = weighed(99, 0, { struck: { reason: 'Cliente sbagliato' } })
  server([wrong, weighed(72.4, 1), weighed(70.1, 3)])
  await showPage(list)
  expect(await screen.findByText(/Peso aumentato di 2.3 kg in 3 giorni/)).toBeVisible()
})
