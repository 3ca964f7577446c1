import type { DirectoryItem } from '@vicino/domain/businesses/directory.contract.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { readSearch, searchWords } from '@vicino/domain/people/search-words.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type ListPage, pageIn } from '@vicino/domain/wire/page.ts'
import { worksOn } from '../access/works-on.ts'
import type { Tx } from '../db/tenant.ts'

type Named = { _id: Id; source: DirectoryItem['source']; name: string }

type Wanted = {
  search: string
  source?: DirectoryItem['source'] | undefined
  today: Day
  page: number
  limit: number
}

/**
 * Persons and businesses whose names hold every word that was asked for, by name. The database shows those one works
 * with, and those that publish their profile; names are matched here, by the one rule of what a word of a name is.
 */
export async function searchProfiles(
  tx: Tx,
  { search, source, today, page, limit }: Wanted,
): Promise<ListPage<DirectoryItem>> {
  const named = await tx<Named[]>`
    select _id, source, name from (
      select _id, 'Business' as source, name from business
      union
      select _id, 'person', first_name || ' ' || last_name from person
      union
      select _id, source, full_name from published_profiles(null)
    ) profile
    ${source ? tx`where source = ${source}` : tx``}
    order by name collate "it-CH-x-icu", _id`
  const words = readSearch(search)
  const matching = named.filter(({ name }) => {
    const own = searchWords({ first_name: name, last_name: '' })
    return words.every(word => own.some(part => part.startsWith(word)))
  })
  const shown = pageIn(matching, { page, limit })
  const items = await readProfiles(
    tx,
    shown.items.map(({ _id }) => _id),
    today,
  )
  return { ...shown, items: shown.items.map(({ _id }) => items.get(_id)!) }
}

async function readProfiles(tx: Tx, ids: readonly Id[], today: Day): Promise<Map<Id, DirectoryItem>> {
  const wanted = [...ids]
  const businesses = await tx<DirectoryItem[]>`
    select 'Business' as source, b._id, b.name, b.name as full_name, b.slug, null as avatar, b.bio,
      s.legal_form, s.business_type, null as professions
    from business b left join business_settings s on s.business_id = b._id and s.current
    where b._id = any(${wanted})`
  const persons = await tx<DirectoryItem[]>`
    select 'person' as source, p._id, p.first_name || ' ' || p.last_name as name,
      p.first_name || ' ' || p.last_name as full_name, p.slug, p.avatar, p.bio,
      null as legal_form, null as business_type,
      array(select distinct c.job_title from collaboration c where c.user_id = p._id and ${worksOn(tx, today)})
        as professions
    from person p where p._id = any(${wanted})`
  const known = new Map([...businesses, ...persons].map(item => [item._id, item]))
  const others = await tx<Published[]>`
    select source, _id, full_name, slug, avatar, bio from published_profiles(${wanted})`
  for (const other of others) if (!known.has(other._id)) known.set(other._id, asItem(other))
  return known
}

type Published = Pick<DirectoryItem, 'source' | '_id' | 'full_name' | 'slug' | 'avatar' | 'bio'>

/** What somebody is at work, and how a business is organised, is told to who works with them. */
const asItem = ({ source, ...shown }: Published): DirectoryItem => {
  const named = { ...shown, name: shown.full_name, legal_form: null, business_type: null }
  return source === 'person' ? { source, ...named, professions: [] } : { source, ...named, professions: null }
}
