import { limitsDefaults } from '@vicino/domain/surveillance/limits.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const { _id: dossierId, client } = someDossier()
const url = `/api/dossiers/${dossierId}/clinical_parameters/limits`
const page = `/dossier/${dossierId}/activity/clinical_parameters/limits`
const nothing = {
  ...limitsDefaults,
  version: 0,
  course: [],
  author: null,
  written_at: null,
  news2: 'off',
}

function server(birthday: string) {
  const permissions = writing('parameters.read', 'parameters.limits')
  const head = someDossier({ permissions, client: { ...client, birthday } })
  const sent = answerReads(permissions, {
    [`GET /api/dossiers/${dossierId}`]: head,
    [`GET ${url}`]: nothing,
    [`PUT ${url}`]: { status: 200, body: { ...nothing, version: 1 } },
  })
  return () => sent.filter(({ method, path }) => method === 'PUT' && path === url).map(({ body }) => body)
}

const bound = async (parameter: RegExp, name: RegExp) =>
  within(await screen.findByRole('row', { name: parameter })).getByRole('textbox', { name })

test('all bounds stand in one table, the norms in grey where none is ordered', async () => {
  server('1939-02-22')
  await showPage(page)
  expect(await bound(/^Frequenza cardiaca/, /Critico fino a/)).toHaveAttribute('placeholder', '40')
  expect(await bound(/^Frequenza cardiaca/, /Attenzione fino a/)).toHaveAttribute('placeholder', '50')
  expect(await bound(/^Frequenza cardiaca/, /Attenzione da/)).toHaveAttribute('placeholder', '91')
  expect(await bound(/^Frequenza cardiaca/, /Critico da/)).toHaveAttribute('placeholder', '131')
  expect(screen.getAllByRole('table')).toHaveLength(1)
})

test('a bound that a norm would cross asks for that bound too, and nothing is sent', async () => {
  const put = server('1939-02-22')
  const { user } = await showPage(page)
  await user.type(await bound(/^Frequenza cardiaca/, /Critico fino a/), '60')
  await user.type(screen.getByRole('textbox', { name: 'Prescritti da' }), 'Dr. med. Prova')
  await user.type(screen.getByRole('textbox', { name: 'Dal' }), '20.11.2026')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const open = await bound(/^Frequenza cardiaca/, /Attenzione fino a/)
  await expect.poll(() => open.getAttribute('aria-invalid')).toBe('true')
  expect(open).toHaveAccessibleDescription('Il valore standard non vale più qui: scrivere anche questo.')
  expect(put()).toEqual([])
  await user.type(open, '65')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect.poll(put).toMatchObject([{ limits: { hr: { red_low: 60, yellow_low: 65 } } }])
})

test('below 16 years no norm stands in the table', async () => {
  server(`${new Date().getFullYear() - 9}-01-01`)
  await showPage(page)
  expect(await bound(/^Frequenza cardiaca/, /Critico da/)).not.toHaveAttribute('placeholder')
  expect(screen.getByText(/Sotto i 16 anni non ci sono valori standard/)).toBeVisible()
})
