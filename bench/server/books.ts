import { completeContact } from '@vicino/domain/contacts/contact.ts'
import { instantAt, todayIn } from '@vicino/domain/days/instant.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { insertContacts } from '@vicino/server/contacts/contacts.store.ts'
import { asTenant } from '@vicino/server/db/tenant.ts'
import type { MeasuredCall } from './calls.ts'
import type { World } from './world.ts'

/** How long the contact book and the list of collaborators are. */
const entries = 10_000

/** No statement may take longer than a request's. */
const contactsAtOnce = 500

const families = [
  'Bernasconi',
  'Bianchi',
  'Cattaneo',
  'Ferrari',
  'Fontana',
  'Galli',
  'Keller',
  'Meier',
  'Rossi',
]
const firstNames = ['Ada', 'Bruna', 'Carlo', 'Dario', 'Elena', 'Fabio', 'Gina', 'Ivo', 'Lara', 'Mara', 'Nora']

const nameOf = (n: number) => ({
  first_name: firstNames[n % firstNames.length]!,
  last_name: `${families[n % families.length]} ${families[Math.floor(n / families.length) % families.length]}`,
})

/** The first page of each list, and what is typed to find somebody in it. */
export const bookCalls: readonly MeasuredCall[] = [
  asked('contacts', '/api/contacts?type=doctor'),
  asked('contacts, searched', '/api/contacts?search=bernasconi'),
  asked('collaborators', '/api/collaborators'),
  asked('collaborators, searched', '/api/collaborators?search=bernasconi'),
  asked('profiles, searched', '/api/directory/search?search=bernasconi'),
  asked('published profiles of elsewhere beside them, searched', '/api/directory/search?search=zanetti'),
]

function asked(what: string, path: string): MeasuredCall {
  return { name: `${entries} ${what}`, who: 'director', method: 'GET', path }
}

/**
 * Fills the contact book with doctors, the business with colleagues who work there today, and the directory with as
 * many who work elsewhere and publish their profile.
 */
export async function fillBooks({ database, business, nurse }: World): Promise<void> {
  const created_at = instantAt(Date.now())
  for (let from = 0; from < entries; from += contactsAtOnce) {
    const contacts = Array.from({ length: contactsAtOnce }, (_, at) => ({
      ...completeContact({ type: 'doctor', ...nameOf(from + at), phone: '+41791234567' }),
      _id: newId(),
      created_by: nurse,
      created_at,
    }))
    await asTenant(database.app, { business }, tx => insertContacts(tx, business, contacts))
  }
  const people = Array.from({ length: entries }, (_, n) => ({ _id: newId(), ...nameOf(n), here: true }))
  const others = people.map(({ first_name, last_name }) => {
    return { _id: newId(), first_name, last_name: `${last_name.split(' ')[0]} Zanetti`, here: false }
  })
  const today = todayIn(created_at)
  await database.owner.begin(async tx => {
    const all = tx`
      jsonb_to_recordset(${tx.json([...people, ...others])})
        as n (_id uuid, first_name text, last_name text, here boolean)`
    await tx`
      insert into auth."user" (id, name, email)
      select _id, first_name || ' ' || last_name, _id || '@misura.vicino.test' from ${all}`
    await tx`
      insert into person (_id, first_name, last_name, slug, published)
      select _id, first_name, last_name, 'm-' || _id, not here from ${all}`
    await tx`
      insert into collaboration (business_id, _id, user_id, roles, job_title, employment_type, start_date)
      select ${business}, _id, _id, '{INF}', 'nurse_diploma', 'full_time', ${today} from ${all}
      where here`
  })
  await database.owner`vacuum analyze`
}
