import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Toasts } from '../ui/Toasts.tsx'
import { startTexts } from '../i18n/texts.ts'

type Shown = RenderResult & { user: UserEvent }

/** Shows a part of a page as the application would: with its texts, its router, an empty cache. */
export async function show(part: ReactNode, history: RouterHistory = createMemoryHistory()): Promise<Shown> {
  await startTexts('it')
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history,
  })
  await router.load()
  const shown = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
      <Toasts />
    </QueryClientProvider>,
  )
  return { ...shown, user: userEvent.setup() }
}
