import type { Passkey } from '@vicino/domain/sign-in/passkeys.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'

/** Most passkeys that the list shows. */
const listedAtMost = 100

const columns = (tx: Tx) => tx`id as _id, coalesce(name, '') as name, "createdAt" as created_at`

export const listOwnPasskeys = (tx: Tx, person: Id): Promise<Passkey[]> => tx<Passkey[]>`
  select ${columns(tx)} from auth.passkey where "userId" = ${person}
  order by "createdAt", id limit ${listedAtMost}`

export async function findOwnPasskey(tx: Tx, person: Id, passkey: Id): Promise<Passkey | undefined> {
  const [found] = await tx<Passkey[]>`
    select ${columns(tx)} from auth.passkey where id = ${passkey} and "userId" = ${person}`
  return found
}

export async function renameOwnPasskey(
  tx: Tx,
  person: Id,
  passkey: Id,
  name: string,
): Promise<Passkey | undefined> {
  const [renamed] = await tx<Passkey[]>`
    update auth.passkey set name = ${name} where id = ${passkey} and "userId" = ${person}
    returning ${columns(tx)}`
  return renamed
}

/** Removes a person's passkey; false where she has none of this id. */
export async function deleteOwnPasskey(tx: Tx, person: Id, passkey: Id): Promise<boolean> {
  const gone = await tx`delete from auth.passkey where id = ${passkey} and "userId" = ${person}`
  return gone.count > 0
}
