import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tellLeaving } from './tell-leaving.ts'

/** The drugs of a client, and the page of her doses, whose code comes when it is let. */
function openDrugs() {
  const coming = Promise.withResolvers<{ default: () => string }>()
  const root = createRootRoute({
    component: () => (
      <main>
        <Outlet />
      </main>
    ),
  })
  const at = (path: string, component: () => string) =>
    createRoute({ getParentRoute: () => root, path, component })
  const doses = at('/doses', lazyRouteComponent(() => coming.promise) as never)
  const routeTree = root.addChildren([at('/drugs', () => 'Farmaci'), doses])
  const history = createMemoryHistory({ initialEntries: ['/drugs'] })
  const router = createRouter({ routeTree, history })
  tellLeaving(router)
  render(<RouterProvider router={router as never} />)
  return { router, bring: (words: string) => coming.resolve({ default: () => words }) }
}

test('a page is busy from the tap that leaves it until the next one is there', async () => {
  const { router, bring } = openDrugs()
  const main = await screen.findByRole('main')
  await expect.poll(() => main.textContent).toBe('Farmaci')
  act(() => void router.navigate({ to: '/doses' }))
  await expect.poll(() => main.ariaBusy).toBe('true')
  expect(main.textContent).toBe('Farmaci')
  bring('Dosi del giorno')
  await expect.poll(() => main.ariaBusy).toBe(null)
  expect(main.textContent).toBe('Dosi del giorno')
})

test('a page that stays, for a search or another day, is never busy', async () => {
  const { router } = openDrugs()
  const main = await screen.findByRole('main')
  act(() => void router.navigate({ to: '/drugs', search: { day: '2027-03-09' } }))
  expect(main.ariaBusy).toBe(null)
  await expect.poll(() => router.state.resolvedLocation?.href).toContain('2027-03-09')
})
