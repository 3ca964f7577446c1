import type { ChainVerification, VerificationStart } from '@vicino/domain/audit/audit.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import { chainStart, hashLink } from './chain.ts'
import { countUnlinked, type Link, listLinks } from './chain.store.ts'

type Broken = NonNullable<ChainVerification['broken']>

/** How far the walk has come: the last sound link and its hash. */
type Head = { link: number; hash: Buffer }

/** Links that are read and hashed at once; between two such steps other requests have their turn. */
const step = 500

/** Links of one call, about a second's work: a longer chain takes several, and whoever waits sees it go on. */
const linksPerCall = 50_000

/** Walks the chain of a business from a sound link on, up to the first fault. */
export async function verifyChain(
  tx: Tx,
  business: Id,
  { after, hash }: VerificationStart,
): Promise<ChainVerification> {
  const { unlinked, waiting } = await countUnlinked(tx, business)
  const start: Head = { link: after, hash: after === 0 ? chainStart : Buffer.from(hash ?? '', 'hex') }
  const { head, broken, more } = await walk(tx, start)
  const astray = !broken && !more && unlinked !== waiting
  const found = astray ? { fault: 'rows_astray' as const, link: null, audit_id: null } : broken
  return {
    intact: found === null,
    checked: head.link - after,
    more,
    head: head.link > 0 ? { link: head.link, hash: head.hash.toString('hex') } : null,
    unlinked: Math.max(0, unlinked),
    broken: found,
  }
}

async function walk(tx: Tx, start: Head): Promise<{ head: Head; broken: Broken | null; more: boolean }> {
  let head = start
  while (head.link - start.link < linksPerCall) {
    const links = await listLinks(tx, head.link, step)
    for (const link of links) {
      const broken = faultOf(link, head)
      if (broken) return { head, broken, more: false }
      head = link
    }
    if (links.length < step) return { head, broken: null, more: false }
  }
  return { head, broken: null, more: true }
}

function faultOf({ link, audit_id, prev_hash, hash, row }: Link, before: Head): Broken | null {
  if (link !== before.link + 1) return { fault: 'link_missing', link: before.link + 1, audit_id: null }
  if (row === null) return { fault: 'row_missing', link, audit_id }
  const sound = prev_hash.equals(before.hash) && hash.equals(hashLink(before.hash, row))
  return sound ? null : { fault: 'row_altered', link, audit_id }
}
