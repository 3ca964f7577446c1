import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DemoBusiness, Organisation } from './people/organisation.ts'
import { personRows } from './people/organisation.ts'
import type { Worker } from './people/staff.ts'

/** Enters a business, and where it is named a person, for the statements that follow in this transaction. */
const enter = (tx: Tx, business: Id, person = '') =>
  tx`select set_config('app.business_id', ${business}, true), set_config('app.user_id', ${person}, true)`

/** Inserts a business of the demo, marked as such: its pages and prints say so. */
export async function insertDemoBusiness(tx: Tx, business: DemoBusiness): Promise<void> {
  await enter(tx, business._id)
  await tx`insert into business ${tx({ ...business, demo: true })}`
}

/** Inserts the people of an organisation with their sign-ins, then everything that they wrote. */
export async function insertOrganisation(
  tx: Tx,
  business: DemoBusiness,
  { workers, content }: Organisation,
  passwordHash: string,
): Promise<void> {
  for (const worker of workers) await insertWorker(tx, business, worker, passwordHash)
  await enter(tx, business._id)
  for (const { insert } of Object.values(content)) await insert(tx, business._id)
}

async function insertWorker(
  tx: Tx,
  { _id, created_at }: DemoBusiness,
  worker: Worker,
  passwordHash: string,
): Promise<void> {
  const { user, account, person } = personRows(worker, passwordHash, created_at, worker._id)
  await Promise.all([
    enter(tx, _id, worker._id),
    tx`insert into auth."user" ${tx(user)}`,
    tx`insert into auth.account ${tx(account)}`,
    tx`insert into person ${tx(person)}`,
  ])
}
