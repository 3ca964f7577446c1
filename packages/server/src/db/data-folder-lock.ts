import { setTimeout as sleep } from 'node:timers/promises'

import { StartRefusal } from '../start-refusal.ts'
import { openConnection } from './pool.ts'
import type { DatabaseAddress } from './pool-settings.ts'

/** Any fixed number: the ASCII of "vicino". */
const lockKey = 0x766963696e6f

/** A Vicino that has just been killed still holds the lock until the server notices. */
export const lockPatienceMs = 1_500
const pauseMs = 50
/** After a break nobody else should be quicker. */
const hurryMs = 10
/** A running server gives the lock again within this time. */
const brokenMs = 1_500

/** The right of one Vicino to a data folder, held by a database session for life. */
type DataFolderLock = {
  /** Whether it is held; one whose session has just broken is given a moment. False once another was quicker. */
  isStillHeld(): Promise<boolean>
  release(): Promise<void>
}

/**
 * Takes the lock of the cluster at an address, and takes it again whenever the session breaks (the server
 * died and was started again).
 * @param patienceMs how long another holder is waited for
 * @param onTakenOver called when another Vicino was quicker after such a break: this one has to end
 * @returns null when another Vicino holds it
 */
export async function lockDataFolder(
  address: DatabaseAddress,
  patienceMs: number,
  onTakenOver: (refusal: StartRefusal) => void,
): Promise<DataFolderLock | null> {
  let state: 'taking' | 'held' | 'released' = 'taking'
  const session = openConnection(address, () => {
    if (state !== 'held') return
    state = 'taking'
    void takeAgain()
  })

  const take = async (): Promise<boolean> => {
    const deadline = Date.now() + patienceMs
    while (state === 'taking') {
      const [row] = await session<{ locked: boolean }[]>`select pg_try_advisory_lock(${lockKey}) as locked`
      if (row?.locked) state = 'held'
      else if (Date.now() > deadline) return false
      else await sleep(pauseMs)
    }
    return true
  }
  const takeAgain = async (): Promise<void> => {
    while (state === 'taking') {
      const taken = await take().catch(() => null)
      if (taken === false) {
        state = 'released'
        return onTakenOver(takenOver())
      }
      if (taken === null) await sleep(hurryMs)
    }
  }
  const isStillHeld = async (): Promise<boolean> => {
    const deadline = Date.now() + brokenMs
    while (state === 'taking' && Date.now() < deadline) await sleep(hurryMs)
    return state === 'held'
  }
  const release = async (): Promise<void> => {
    state = 'released'
    await session.end({ timeout: 0 })
  }

  if (await take()) return { isStillHeld, release }
  await release()
  return null
}

function takenOver(): StartRefusal {
  return new StartRefusal(
    'Un altro Vicino ha preso la cartella dei dati mentre la banca dati era ferma: questo si chiude.',
  )
}
