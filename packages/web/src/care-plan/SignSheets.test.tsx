import { fireEvent, screen, within } from '@testing-library/react'
import { someCarePlan } from '@vicino/domain/testing/some-care-plan.ts'
import { beforeAll, expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { inDossier, someDossier } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { ClientSignatureSheet } from './SignSheets.tsx'

// The simulated browser follows no finger beyond its element.
beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined
})

const head = someDossier()
const plan = someCarePlan({ dossierId: head._id, status: 'signed' })
const draft = `/api/users/me/drafts/care_plan.client_signature.${plan._id}.${plan.version}`
const kept = {
  value: { withClient: true, name: 'Rosa Prova', on: '2026-11-20', drawn: [[{ x: 10, y: 20 }]] },
  saved_at: '2026-11-20T08:00:00.000Z',
}

async function open(waiting: object | null = null) {
  let closings = 0
  const sent = answerReads([], {
    [`GET ${draft}`]: waiting,
    [`PUT ${draft}`]: { value: null, saved_at: '2026-11-20T08:00:00.000Z' },
  })
  const sheet = <ClientSignatureSheet plan={plan} onClose={() => (closings += 1)} />
  const { user } = await show(inDossier(sheet, head))
  return { user, closings: () => closings, sent: () => sent.filter(({ path }) => path === draft) }
}

const signed = () => screen.findByRole('img', { name: 'Firmato sullo schermo' })

/** Draws one line across the field. */
async function draw(): Promise<void> {
  const pad = (await screen.findByRole('img', { name: /firmato/i })).parentElement!
  pad.getBoundingClientRect = () => new DOMRect(0, 0, 600, 200)
  fireEvent.pointerDown(pad, { button: 0, clientX: 100, clientY: 100 })
  fireEvent.pointerMove(pad, { clientX: 300, clientY: 50 })
  fireEvent.pointerUp(pad, { clientX: 300, clientY: 50 })
}

test('what was drawn is kept for this version of the plan, and stands there again', async () => {
  const { sent } = await open()
  await draw()
  await signed()
  await expect
    .poll(() => sent().findLast(({ method }) => method === 'PUT')?.body)
    .toMatchObject({
      value: {
        drawn: [
          [
            { x: 100, y: 100 },
            { x: 300, y: 50 },
          ],
        ],
      },
    })
})

test('a signature that waits is brought back, and who leaves without saving it is asked', async () => {
  const { user, closings, sent } = await open(kept)
  await signed()
  expect(screen.getByRole('textbox', { name: /Nome di chi firma/ })).toHaveValue('Rosa Prova')
  expect(screen.getByText(/Ripresa la bozza/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Indietro' }))
  const question = screen.getByRole('dialog', { name: 'Uscire senza salvare la firma?' })
  expect(closings()).toBe(0)
  await user.click(within(question).getByRole('button', { name: 'Esci senza firma' }))
  expect(closings()).toBe(1)
  await expect.poll(() => sent().at(-1)?.method).toBe('DELETE')
})

test('what was erased can be brought back, and the last stroke taken away', async () => {
  const { user } = await open(kept)
  await signed()
  await user.click(screen.getByRole('button', { name: 'Cancella la firma' }))
  expect(screen.getByRole('img', { name: 'Non ancora firmato' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rimetti la firma' }))
  await signed()
  await draw()
  await user.click(screen.getByRole('button', { name: "Rimuovi l'ultimo tratto" }))
  await signed()
  await user.click(screen.getByRole('button', { name: "Rimuovi l'ultimo tratto" }))
  expect(screen.getByRole('img', { name: 'Non ancora firmato' })).toBeVisible()
})
