import type { Day } from '@vicino/domain/days/day.ts'
import { comingSuspension, type DossierStatus, statusOn } from '@vicino/domain/dossiers/dossier.ts'
import type { ListedDossier } from '@vicino/domain/dossiers/dossier-head.ts'
import { warningKinds } from '@vicino/domain/warnings/warning.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import { readSearch } from '@vicino/domain/people/search-words.ts'
import { countedAtMost, type ListPage } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { knownWithin } from '../http/dossier-access.ts'
import { findDossiers } from './dossier-words.store.ts'

/** What a list of dossiers is asked for. */
type DossierFilter = {
  page: number
  limit: number
  search?: string | undefined
  status?: DossierStatus | undefined
}

type ListedRow = Omit<ListedDossier, 'client'> & Omit<ListedDossier['client'], '_id' | 'name' | 'avatar'>

/** One page of the dossiers within the author's reach, by name; nothing where a search has no words. */
export async function listDossiers(
  tx: Tx,
  author: Author,
  { page, limit, search, status }: DossierFilter,
  today: Day,
): Promise<ListPage<ListedDossier>> {
  const words = search ? readSearch(search) : []
  if (search && words.length === 0) return { items: [], page, limit, total: 0, more: false }
  const conditions = status ? [standsAs(tx, status, today)] : []
  const { dossiers, order, counted: few } = await findDossiers(tx, author, words, conditions, today)
  const skipped = (page - 1) * limit
  const listed = tx<ListedRow[]>`
    with page as materialized (
      select d.* ${dossiers} order by ${order} limit ${limit + 1} offset ${skipped}
    )
    select p._id, p.status, p.first_name, p.last_name, p.birthday, p.gender,
      case when p.suspended_from is not null
        then jsonb_build_object('from', p.suspended_from, 'to', p.suspended_to) end as suspension,
      case when ${knownWithin(tx, author, 'personal_data', 'p._id', today)}
        then nullif(p.address->>'city', '') end as city,
      coalesce(warnings.list, '[]') as warnings,
      next_visit.visit as next_visit, last_visit.visit as last_visit
    from page p
    left join lateral (${warningsOf(tx, author, today)}) warnings on true
    left join lateral (${nextVisitOf(tx, today)}) next_visit on true
    left join lateral (${lastVisitOf(tx, today)}) last_visit on true
    order by p.sort_name, p._id`.execute()
  const counted = tx<{ total: number }[]>`
    select count(*)::int as total from (select ${few} limit ${countedAtMost}) few`.execute()
  counted.catch(() => undefined)
  const [rows, [count]] = await Promise.all([listed, counted])
  const items = rows.slice(0, limit).map(row => itemOf(row, today))
  const seen = rows.length > 0 ? skipped + rows.length : 0
  const total = Math.min(Math.max(count!.total, seen), countedAtMost)
  return { items, page, limit, total, more: rows.length > limit }
}

function itemOf(row: ListedRow, today: Day): ListedDossier {
  const { _id, status, suspension, city, first_name, last_name, birthday, gender, ...rest } = row
  const identity = { _id, name: fullName(row), avatar: null, first_name, last_name, birthday, gender }
  return {
    ...rest,
    _id,
    status: statusOn(status, suspension, today),
    suspension: comingSuspension(suspension, today),
    client: { ...identity, city },
  }
}

/** A suspension holds within its days alone, as `statusOn` says for one dossier. */
function standsAs(tx: Tx, status: DossierStatus, today: Day): Fragment {
  const rests = tx`${today} between d.suspended_from and coalesce(d.suspended_to, 'infinity')`
  if (status === 'active') return tx`(d.status = 'active' or (d.status = 'suspended' and not ${rests}))`
  if (status === 'suspended') return tx`(d.status = 'suspended' and ${rests})`
  return tx`d.status = ${status}`
}

const kindsOrdered = warningKinds.map(({ value }) => value)
const kindsOf = (family: 'clinical' | 'practical') =>
  warningKinds.filter(kind => kind.family === family).map(({ value }) => value)

/** The standing warnings of the page's dossier, each as far as the author reaches its kind. */
function warningsOf(tx: Tx, author: Author, today: Day): Fragment {
  const readable = (family: 'clinical' | 'practical') => {
    const kinds = kindsOf(family)
    return tx`(w.kind = any(${kinds}) and ${knownWithin(tx, author, `warning.${family}`, 'p._id', today)})`
  }
  return tx`
    select jsonb_agg(
      jsonb_build_object('_id', w._id, 'kind', w.kind, 'text', w.text)
      order by array_position(${kindsOrdered}::text[], w.kind), w.since, w._id
    ) as list
    from warning w
    where w.dossier_id = p._id and w.current and w.ended is null
      and (${readable('clinical')} or ${readable('practical')})`
}

const moment = (tx: Tx): Fragment => tx`
  jsonb_build_object(
    '_id', t._id, 'date', t.date,
    'start_time', left(t.start_time::text, 5), 'end_time', left(t.end_time::text, 5)
  ) as visit`

/** The last visit of the page's dossier that was carried out. */
const lastVisitOf = (tx: Tx, today: Day): Fragment => tx`
  select ${moment(tx)} from task t
  where t.dossier_id = p._id and t.date <= ${today} and t.status = 'completed'
  order by t.date desc, t.start_time desc, t._id desc limit 1`

/** The next visit of the page's dossier that still stands. */
const nextVisitOf = (tx: Tx, today: Day): Fragment => tx`
  select ${moment(tx)} from task t
  where t.dossier_id = p._id and t.date >= ${today} and t.status in ('pending', 'confirmed')
    and not t.suspended_by_dossier
  order by t.date, t.start_time, t._id limit 1`
