import { beginVisit, openFloors, openSignIn, openToday, openVisit, signIn } from './first-load.ts'
import { startFloors } from './floors.ts'
import { measurePairs, type Pairs, twoRuns } from './pairs.ts'
import { launchBrowser } from './slow-phone.ts'
import { planOwnVisit } from './visit.ts'
import { compared, type Figure } from '../figures.ts'
import { makeInstallation, startServer } from '../program/installation.ts'
import { whoHasVisits } from '../program/staff.ts'

/** The most that each may take, as the times of its floor. */
const limits = { field: 1.5, pressed: 1.25, opened: 1.6 } as const

/** The way in on a slow phone against two floors. */
export async function measureWeb(): Promise<Figure[]> {
  const installation = await makeInstallation()
  const server = await startServer(installation)
  const floors = await startFloors()
  const browser = await launchBrowser()
  try {
    const product = installation.address
    const asked = { browser, product, email: await whoHasVisits(product) }
    const { form, shell } = openFloors(browser, floors.address)
    const field = await measurePairs(form, () => openSignIn(asked))
    const pressed = await measurePairs(shell, async () => (await signIn(asked)).pressed)
    // A session of now: one of the beginning may be over by then.
    const { cookies } = await signIn(asked)
    const opened = await measurePairs(shell, () => openToday(asked, cookies))
    const visit = await planOwnVisit(browser, product)
    const today = () => openToday(asked, visit.cookies)
    const begun = await measurePairs(today, () => beginVisit(asked, visit))
    await visit.begun(true)
    const atVisit = await measurePairs(today, () => openVisit(browser, visit))
    return [
      figure('sign-in field against a plain form', field, limits.field),
      figure('visits after Accedi against an empty shell', pressed, limits.pressed),
      figure('visits by address against an empty shell', opened, limits.opened),
      figure('values of a visit after Inizia against visits by address', begun, null),
      figure('values of a visit by address against visits by address', atVisit, null),
    ]
  } finally {
    await browser.close()
    await floors.stop()
    await server.stop()
    installation.remove()
  }
}

function figure(what: string, pairs: Pairs, atMost: number | null): Figure {
  const { detail, ...measured } = compared(pairs.ours, pairs.floor, 'ms')
  const halves = twoRuns(pairs).map(ratio => ratio.toFixed(2))
  return {
    of: 'slow phone, cold cache',
    what,
    // A visit is told beside the day that it is begun on; what it is to keep stands in decision 0109.
    limit: atMost === null ? null : { atMost },
    ...measured,
    detail: `${detail}, halves ${halves.join(' and ')}`,
  }
}
