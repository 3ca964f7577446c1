import { type Installation, makeInstallation, startByScript, startServer } from './installation.ts'
import { keepBusy } from './use.ts'
import type { Figure } from '../figures.ts'

/** The most that each may take. */
const limits = { firstStart: 20, secondStart: 5, memory: 350 } as const

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
    const used = await keepBusy(installation)
    return [
      {
        of: 'program',
        what: 'memory of the server after much use',
        value: server.rssMb(),
        unit: 'MB',
        limit: { atMost: limits.memory },
        detail: `${used}; ${fresh.toFixed(0)} MB after the start`,
      },
    ]
  } finally {
    await server.stop()
  }
}
