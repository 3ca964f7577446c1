import { heldPermissions } from '@vicino/domain/access/held-permissions.ts'
import { landingPage } from '@vicino/domain/access/landing-page.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Me, ProfileFields, PublicProfile, Workplace } from '@vicino/domain/users/me.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { worksOn } from '../access/works-on.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { Session } from '../http/session.ts'

type Person = Omit<Me, 'businesses' | 'business' | 'permissions' | 'landing_page'>

/** The person of the session, where she works today and what she may do there. */
export async function readMe(tx: Tx, { person, author }: Session, today: Day): Promise<Me> {
  const people = tx<Person[]>`
    select p._id, p.version, p.first_name || ' ' || p.last_name as name, u.email, p.slug, p.avatar, p.first_name,
      p.last_name, p.bio, p.gender, p.birthday, p.phone, p.published, p.languages, p.language, p.color_scheme
    from person p join auth."user" u on u.id = p._id
    where p._id = ${person}`.execute()
  const workplaces = listWorkplaces(tx, person, today).execute()
  workplaces.catch(() => undefined)
  const [[me], businesses] = await Promise.all([people, workplaces])
  return {
    ...me!,
    businesses,
    business: businesses.find(({ _id }) => _id === author?.business) ?? null,
    permissions: author ? heldPermissions(author) : [],
    landing_page: author ? landingPage(author) : null,
  }
}

const listWorkplaces = (tx: Tx, person: Id, today: Day) => tx<Workplace[]>`
  select b._id, b.kind, b.name, b.slug, b.demo, b.dose_windows, c.roles, c.job_title
  from collaboration c join business b on b._id = c.business_id
  where c.user_id = ${person} and ${worksOn(tx, today)}
  order by b.name, b._id`

/** Changes a person's own profile. False where it is no longer the version that she saw. */
export async function updateProfile(
  tx: Tx,
  person: Id,
  version: number,
  fields: Partial<ProfileFields>,
): Promise<boolean> {
  const updated = await tx`
    update person set ${tx({ ...fields, version: version + 1 })} where _id = ${person} and version = ${version}`
  return updated.count === 1
}

/** Tells the sign-in library the name that it shows on a second factor or a passkey. */
export const renameUser = (tx: Tx, person: Id) => tx`
  update auth."user" u set name = p.first_name || ' ' || p.last_name
  from person p where u.id = ${person} and p._id = u.id`

/** A person's profile for whoever is signed in; her roles are those in the author's business. */
export async function findProfile(
  tx: Tx,
  slug: string,
  author: Author | undefined,
): Promise<PublicProfile | undefined> {
  const [profile] = await tx<PublicProfile[]>`
    select p._id, p.first_name || ' ' || p.last_name as name, p.first_name, p.last_name, p.slug, p.avatar, p.bio, p.languages,
      coalesce(c.roles, '{}') as roles, c.job_title
    from person_at(${slug}) p
    left join collaboration c on c.user_id = p._id and c.business_id = ${author?.business ?? null}`
  return profile
}
