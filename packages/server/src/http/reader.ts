import { type HeldPermission, heldPermissions } from '@vicino/domain/access/held-permissions.ts'
import { type LandingPage, landingPage } from '@vicino/domain/access/landing-page.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Sql } from 'postgres'
import { transaction } from '../db/tenant.ts'
import { openSession } from './session.ts'

/** Who asks for a page: the person, where she lands and what she may; open while the database does not answer. */
export type PageReader = {
  person: Id | null
  landing: LandingPage | null
  held: readonly HeldPermission[] | null
  today: Day
}

/**
 * Who asks for a page by the token of her session; undefined where the session has ended. While the database is
 * away the page still comes, for somebody yet unknown: it says so itself and goes on when the server is back.
 */
export async function findReader(pool: Sql, token: string, now: Instant): Promise<PageReader | undefined> {
  const today = todayIn(now)
  const session = await transaction(pool, tx => openSession(tx, token, today)).catch(() => null)
  if (session === null) return { person: null, landing: null, held: null, today }
  if (!session) return undefined
  const { person, author } = session
  return {
    person,
    landing: author ? landingPage(author) : null,
    held: author ? heldPermissions(author) : [],
    today,
  }
}
