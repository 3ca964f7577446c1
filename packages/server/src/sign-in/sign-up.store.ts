import { randomInt } from 'node:crypto'
import { founderRoles } from '@vicino/domain/access/role.ts'
import type { BusinessKind } from '@vicino/domain/businesses/business.ts'
import type { EmploymentType } from '@vicino/domain/businesses/employment-type.ts'
import type { JobTitle } from '@vicino/domain/businesses/job-title.ts'
import { makeSlug, nextSlug } from '@vicino/domain/businesses/slug.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Tx } from '../db/tenant.ts'

/** A person who founds a business, under the ids that the transaction already carries. */
export type Founder = {
  person: Id
  business: Id
  kind: BusinessKind
  business_name: string
  first_name: string
  last_name: string
  email: string
  passwordHash: string
  language: Language
}

/** What a founder is until she says more about herself. */
const footing: Record<BusinessKind, { job_title: JobTitle; employment_type: EmploymentType }> = {
  business: { job_title: 'director', employment_type: 'full_time' },
  independent: { job_title: 'nurse_independent', employment_type: 'mandate' },
}

/** Inserts the account by which a person signs in; false where the address already has one. */
export async function insertAccount(
  tx: Tx,
  account: Pick<Founder, 'person' | 'email' | 'passwordHash' | 'first_name' | 'last_name'>,
): Promise<boolean> {
  const { person, email, passwordHash } = account
  const name = fullName(account)
  const user = await tx`
    insert into auth."user" ${tx({ id: person, name, email })} on conflict (email) do nothing`
  if (user.count === 0) return false
  await tx`
    insert into auth.account ${tx({
      id: newId(),
      accountId: person,
      providerId: 'credential',
      userId: person,
      password: passwordHash,
    })}`
  return true
}

/** Inserts business, person and their collaboration: the founder directs it, or is all of it (IND). */
export async function insertBusiness(tx: Tx, founder: Founder, today: Day): Promise<void> {
  const { person, business, kind, business_name, first_name, last_name, language } = founder
  await withFreeSlug(
    business_name,
    slug => tx`
      insert into business ${tx({ _id: business, kind, name: business_name, slug })}
      on conflict (slug) do nothing`,
  )
  await insertPerson(tx, { person, first_name, last_name, language, last_business_id: business })
  await tx`
    insert into collaboration ${tx({
      business_id: business,
      _id: newId(),
      user_id: person,
      roles: [...founderRoles[kind]],
      ...footing[kind],
      start_date: today,
    })}`
}

/** Inserts the person of an account, at an address that nobody has yet. */
export const insertPerson = (
  tx: Tx,
  {
    person,
    ...said
  }: Pick<Founder, 'person' | 'first_name' | 'last_name' | 'language'> & {
    last_business_id?: Id
    phone?: string | null
  },
): Promise<void> =>
  withFreeSlug(
    fullName(said),
    slug => tx`insert into person ${tx({ _id: person, ...said, slug })} on conflict (slug) do nothing`,
  )

/** So many neighbours of the same name are counted through, then chance finds a free one. */
const countedNeighbours = 9

/** Other tenants' slugs are not to be seen, so one that is taken shows itself by inserting nothing. */
async function withFreeSlug(
  name: string,
  insert: (slug: string) => PromiseLike<{ count: number }>,
): Promise<void> {
  const slug = makeSlug(name)
  for (let attempt = 1; attempt <= countedNeighbours; attempt++) {
    const { count } = await insert(attempt === 1 ? slug : nextSlug(slug, attempt))
    if (count === 1) return
  }
  const { count } = await insert(nextSlug(slug, randomInt(1_000_000, 9_999_999)))
  if (count === 0) throw new Error('no free slug')
}
