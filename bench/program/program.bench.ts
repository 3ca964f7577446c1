import { type Installation, makeInstallation, startByScript, startServer } from './installation.ts'
import { keepBusy } from './use.ts'
import type { Figure } from '../figures.ts'

/**
 * The most that each may take. Memory is told, not limited: the engine lets garbage lie as long as the machine has
 * room. That as much use again adds nearly nothing is what shows that nothing is kept.
 */
const limits = { firstStart: 20, secondStart: 5, growth: 1.15 } as const

/** How long the program takes to stand, on an empty folder and again, and what it grows to under much use. */
export async function measureProgram(): Promise<Figure[]> {
  const installation = await makeInstallation()
  try {
    return [...(await measureStarts(installation)), ...(await measureMemory(installation))]
  } finally {
    installation.remove()
  }
}

async function measureStarts(installation: Installation): Promise<Figure[]> {
  const secondsOfStart = async (): Promise<number> => {
    const running = await startByScript(installation)
    await running.stop()
    return running.seconds
  }
  const figure = (what: string, value: number, atMost: number, detail: string): Figure => ({
    of: 'program',
    what,
    value,
    unit: 's',
    limit: { atMost },
    detail,
  })
  return [
    figure('first start', await secondsOfStart(), limits.firstStart, 'on an empty folder, with the demo'),
    figure('second start', await secondsOfStart(), limits.secondStart, ''),
  ]
}

async function measureMemory(installation: Installation): Promise<Figure[]> {
  const server = await startServer(installation)
  try {
    const fresh = server.rssMb()
    const use = await keepBusy(installation)
    const used = server.rssMb()
    await keepBusy(installation)
    const usedAgain = server.rssMb()
    const inMb = (value: number): string => `${value.toFixed(0)} MB`
    return [
      {
        of: 'program',
        what: 'memory of the server after much use',
        value: used,
        unit: 'MB',
        limit: null,
        detail: `${use}; ${inMb(fresh)} after the start`,
      },
      {
        of: 'program',
        what: 'memory after as much use again, against that',
        value: usedAgain / used,
        unit: '',
        limit: { atMost: limits.growth },
        detail: `${inMb(usedAgain)} against ${inMb(used)}`,
      },
    ]
  } finally {
    await server.stop()
  }
}
