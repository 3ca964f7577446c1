import type { Service } from '@vicino/domain/services/service.ts'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { show } from '../testing/show.tsx'
import { pageOfServices } from '@vicino/domain/testing/some-catalogue.ts'
import { ServicePicker } from './ServicePicker.tsx'

function Picking() {
  const [chosen, setChosen] = useState<Pick<Service, 'code' | 'name'>[]>([])
  const without = (code: string) => chosen.filter(service => service.code !== code)
  return (
    <ServicePicker
      date="2026-11-20"
      chosen={chosen}
      onRemove={code => setChosen(without(code))}
      onToggle={service =>
        setChosen(
          chosen.some(({ code }) => code === service.code) ? without(service.code) : [...chosen, service],
        )
      }
    />
  )
}

const open = async () => {
  const sent = answerReads([], { 'GET /api/services': pageOfServices })
  const shown = await show(<Picking />)
  await screen.findByRole('button', { name: /Medicazione semplice/ })
  return { ...shown, sent }
}
const rows = () => screen.getAllByRole('button', { name: /di solito/ }).map(row => row.textContent)
const row = (name: RegExp) => screen.getByRole('button', { name: new RegExp(`${name.source}.*di solito`) })
const chosen = () =>
  within(screen.getByRole('list', { name: 'Prestazioni scelte' }))
    .getAllByRole('button')
    .map(chip => chip.textContent)

test('the catalogue stands in its categories, asked for once and for the day of the visit', async () => {
  const { sent } = await open()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'B\u00a0· Ferite e stomie',
    'C\u00a0· Igiene',
  ])
  expect(sent.map(({ path }) => path)).toEqual(['/api/services?date=2026-11-20&limit=100&page=1'])
})

test('words and letters narrow it at once, without asking the server again', async () => {
  const { user, sent } = await open()
  await user.type(screen.getByRole('searchbox', { name: 'Cerca una prestazione' }), 'igiene or{Enter}')
  expect(rows()).toEqual(['Igiene orale5003.060, di solito 10 min'])
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('button', { name: 'B\u00a0· Esami e cure' }))
  await expect.poll(rows).toEqual(['Medicazione semplice5002.340, di solito 15 min'])
  await user.click(screen.getByRole('button', { name: 'B\u00a0· Esami e cure' }))
  expect(rows()).toHaveLength(6)
  await user.type(screen.getByRole('searchbox'), 'ambulanza{Enter}')
  expect(screen.getByText('Nessuna prestazione con queste parole')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('four chosen ones stand above, the others behind one tap, each taken away by a tap', async () => {
  const { user } = await open()
  for (const name of [/Medicazione/, /a letto/, /parziale/, /intima/, /orale/]) await user.click(row(name))
  expect(row(/orale/)).toHaveAttribute('aria-pressed', 'true')
  const four = ['Medicazione semplice', 'Igiene totale a letto', 'Igiene parziale', 'Igiene intima']
  expect(chosen()).toEqual([...four, 'Vedi altri'])
  await user.click(screen.getByRole('button', { name: 'Vedi altri' }))
  expect(chosen()).toEqual([...four, 'Igiene orale', 'Mostra meno'])
  await user.click(screen.getByRole('button', { name: 'Rimuovi Medicazione semplice' }))
  expect(chosen()).toEqual([...four.slice(1), 'Igiene orale'])
  await user.click(row(/orale/))
  expect(row(/orale/)).toHaveAttribute('aria-pressed', 'false')
  expect(chosen()).toEqual(four.slice(1))
})
