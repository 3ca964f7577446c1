import { beat, LiveEvent } from '@vicino/domain/live/live.ts'
import { followLive } from '@vicino/domain/live/live.contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import { hearPresence } from '../calls/presence.ts'
import { doubtServer, hearServer } from '../calls/server-away.ts'
import { showsChange } from './shown-change.ts'

/** What the tabs of one browser tell each other: one of them follows the server for all. */
const name = 'vicino-live'

type Heard = LiveEvent | 'everything' | 'beat'

/** After a stream was refused for good: the session has ended, or the server is away and says so elsewhere. */
const pauseMs = 10_000

/** Reads anew what the page shows when somebody else changes it. What is typed in a form stays untouched. */
export function followChanges(client: QueryClient): void {
  const tabs = new BroadcastChannel(name)
  const hear = (heard: Heard): void => {
    hearServer()
    if (heard === 'beat') return undefined
    if (heard === 'everything') return void client.invalidateQueries()
    if ('user' in heard) return hearPresence(heard)
    return void client.invalidateQueries({ predicate: query => showsChange(query, heard) })
  }
  const tell = (heard: Heard): void => {
    hear(heard)
    tabs.postMessage(heard)
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data))
  // A browser keeps few connections to one server: the tab that holds the lock is the only one that listens.
  // Locks stand only where the page came safely; elsewhere each tab listens for itself.
  if ('locks' in navigator) void navigator.locks.request(name, () => listen(tell))
  else void listen(tell)
}

/** Follows the server for as long as the page lives. */
function listen(tell: (heard: Heard) => void): Promise<never> {
  let followed = false
  const open = (): void => {
    const stream = new EventSource(followLive.path)
    // After a gap nobody knows what was missed.
    stream.addEventListener('open', () => {
      if (followed) tell('everything')
      followed = true
    })
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = LiveEvent.safeParse(JSON.parse(data))
      if (event.success) tell(event.data)
    })
    stream.addEventListener(beat.event, () => tell('beat'))
    stream.addEventListener('error', () => {
      doubtServer()
      if (stream.readyState === EventSource.CLOSED) setTimeout(open, pauseMs)
    })
  }
  open()
  return new Promise(() => undefined)
}
