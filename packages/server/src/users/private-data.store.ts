import { nothingPrivate, type PrivateData, type PrivateFields } from '@vicino/domain/users/private-data.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'

/** What the person of the transaction keeps of herself; row-level security shows her nobody else's. */
export async function readPrivateData(tx: Tx, person: Id): Promise<PrivateData> {
  const [row] = await tx<PrivateData[]>`
    select version, address, nationality, religion from private_data where user_id = ${person}`
  return row ?? nothingPrivate
}

/** Writes it over the version that she saw, the first one too. False where it is no longer that one. */
export async function writePrivateData(
  tx: Tx,
  person: Id,
  version: number,
  fields: PrivateFields,
): Promise<boolean> {
  const row = { ...fields, version: version + 1 }
  const written =
    version === 0
      ? await tx`
          insert into private_data ${tx({ ...row, user_id: person })} on conflict (user_id) do nothing`
      : await tx`
          update private_data set ${tx(row)} where user_id = ${person} and version = ${version}`
  return written.count === 1
}
