import type { Permission } from '@vicino/domain/access/matrix.ts'
import { holds } from '@vicino/domain/access/permits.ts'
import { type Role, roles } from '@vicino/domain/access/role.ts'
import type { BusinessKind } from '@vicino/domain/businesses/business.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { StepCounts } from '@vicino/domain/setup/checklist.ts'
import type { BusinessStep, PersonStep } from '@vicino/domain/setup/setup.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import { worksOn } from '../access/works-on.ts'
import type { Tx } from '../db/tenant.ts'
import { plannedVisit } from './dossier-setup.store.ts'
import { celebratedOf } from './celebrate.store.ts'

const grants = 'permissions.grant' satisfies Permission
const rolesThatGrant: Role[] = roles
  .map(({ value }) => value)
  .filter(role => holds({ roles: [role], withheld: [] }, grants, 'write'))

/** What a person and the business that she works for have of what their checklists ask for. */
type SetupFacts = {
  kind: BusinessKind
  person: Record<PersonStep, number>
  business: StepCounts<BusinessStep>
  celebrated: Id[]
}

/** Counts both at once. What is only asked for once is looked for until the first is found. */
export async function countSetup(tx: Tx, author: Author, today: Day): Promise<SetupFacts> {
  const [facts] = await tx<SetupFacts[]>`
    select b.kind,
      jsonb_build_object(
        'contacts', (p.phone is not null)::int,
        'personal_info', (p.birthday is not null and p.gender is not null)::int,
        'languages', cardinality(p.languages),
        'secured', (
          u."twoFactorEnabled" is true or exists (select from auth.passkey k where k."userId" = u.id)
        )::int
      ) as person,
      jsonb_build_object(
        'business_data', (
          select count(*) from business_settings s
          where s.business_id = b._id and s.current and s.address is not null and s.iban is not null
            and s.rcc <> '[]'
        ),
        'collaborators', (
          select count(*) from collaboration c where c.business_id = b._id and ${worksOn(tx, today)}
        ),
        'permissions', (
          select count(*) from collaboration c
          where c.business_id = b._id and ${worksOn(tx, today)} and c.roles && ${rolesThatGrant}
            and not ${grants} = any(c.withheld)
        ),
        'first_client', exists (select from dossier d where d.business_id = b._id)::int,
        'first_visit', exists (select from task t where t.business_id = b._id and ${plannedVisit(tx)})::int
      ) as business,
      ${celebratedOf(tx, author._id, [author._id, author.business])} as celebrated
    from business b
    join person p on p._id = ${author._id}
    join auth."user" u on u.id = p._id
    where b._id = current_business()`
  return facts!
}
