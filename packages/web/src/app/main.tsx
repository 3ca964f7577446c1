import './no-eval.ts'
import '../i18n/warm-formatters.ts'
import './global.css'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { call } from '../calls/call.ts'
import { queryKey } from '../calls/query-key.ts'
import { startTexts } from '../i18n/texts.ts'
import { startColours } from '../ui/colour-scheme.ts'
import { followChanges } from './live.ts'
import { Providers } from './Providers.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.ts'

/** How long the first words may wait for what they stand on: shown bare first, a page is drawn three times. */
const patienceMs = 150

const atMost = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise(resolve => setTimeout(resolve, milliseconds))])

/** Who is signed in and the code of the page: the server named both with the page, so they are nearly here. */
const comeWithThePage = (): Promise<unknown> =>
  Promise.all([
    queryClient
      .query({ queryKey: queryKey(getMe, {}), queryFn: ({ signal }) => call(getMe, {}, signal) })
      .catch(() => undefined),
    router.load(),
  ])

async function start(page: HTMLElement): Promise<void> {
  startColours()
  await Promise.all([startTexts(), atMost(patienceMs, comeWithThePage())])
  createRoot(page).render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  )
  followChanges(queryClient)
}

const page = document.getElementById('page')
if (page) void start(page)
