import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { Failure } from '../calls/failure.ts'
import { startTexts } from '../i18n/texts.ts'
import { Toasts } from '../ui/Toasts.tsx'

type ShownPage = {
  user: UserEvent
  /** Where the application stands now: path, search and hash. */
  address: () => string
  /** Goes on to another page, as by its link. */
  goTo: (page: string) => Promise<void>
  /** How many pages the way back has. */
  pagesBelow: () => number
  /** Reads anew what the page shows, as the news of somebody else's change makes it do. */
  hearNews: () => Promise<void>
  /** Comes once every write and every read that is under way has its answer, and what follows from them has happened. */
  atRest: () => Promise<void>
}

let program: AnyRouter['options'] | undefined

/** Says which application the tests of this process show: what composes it hands its router over. */
export const showPagesOf = (router: Pick<AnyRouter, 'options'>): void => {
  program = router.options
}

/** Shows a page of the application at its address, with everything around it: routes, shell, dossier. */
export async function showPage(address: string): Promise<ShownPage> {
  await startTexts('it')
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ ...program, history })
  await router.load()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
      <Toasts />
    </QueryClientProvider>,
    { onCaughtError: failByFault },
  )
  return {
    user: userEvent.setup(),
    address: () => history.location.href,
    goTo: page => act(async () => history.push(page)),
    pagesBelow: () => history.location.state.__TSR_index,
    hearNews: () => client.invalidateQueries(),
    atRest: () =>
      act(() => vi.waitFor(() => expect([client.isMutating(), client.isFetching()]).toEqual([0, 0]))),
  }
}

/** A page shows a refusal of the server in its own place; whatever else breaks a page breaks the test. */
function failByFault(error: unknown): void {
  if (!(error instanceof Failure)) throw error
}
