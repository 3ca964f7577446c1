import { screen, within } from '@testing-library/react'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { expect, test } from 'vitest'
import { show } from '../testing/show.tsx'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { SchemeTable } from './SchemeTable.tsx'

const drug = (name: string, more: Partial<Drug> = {}): Drug => someDrug({ ...more, _id: name, name })
const rowOf = (name: RegExp) => screen.getByRole('row', { name })
const cellsOf = (name: RegExp) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('each drug is one line, each moment one column', async () => {
  const drugs = [
    drug('Torasemide 5 mg', { morning: 1, evening: 0.5, comments: 'Non se pressione sotto 100' }),
    drug('Insulina', { evening: 24, dose_unit: 'unit', modality: 'SC', self_managed: true }),
    drug('Ieri', { end_date: '2026-11-19', morning: 1 }),
  ]
  await show(<SchemeTable drugs={drugs} day="2026-11-20" />)
  expect(screen.getByText('Schema di venerdì 20 novembre 2026')).toBeVisible()
  expect(cellsOf(/Torasemide 5 mg.*compresse\u00a0· Orale OS.*Non se pressione sotto 100/)).toEqual([
    '1',
    '–',
    '½',
    '–',
  ])
  expect(cellsOf(/Insulina.*unità\u00a0· Sottocute SC\u00a0· autogestito/)).toEqual(['–', '–', '24', '–'])
  expect(screen.queryByText('Ieri')).toBeNull()
})

test('what belongs to the therapy and is not due on the day stands apart, with its next day', async () => {
  const drugs = [
    drug('Lunedì', { days: ['mon'], morning: 1 }),
    drug('Cerotto', { every_n_days: 3, start_date: '2026-11-19', morning: 1, dose_unit: 'other' }),
    drug('Ieri', { end_date: '2026-11-19', morning: 1 }),
    drug('Domani', { start_date: '2026-11-21', morning: 1 }),
  ]
  await show(<SchemeTable drugs={drugs} day="2026-11-20" />)
  expect(screen.getByRole('rowheader', { name: 'Non in questo giorno' })).toBeVisible()
  expect(rowOf(/Lunedì.*1-0-0-0 compresse\u00a0· lun, la prossima volta lun 23 nov/i)).toBeVisible()
  expect(rowOf(/Cerotto.*Ogni 3 giorni, la prossima volta dom 22 nov/)).toBeVisible()
  for (const name of ['Ieri', 'Domani']) expect(screen.queryByText(name)).toBeNull()
})

test('what is taken as needed, or without a dose, is never missing from the sheet', async () => {
  const drugs = [drug('Dafalgan', { reserve: true, reserve_max_24h: 4 }), drug('Moviprep')]
  await show(<SchemeTable drugs={drugs} day="2026-11-20" />)
  expect(screen.getByText('Nessun farmaco a orario')).toBeVisible()
  expect(rowOf(/Dafalgan.*al massimo 4 compresse in 24 ore/)).toBeVisible()
  expect(rowOf(/Moviprep.*Nessuna dose indicata/)).toBeVisible()
})
