import { type Asked, beginVisit, openFloors, openSignIn, openToday, openVisit, signIn } from './first-load.ts'
import { startFloors } from './floors.ts'
import { startFront } from './front.ts'
import { measurePairs, type Pairs, twoRuns } from './pairs.ts'
import { launchBrowser } from './slow-phone.ts'
import { type OwnVisit, planOwnVisit } from './visit.ts'
import { compared, type Figure } from '../figures.ts'
import { makeInstallation, startServer } from '../program/installation.ts'
import { whoHasVisits } from '../program/staff.ts'

/** The most that each may take, as the times of its floor. */
const limits = { field: 1.5, pressed: 1.25, opened: 1.6, visit: 1.25 } as const

/** Who begins a visit has read before where it is and what to mind: so long at the least. */
const looksMs = 5000

/** What is measured alone where it is named: the whole takes ten minutes. */
const shares = ['sign-in', 'oggi', 'visit', 'http2'] as const
type Share = (typeof shares)[number]

/** The way in on a slow phone against two floors, and the one into a visit against the day that it is begun on. */
export async function measureWeb(share?: string): Promise<Figure[]> {
  const wanted = shares.filter(one => share === undefined || one === share)
  if (wanted.length === 0) throw new Error(`web has no share «${share}»: ${shares.join(', ')}`)
  const installation = await makeInstallation()
  const server = await startServer(installation)
  const floors = await startFloors()
  const front = await startFront(installation.address)
  const browser = await launchBrowser(front.keyName)
  try {
    const product = installation.address
    const asked = { browser, product }
    const email = await whoHasVisits(product)
    const { form, shell } = openFloors(browser, floors.address)
    // With a session of her own each: one of the beginning may be over by then.
    const plan = () => planOwnVisit(browser, product)
    const plain = 'slow phone, cold cache'
    const measures: Record<Share, () => Promise<Figure[]>> = {
      'sign-in': async () => {
        const field = await measurePairs(form, () => openSignIn(asked))
        const pressed = await measurePairs(shell, async () => (await signIn(asked, email)).pressed)
        return [
          figure(plain, 'sign-in field against a plain form', field, limits.field),
          figure(plain, 'visits after Accedi against an empty shell', pressed, limits.pressed),
        ]
      },
      oggi: async () => {
        const { cookies } = await signIn(asked, email)
        const opened = await measurePairs(shell, () => openToday(asked, cookies))
        return [figure(plain, 'visits by address against an empty shell', opened, limits.opened)]
      },
      visit: async () => measureVisit(`${plain}, six files at a time`, asked, await plan(), limits.visit),
      http2: async () =>
        measureVisit(`${plain}, HTTP/2`, { browser, product: front.address }, await plan(), null),
    }
    const figures: Figure[] = []
    for (const one of wanted) figures.push(...(await measures[one]()))
    return figures
  } finally {
    await browser.close()
    await front.stop()
    await floors.stop()
    await server.stop()
    installation.remove()
  }
}

async function measureVisit(
  of: string,
  asked: Asked,
  visit: OwnVisit,
  atMost: number | null,
): Promise<Figure[]> {
  const today = () => openToday(asked, visit.cookies)
  const looked = await measurePairs(today, () => beginVisit(asked, visit, looksMs))
  const atOnce = await measurePairs(today, () => beginVisit(asked, visit, 0))
  await visit.begun(true)
  const byAddress = await measurePairs(today, () => openVisit(asked, visit))
  // What is told beside the day that it is begun on, and not limited, stands in decision 0109.
  return [
    figure(of, `values of a visit after Inizia, Oggi looked at for ${looksMs / 1000} s`, looked, atMost),
    figure(of, 'values of a visit after Inizia, tapped at once', atOnce, null),
    figure(of, 'values of a visit by address', byAddress, null),
  ]
}

function figure(of: string, what: string, pairs: Pairs, atMost: number | null): Figure {
  const { detail, ...measured } = compared(pairs.ours, pairs.floor, 'ms')
  const halves = twoRuns(pairs).map(ratio => ratio.toFixed(2))
  return {
    of,
    what,
    limit: atMost === null ? null : { atMost },
    ...measured,
    detail: `${detail}, halves ${halves.join(' and ')}`,
  }
}
