import '../i18n/warm-formatters.ts'
import { root } from './react-root.ts'
import '../ui/no-eval.ts'
import '../ui/global.css'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { followPresence } from '../calls/presence.ts'
import { watchServer } from '../calls/server-away.ts'
import { watchBuild } from '../calls/new-build.ts'
import { startTexts } from '../i18n/texts.ts'
import { bringAhead } from '../ui/bring-code.ts'
import { startColours } from '../ui/colour-scheme.ts'
import { bringScreens } from './late-screens.ts'
import { followChanges } from './live.ts'
import { Providers } from './Providers.tsx'
import { queryClient } from '../calls/query-client.ts'
import { readFirst } from './read-first.ts'
import { router } from './router.ts'
import { tellLeaving } from './tell-leaving.ts'

/** How long the first words may wait for what they stand on: shown bare first, a page is drawn three times. */
const patienceMs = 150

const atMost = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise(resolve => setTimeout(resolve, milliseconds))])

/** The code of the page and its first data: the server named both with the page, so they are nearly here. */
const comeWithThePage = (): Promise<unknown> => Promise.all([readFirst(), router.load()])

async function start(place: Root): Promise<void> {
  startColours()
  watchBuild()
  tellLeaving(router)
  await Promise.all([startTexts(), atMost(patienceMs, comeWithThePage())])
  place.render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  )
  followPresence()
  followChanges(queryClient)
  watchServer()
  // Asked for by nothing that is drawn: nobody has typed a line before it is here.
  const hand = await bringAhead(() => import('./by-hand.ts'))
  hand?.followHand()
  void bringAhead(bringScreens)
}

// After this file, not within it: of a page that is watched, as by tests and benchmarks, the browser says where each call
// came from, and would read the whole file once more for it.
queueMicrotask(() => void (root && start(root)))
