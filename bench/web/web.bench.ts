import { measureRound, type Times } from './first-load.ts'
import { startFloors } from './floors.ts'
import { launchBrowser } from './slow-phone.ts'
import { compared, type Figure } from '../figures.ts'
import { makeInstallation, startServer } from '../program/installation.ts'
import { whoHasVisits } from '../program/staff.ts'

const rounds = 7

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
    const asked = { browser, floors: floors.address, product, email: await whoHasVisits(product) }
    await measureRound(asked)
    const measured: Times[] = []
    for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(asked))
    return figuresOf(measured)
  } finally {
    await browser.close()
    await floors.stop()
    await server.stop()
    installation.remove()
  }
}

function figuresOf(measured: readonly Times[]): Figure[] {
  const figure = (what: string, thing: keyof Times, floor: keyof Times, atMost: number): Figure => ({
    of: 'slow phone, cold cache',
    what,
    limit: { atMost },
    ...compared(
      measured.map(times => times[thing]),
      measured.map(times => times[floor]),
      'ms',
    ),
  })
  return [
    figure('sign-in field against a plain form', 'field', 'form', limits.field),
    figure('visits after Accedi against an empty shell', 'pressed', 'shell', limits.pressed),
    figure('visits by address against an empty shell', 'opened', 'shell', limits.opened),
  ]
}
