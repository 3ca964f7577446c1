import type { Permission } from '@vicino/domain/access/matrix.ts'
import { holds } from '@vicino/domain/access/permits.ts'
import type { Role } from '@vicino/domain/access/role.ts'
import { type Collaborator, labelOfRoles } from '@vicino/domain/businesses/collaborator.ts'
import { keptBy } from '@vicino/domain/businesses/granting.ts'
import type { Author } from '../access/author.ts'
import { worksOnOrLater } from '../access/works-on.ts'
import type { Collaboration } from '@vicino/domain/businesses/collaboration.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Named } from '@vicino/domain/people/person-name.ts'
import { readSearch, searchWords } from '@vicino/domain/people/search-words.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type ListPage, pageIn } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'

/** Which collaborators: of one business, with one of these roles, without one person, still at work on a day. */
type CollaboratorFilter = Paged & {
  business: Id
  reader: Author
  search: string
  roles?: readonly Role[]
  without?: Id | undefined
  workingOn?: Day | undefined
}

/** One page of a business's collaborators by name. */
export async function listCollaborators(tx: Tx, filter: CollaboratorFilter): Promise<ListPage<Collaborator>> {
  const words = readSearch(filter.search)
  return words.length === 0 ? pageOfAll(tx, filter) : pageOfMatching(tx, filter, words)
}

async function pageOfAll(tx: Tx, filter: CollaboratorFilter): Promise<ListPage<Collaborator>> {
  const where = conditions(tx, filter)
  const listed = select(tx, tx`${where} ${byName(tx)} ${pageWindow(tx, filter)}`)
  const all = tx`select from collaboration c join person p on p._id = c.user_id ${where}`
  const { items, ...rest } = await countedPage(tx, filter, listed, all)
  return { ...rest, items: items.map(row => told(row, filter.reader)) }
}

/**
 * Names are matched here and not in the database: the rule of what a word of a name is stays the one of
 * search-words.ts, and a business has hundreds of people, at most some thousands, not the number of its rows.
 */
async function pageOfMatching(
  tx: Tx,
  filter: CollaboratorFilter,
  words: readonly string[],
): Promise<ListPage<Collaborator>> {
  const people = await tx<(Named & { user_id: Id })[]>`
    select c.user_id, p.first_name, p.last_name
    from collaboration c join person p on p._id = c.user_id ${conditions(tx, filter)} ${byName(tx)}`
  const matching = people.filter(person => matches(person, words)).map(({ user_id }) => user_id)
  const shown = pageIn(matching, filter)
  const rows = await select(
    tx,
    tx`where c.business_id = ${filter.business} and c.user_id = any(${shown.items}) ${byName(tx)}`,
  )
  return { ...shown, items: rows.map(row => told(row, filter.reader)) }
}

function matches(person: Named, words: readonly string[]): boolean {
  const own = searchWords(person)
  return words.every(word => own.some(name => name.startsWith(word)))
}

type Row = Omit<Collaborator, 'role' | 'role_label' | 'permissions'> & { withheld: Permission[] }

const select = (tx: Tx, rest: Fragment) => tx<Row[]>`
  select c._id, c.user_id as "userId", c.business_id as "entityId", 'Business' as "entityType",
    p.first_name || ' ' || p.last_name as name, p.first_name, p.last_name, p.slug, p.avatar, c.roles, c.withheld, c.job_title,
    c.employment_type, c.start_date, c.end_date
  from collaboration c join person p on p._id = c.user_id ${rest}`

/** As a Swiss Italian reader looks them up, out of the index that has this order: accents and capitals count last. */
const byName = (tx: Tx): Fragment => tx`
  order by p.last_name collate "it-CH-x-icu", p.first_name collate "it-CH-x-icu", p._id`

const conditions = (tx: Tx, { business, roles, without, workingOn }: CollaboratorFilter): Fragment => tx`
  where c.business_id = ${business}
    ${roles ? tx`and c.roles && ${[...roles]}` : tx``}
    ${without ? tx`and c.user_id <> ${without}` : tx``}
    ${workingOn ? tx`and ${worksOnOrLater(tx, workingOn)}` : tx``}`

/** What was taken away from a colleague is told to whoever may invite her, and to herself; a role says the rest. */
const tellsPermissions = (reader: Author, { userId }: Row): boolean =>
  reader._id === userId || holds(reader, 'collaborators.invite', 'read')

const told = ({ withheld, ...row }: Row, reader: Author): Collaborator => ({
  ...row,
  role: row.roles[0]!,
  role_label: labelOfRoles(row.roles),
  permissions: tellsPermissions(reader, { withheld, ...row }) ? keptBy({ roles: row.roles, withheld }) : null,
})

/** A collaboration in the business that it is inserted into. */
export type NewCollaboration = Omit<Collaboration, 'entityId' | 'entityType'> & { created_at: Instant }

/** Puts people to work in a business. */
export const insertCollaborations = (tx: Tx, business: Id, collaborations: readonly NewCollaboration[]) =>
  insertRows(
    tx,
    'collaboration',
    collaborations.map(({ userId, ...columns }) => ({ ...columns, business_id: business, user_id: userId })),
  )
