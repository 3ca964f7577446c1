import { newId } from '@vicino/domain/wire/id.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { show } from '../testing/show.tsx'
import { StrikeRecord } from './StrikeRecord.tsx'

const draftKey = `drug.strike.${newId()}` as const
const drafts = `/api/users/me/drafts/${draftKey}`
const now = '2026-11-20T07:00:00.000Z'

async function open({ draft = null, refused = false }: { draft?: unknown; refused?: boolean } = {}) {
  const given: string[] = []
  const sent = answerReads([], { [`GET ${drafts}`]: draft, [`PUT ${drafts}`]: { saved_at: now } })
  const { user } = await show(
    <StrikeRecord
      draftKey={draftKey}
      label="Registrato per errore"
      question="Annullare il farmaco?"
      save={{ saving: false, banner: null }}
      onStrike={async reason => {
        given.push(reason)
        return refused ? undefined : {}
      }}
    >
      Resta leggibile.
    </StrikeRecord>,
  )
  await user.click(screen.getByRole('button', { name: 'Registrato per errore' }))
  const reason = await screen.findByRole('textbox', { name: /Motivo/ })
  const strike = () => user.click(screen.getAllByRole('button', { name: 'Registrato per errore' }).at(-1)!)
  const calls = (method: string) => sent.filter(call => call.path === drafts && call.method === method)
  return { user, reason, strike, given, calls }
}

test('the reason of a strike is kept while it is typed', async () => {
  const { user, reason, calls } = await open()
  await user.type(reason, 'Scritto nel dossier della figlia')
  await expect
    .poll(() => calls('PUT').at(-1)?.body)
    .toMatchObject({ value: { reason: 'Scritto nel dossier della figlia' } })
})

test('it waits where the strike was refused, and goes with it where it was not', async () => {
  const draft = { value: { reason: 'Doppione del foglio' }, saved_at: now }
  const refused = await open({ draft, refused: true })
  expect(await screen.findByDisplayValue('Doppione del foglio')).toBeVisible()
  await refused.strike()
  expect(refused.given).toEqual(['Doppione del foglio'])
  expect(screen.getByDisplayValue('Doppione del foglio')).toBeVisible()
  expect(refused.calls('DELETE')).toEqual([])
})

test('a struck record keeps no draft of its reason', async () => {
  const { strike, calls } = await open({ draft: { value: { reason: 'Doppione' }, saved_at: now } })
  expect(await screen.findByDisplayValue('Doppione')).toBeVisible()
  await strike()
  await expect.poll(() => calls('DELETE').length).toBe(1)
  expect(screen.queryByRole('textbox')).toBeNull()
})
