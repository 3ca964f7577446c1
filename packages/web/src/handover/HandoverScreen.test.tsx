import { somebody } from '@vicino/domain/testing/somebody.ts'
import { someReading } from '@vicino/domain/testing/some-reading.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: me } = somebody()
const { _id: dossierId, client } = someDossier()
const other = { _id: newId(), name: 'Anna Ferrari', role: 'nurse_diploma', avatar: null }
const self = { _id: me, name: 'Laura Prova', role: 'nurse_diploma', avatar: null }

const item = (stakeholderId: typeof other, more: object = {}) => ({
  _id: newId(),
  dataModel: 'ClinicalParameter',
  entityId: someReading()._id,
  action: 'created',
  stakeholderId,
  populatedData: { ...someReading({ critical: ['hr'] }) },
  focusTopicId: null,
  handover: true,
  createdAt: new Date().toISOString(),
  dossierId,
  client: { _id: client._id, name: client.name, avatar: null },
  birthday: client.birthday,
  named: null,
  accepted: null,
  ...more,
})

function server(own: ReturnType<typeof item>, theirs: ReturnType<typeof item>) {
  return answerReads(writing('log.mark_read', 'dossier.list'), {
    'GET /api/handover': { items: [own, theirs], page: 1, limit: 50, total: 2, more: false, waiting: 1 },
    [`GET /api/dossiers/${dossierId}/stakeholders`]: [other].map(person => ({
      ...person,
      since: '2026-01-01',
      until: null,
    })),
    [`PUT /api/logs/${own._id}/named`]: { named: other },
    [`POST /api/logs/${own._id}/done`]: { by: self, at: own.createdAt, done: 'Medico avvisato' },
  })
}

test("her own waits for a colleague, whom she may name, or is closed by what she did; another's is taken over", async () => {
  const [own, theirs] = [item(self), item(other, { named: self })]
  const sent = server(own, theirs)
  const { user } = await showPage('/handover')
  const [mine, hers] = within(
    await screen.findByRole('region', { name: new RegExp(`^${client.name}, `) }),
  ).getAllByRole('listitem')
  expect(mine).toHaveTextContent('Polso 72/min: valore critico')
  expect(within(mine!).queryByRole('button', { name: /Prendo in carico/ })).toBeNull()
  expect(hers).toHaveTextContent('Per lei')
  expect(within(hers!).getByRole('button', { name: /Prendo in carico/ })).toBeVisible()
  const waits = await within(mine!).findByRole('combobox', { name: 'Attende' })
  expect(
    within(waits)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(["Qualcuno dell'équipe", 'Anna Ferrari'])
  await user.selectOptions(waits, other._id)
  await user.click(within(mine!).getByRole('button', { name: /Segna come fatto/ }))
  await user.click(await screen.findByRole('button', { name: 'Medico avvisato' }))
  await user.click(screen.getByRole('button', { name: 'Chiudi la consegna' }))
  await expect
    .poll(() =>
      sent
        .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/logs'))
        .map(({ path, body }) => [path, body]),
    )
    .toEqual([
      [`/api/logs/${own._id}/named`, { userId: other._id }],
      [`/api/logs/${own._id}/done`, { done: 'Medico avvisato' }],
    ])
})

test.each([
  [
    { hr: 34, critical: ['hr'], bp: null, bp_min: null, bp_max: null },
    /^Polso 34\/min: valore criticoParametri, Anna Ferrari\d/,
  ],
  [
    { hr: 34, critical: ['hr'], note: 'Medico chiamato alle 10:15.' },
    /^Polso 34\/min: valore criticoParametri, Anna Ferrari120\/80 mmHg · Polso 34\/min\. Medico chiamato alle 10:15\./,
  ],
  [
    { hr: 34, temperature: 33, critical: ['hr', 'temperature'], news2: 6 },
    /^NEWS2 6, Polso 34\/min, Temperatura 33\.0 °C: valori criticiParametri/,
  ],
] as const)(
  'a reading that was handed over says which of its values is critical: %j',
  async (measured, words) => {
    const theirs = item(other, { action: 'corrected', populatedData: { ...someReading(), ...measured } })
    server(item(self), theirs)
    await showPage('/handover')
    const [, hers] = within(
      await screen.findByRole('region', { name: new RegExp(`^${client.name}, `) }),
    ).getAllByRole('listitem')
    expect(hers).toHaveTextContent(words)
    expect(hers).not.toHaveTextContent('Parametri corretti')
  },
)
