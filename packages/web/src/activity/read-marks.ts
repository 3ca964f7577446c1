import { markedAtMost } from '@vicino/domain/activity/activity.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'

/** What is seen within this time is marked with one call. */
const pauseMs = 800

export type ReadMarks = {
  /** Notes that a line was seen. */
  see: (id: Id) => void
  /** Whether a line was new when it was seen here. */
  sawNew: (id: Id) => boolean
  /** Sends at once what is waiting. */
  flush: () => void
}

/** Collects what is seen and sends it together. What could not be sent is seen again the next time. */
export function makeReadMarks(send: (ids: Id[]) => Promise<unknown>): ReadMarks {
  const seen = new Set<Id>()
  const waiting = new Set<Id>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const ids = [...waiting]
    waiting.clear()
    if (ids.length === 0) return
    void send(ids).catch(() => {
      for (const id of ids) seen.delete(id)
    })
  }
  return {
    see: id => {
      if (seen.has(id)) return
      seen.add(id)
      waiting.add(id)
      if (waiting.size === markedAtMost) flush()
      else timer ??= setTimeout(flush, pauseMs)
    },
    sawNew: id => seen.has(id),
    flush,
  }
}
