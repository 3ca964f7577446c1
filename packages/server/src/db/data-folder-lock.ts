import { setTimeout as sleep } from 'node:timers/promises'

import { StartRefusal } from '../start-refusal.ts'
import { type Address, openSession } from './pool.ts'

/** Any fixed number: the ASCII of "vicino". */
const lockKey = 0x766963696e6f

/** A Vicino that has just been killed still holds the lock until the server notices. */
const patienceMs = 3_000

/** The right of one Vicino to a data folder, held by a database session for life. */
export type DataFolderLock = { release(): Promise<void> }

/**
 * Takes the lock of the cluster at an address, and takes it again whenever the session breaks (the server
 * died and was started again).
 * @param onTakenOver called when another Vicino was quicker after such a break: this one has to end
 * @returns null when another Vicino holds it
 */
export async function lockDataFolder(
  address: Address,
  onTakenOver: (refusal: StartRefusal) => void,
): Promise<DataFolderLock | null> {
  let released = false
  const session = openSession(address, () => {
    if (!released) void lockAgain()
  })

  const tryLock = async (): Promise<boolean> => {
    const [row] = await session<{ locked: boolean }[]>`select pg_try_advisory_lock(${lockKey}) as locked`
    return row?.locked === true
  }
  const lockWithin = async (limitMs: number): Promise<boolean> => {
    const deadline = Date.now() + limitMs
    while (!(await tryLock())) {
      if (Date.now() > deadline) return false
      await sleep(100)
    }
    return true
  }
  const lockAgain = async (): Promise<void> => {
    while (!released) {
      await sleep(100)
      const locked = await lockWithin(patienceMs).catch(() => null)
      if (locked === false) onTakenOver(takenOver())
      if (locked !== null) return
    }
  }
  const release = async (): Promise<void> => {
    released = true
    await session.end({ timeout: 0 })
  }

  if (await lockWithin(patienceMs)) return { release }
  await release()
  return null
}

function takenOver(): StartRefusal {
  return new StartRefusal(
    'Un altro Vicino ha preso la cartella dei dati mentre la banca dati era ferma: questo si chiude.',
  )
}
