import { newId } from '@vicino/domain/wire/id.ts'
import { asTenant } from '../db/tenant.ts'
import type { Caller, TestProgram } from './program.ts'

/** Puts so many duties on one day of a person, at once and past every rule. */
export async function planMany(
  { database }: Pick<TestProgram, 'database'>,
  { _id: person, business }: Caller,
  day: string,
  count: number,
): Promise<void> {
  const ids = Array.from({ length: count }, () => newId())
  await asTenant(database.app, { business }, async tx => {
    await tx`
      insert into task (business_id, _id, title, date, end_date, start_time, end_time, type, status, author_id)
      select ${business}, _id, 'Riunione', ${day}, ${day}, '08:00', '09:00', 'task', 'pending', ${person}
      from unnest(${ids}::uuid[]) as _id`
    await tx`
      insert into task_operator (business_id, task_id, user_id, date, opens_dossier)
      select ${business}, _id, ${person}, ${day}, false from unnest(${ids}::uuid[]) as _id`
  })
}
