import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'

/** The folder of a business's logos: its own alone, so that taking one away never takes another's. */
export const logoFolderOf = (business: Id): string => `logos/${business}`

/** The address of a logo, for whoever is signed in; null where the business shows none, or is none. */
export async function findLogo(tx: Tx, business: Id): Promise<string | null> {
  const [row] = await tx<{ logo: string | null }[]>`select logo_of(${business}) as logo`
  return row!.logo
}

/** The address of the active business's logo, which nobody else changes before this transaction ends. */
export async function lockLogo(tx: Tx, business: Id): Promise<string | null> {
  const [row] = await tx<{ logo: string | null }[]>`
    select logo from business where _id = ${business} for update`
  return row?.logo ?? null
}

export const setLogo = (tx: Tx, business: Id, logo: string | null) =>
  tx`update business set logo = ${logo} where _id = ${business}`
