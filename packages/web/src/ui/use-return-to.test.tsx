import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { pages } from '../pages/pages.ts'
import { useReturnTo } from './use-return-to.ts'

const { _id: dossierId } = someDossier()
const path = `/api/dossiers/${dossierId}/sanitary_data`
const sanitary = { dossierId, version: 4, cardNumber: null, avsNumber: null, insuranceNumber: null }
const numbers = { ...sanitary, without_avs: false }

test.each([
  ['home', '/'],
  ['/handover', '/handover'],
  ['//altrove.invalid/pagina', '/'],
  ['https://altrove.invalid', '/'],
])('a form of the set-up that is asked to lead to %s leads to %s', async (redirect, place) => {
  answerReads([...writing('sanitary.write'), ...reading('sanitary.read')], {
    [`GET ${path}`]: numbers,
    [`PATCH ${path}`]: ({ body }: SentCall) => ({ body: { ...numbers, ...(body as object), version: 5 } }),
  })
  const search = `redirect=${encodeURIComponent(redirect)}`
  const { user, address } = await showPage(`/dossier/${dossierId}/attributes/sanitary_data?${search}`)
  await user.click(await screen.findByRole('link', { name: /Numero d'assicurato/ }))
  await user.type(await screen.findByRole('textbox'), '123456')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect.poll(address).toBe(place)
})

/** A form above the list that it was opened from, which leads back once `saved`; the browser steps back when it may. */
async function openForm({ saved, mayStep }: { saved: Promise<void>; mayStep: Promise<void> }) {
  const Form = () => {
    const lead = useReturnTo(pages.contacts.link())
    return (
      <button type="button" onClick={() => void saved.then(() => lead())}>
        Salva
      </button>
    )
  }
  const root = createRootRoute()
  const at = (pattern: string, words: string) =>
    createRoute({ getParentRoute: () => root, path: pattern, component: () => <p>{words}</p> })
  const form = createRoute({ getParentRoute: () => root, path: '/contacts/new', component: Form })
  const routeTree = root.addChildren([at('/contacts', 'Contatti'), at('/handover', 'Consegne'), form])
  const history = createMemoryHistory({ initialEntries: ['/contacts', '/contacts/new'] })
  const { back } = history
  history.back = () => void mayStep.then(() => back())
  const router = createRouter({ routeTree, history })
  render(<RouterProvider router={router as never} />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Salva' }))
  return router
}

const settled = () => act(() => new Promise(resolve => setTimeout(resolve)))

test('who has left a form before it was saved stays where she is', async () => {
  const { promise: saved, resolve: save } = Promise.withResolvers<void>()
  const router = await openForm({ saved, mayStep: Promise.resolve() })
  await act(() => router.navigate({ to: '/handover' }))
  expect(await screen.findByText('Consegne')).toBeVisible()
  save()
  await settled()
  expect(router.state.location.pathname).toBe('/handover')
})

test('who goes elsewhere before the browser has stepped back is there after it', async () => {
  const { promise: mayStep, resolve: step } = Promise.withResolvers<void>()
  const router = await openForm({ saved: Promise.resolve(), mayStep })
  await act(() => router.navigate({ to: '/handover' }))
  expect(await screen.findByText('Consegne')).toBeVisible()
  step()
  await settled()
  expect(router.state.location.pathname).toBe('/handover')
  expect(screen.getByText('Consegne')).toBeVisible()
})
