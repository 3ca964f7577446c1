import { type Figure } from '../figures.ts'
import { measureRound, medians, type Times } from './first-load.ts'
import { startFloors } from './floors.ts'
import { type Installation, makeInstallation, startByScript, startServer } from './product.ts'
import { launchBrowser } from './slow-phone.ts'
import { whoHasVisits } from './staff.ts'
import { keepBusy } from './use.ts'

const rounds = 5

/** The most that each may take, as the times of its floor, in seconds or in MB. */
const limits = {
  field: 1.5,
  pressed: 1.25,
  opened: 1.6,
  firstStartSeconds: 20,
  secondStartSeconds: 5,
  memoryMb: 350,
} as const

/** The way in on a slow phone against two floors, the two first starts, and what the server grows to. */
export async function measureWeb(): Promise<Figure[]> {
  const installation = await makeInstallation()
  try {
    const starts = await measureStarts(installation)
    return [...(await measureRunning(installation)), ...starts]
  } finally {
    installation.remove()
  }
}

async function measureStarts(installation: Installation): Promise<Figure[]> {
  const first = await startByScript(installation)
  await first.stop()
  const second = await startByScript(installation)
  await second.stop()
  return [
    atMost('first start on an empty folder, s', first.seconds, limits.firstStartSeconds, 'with the demo'),
    atMost('second start, s', second.seconds, limits.secondStartSeconds, ''),
  ]
}

async function measureRunning(installation: Installation): Promise<Figure[]> {
  const server = await startServer(installation)
  try {
    const loads = await measureFirstLoads(installation)
    const used = await keepBusy(installation)
    return [
      ...loads,
      atMost('memory of the server after much use, MB', server.rssMb(), limits.memoryMb, used),
    ]
  } finally {
    await server.stop()
  }
}

async function measureFirstLoads({ address: product }: Installation): Promise<Figure[]> {
  const floors = await startFloors()
  const browser = await launchBrowser()
  try {
    const asked = { browser, floors: floors.address, product, email: await whoHasVisits(product) }
    await measureRound(asked)
    const measured: Times[] = []
    for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(asked))
    return figuresOf(medians(measured))
  } finally {
    await browser.close()
    await floors.stop()
  }
}

function figuresOf({ form, shell, field, pressed, opened }: Times): Figure[] {
  const against = (ms: number, floorMs: number, floor: string): string =>
    `${ms.toFixed(0)} ms, ${floor} ${floorMs.toFixed(0)} ms`
  return [
    atMost('sign-in field usable', field / form, limits.field, against(field, form, 'plain form')),
    atMost('visits after Accedi', pressed / shell, limits.pressed, against(pressed, shell, 'empty shell')),
    atMost('visits by address', opened / shell, limits.opened, against(opened, shell, 'empty shell')),
  ]
}

const atMost = (name: string, value: number, limit: number, detail: string): Figure => ({
  name,
  value,
  limit: `<= ${limit}`,
  within: value <= limit,
  detail,
})
