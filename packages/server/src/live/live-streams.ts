import { PassThrough, type Readable } from 'node:stream'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { beat, type LiveEvent } from '@vicino/domain/live/live.ts'
import type { Sql } from 'postgres'
import { transaction } from '../db/tenant.ts'
import { openSession, type Session } from '../http/session.ts'
import { type Announcement, eventsFor, liveChannel } from './live.store.ts'

/** The open streams of this process. */
type LiveStreams = {
  /** A stream of server-sent events for a session that stands, as long as its person holds what she holds now. */
  follow(token: string, session: Session): Promise<Readable>
  /** Ends all streams and stops listening. */
  close(): Promise<void>
}

type Follower = { token: string; held: string; stream: PassThrough }

/** A stream outlives its session, and any right of its person, by no more than this. */
export const watchMs = 4_000

/** How soon a browser comes back after its stream has ended; it then reads anew all that it shows. */
const hello = 'retry: 2000\n\n'

const sign = ': vicino\n\n'

/** A browser hears no comments; an event needs a word to be one. */
const pulse = `event: ${beat.event}\ndata: 1\n\n`

/**
 * Carries what other processes and this one announce to whoever may know of it. Each announcement asks the
 * database again who somebody is: a right that was withdrawn counts at once. A stream that misses something, for
 * whatever reason, is ended rather than left with a gap.
 */
export function openLiveStreams(pool: Sql, now: () => Instant): LiveStreams {
  const followers = new Set<Follower>()
  let listening: Promise<{ unlisten: () => Promise<void> }> | undefined
  let watch: NodeJS.Timeout | undefined
  let heart: NodeJS.Timeout | undefined

  const endAll = (): void => {
    for (const follower of followers) follower.stream.end()
  }

  const listen = async (): Promise<void> => {
    listening ??= pool.listen(liveChannel, text => void tellAll(JSON.parse(text) as Announcement), endAll)
    await listening.catch((error: unknown) => {
      listening = undefined
      throw error
    })
    heart ??= setInterval(beatOnce, beat.everyMs).unref()
    watch ??= setInterval(() => void tellEach([...followers], undefined), watchMs).unref()
  }

  const beatOnce = (): void => {
    for (const { stream } of followers) if (!stream.writableNeedDrain) stream.write(pulse)
  }

  const tellAll = (announcement: Announcement) => tellEach([...followers], announcement)

  async function tellEach(told: Follower[], announcement: Announcement | undefined): Promise<void> {
    await Promise.all(
      told.map(async ({ stream, ...follower }) => {
        const events = await heardBy(follower, announcement).catch(() => undefined)
        // Who does not read is not waited for.
        if (!events || stream.writableNeedDrain) stream.end()
        else stream.write(events.map(textOf).join('') || sign)
      }),
    )
  }

  const heardBy = ({ token, held }: Omit<Follower, 'stream'>, announcement: Announcement | undefined) =>
    transaction(pool, async tx => {
      const today = todayIn(now())
      const session = await openSession(tx, token, today)
      // The browser comes back at once and reads anew what it may still show.
      if (!session || heldIn(session) !== held) return undefined
      const { author } = session
      if (!author || author.business !== announcement?.business) return []
      return eventsFor(tx, author, announcement.changes, today)
    })

  return {
    follow: async (token, session) => {
      await listen()
      const stream = new PassThrough()
      const follower = { token, held: heldIn(session), stream }
      followers.add(follower)
      stream.once('close', () => followers.delete(follower))
      stream.write(hello)
      return stream
    },
    close: async () => {
      clearInterval(watch)
      clearInterval(heart)
      endAll()
      await (await listening)?.unlisten().catch(() => undefined)
    },
  }
}

/** What somebody may do in the business that she is at. */
const heldIn = ({ author }: Session): string =>
  JSON.stringify(author && [author.business, author.roles, author.withheld])

const textOf = (event: LiveEvent): string => `data: ${JSON.stringify(event)}\n\n`
