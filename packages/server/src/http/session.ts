import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Permission } from '@vicino/domain/access/matrix.ts'
import type { Role } from '@vicino/domain/access/role.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { sessionIdleMinutes, sessionMostHours } from '@vicino/domain/sign-in/session-length.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { worksOn } from '../access/works-on.ts'
import type { Author } from '../access/author.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../db/tenant.ts'

/** How long a session lives without use, and at most, in the words of the database. */
export const idleLimit = `${sessionIdleMinutes} minutes`
export const longestSession = `${sessionMostHours} hours`

/** Use moves the end of a session only once a minute: most requests then write nothing. */
const movedAtMost = '1 minute'

/** The session as the database knows it. `author` is absent while the person has no active business. */
export type Session = {
  _id: Id
  person: Id
  /** The business that the session is at, also where the person no longer works for it. */
  business: Id | null
  author: Author | undefined
  idle: boolean
}

/**
 * What the names of all sign-in cookies begin with. Behind https a browser takes `__Host-` only with Secure,
 * for the whole of this host and from nobody else.
 */
export const sessionCookiePrefix = ({ publicUrl }: Config): string =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}better-auth`

export const sessionCookie = (config: Config): string => `${sessionCookiePrefix(config)}.session_token`

/**
 * The session token of a signed cookie value (`token.signature`), or undefined where the signature does not
 * hold. The signature is HMAC-SHA256 over the token, base64, as the sign-in library writes it.
 */
export function tokenOfCookie(value: string | undefined, secret: string): string | undefined {
  const dot = value?.lastIndexOf('.') ?? -1
  if (value === undefined || dot < 1) return undefined
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

type SessionRow = { _id: Id; person: Id; business: Id | null; idle: boolean }
type PersonRow = {
  name: string
  avatar: string | null
  language: Language
  business: Id | null
  roles: Role[]
  withheld: Permission[]
  job_title: string
}

/**
 * Takes the tenant and the person of the transaction from the session's row, and reads who she is there.
 * Both statements are sent at once. Whether the session has ended goes by the clock of the database, by which it
 * began; `today` is the day for which she works here.
 */
export async function openSession(tx: Tx, token: string, today: Day): Promise<Session | undefined> {
  const session = tx<SessionRow[]>`
    select s.id as _id, s."userId" as person, s."activeBusinessId" as business, s."expiresAt" < now() + ${idleLimit}::interval - ${movedAtMost}::interval as idle,
      set_config('app.user_id', s."userId"::text, true),
      set_config('app.business_id', coalesce(s."activeBusinessId"::text, ''), true)
    from auth.session s
    where s.token = ${token} and s."expiresAt" > now() and s."createdAt" > now() - ${longestSession}::interval`.execute()
  session.catch(() => undefined)
  const person = tx<PersonRow[]>`
    select p.first_name || ' ' || p.last_name as name, p.avatar, p.language,
      c.business_id as business, c.roles, c.withheld, c.job_title
    from person p
    left join collaboration c on c.business_id = current_business() and c.user_id = p._id
      and ${worksOn(tx, today)}
    where p._id = current_person()`.execute()
  const [[found], [who]] = await Promise.all([session, person])
  if (!found || !who) return undefined
  return { ...found, author: authorOf(found, who) }
}

function authorOf(session: SessionRow, who: PersonRow): Author | undefined {
  if (who.business === null) return undefined
  const { business, name, avatar, language, roles, withheld, job_title } = who
  return {
    _id: session.person,
    session: session._id,
    business,
    name,
    avatar,
    language,
    roles,
    withheld,
    job_title,
  }
}

/** Use keeps a session alive: for the idle limit from now, never beyond the longest session. */
export const keepAlive = (tx: Tx, session: Id) => tx`
  update auth.session set "expiresAt" = least(now() + ${idleLimit}::interval, "createdAt" + ${longestSession}::interval)
  where id = ${session}`
