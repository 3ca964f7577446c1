import { type ClientFields, completeClient, type NewClient } from '@vicino/domain/dossiers/client.ts'
import type { PersonalData } from '@vicino/domain/dossiers/personal-data.ts'
import { protectedFields, type ProtectedFields } from '@vicino/domain/dossiers/protected-fields.ts'
import { comparableAddress } from '../../people/typed-address.ts'

/** The fields that differ from the client as she stood; an address is sent whole. */
export function changedClient(written: NewClient, before: ClientFields): Partial<NewClient> {
  const now = completeClient(written)
  const changed = (Object.keys(now) as (keyof ClientFields)[]).filter(
    field => comparableAddress(now[field]) !== comparableAddress(before[field]),
  )
  return Object.fromEntries(changed.map(field => [field, written[field] ?? null]))
}

/** The same of the personal data; a protected field is sent by those alone who read it. */
export function changedPersonal(
  { nationality, religion, ...client }: NewClient & ProtectedFields,
  before: PersonalData,
): Partial<NewClient & ProtectedFields> {
  const written = { nationality, religion }
  const changed = protectedFields.filter(
    field => before[field] !== undefined && before[field] !== written[field],
  )
  return {
    ...changedClient(client, before),
    ...Object.fromEntries(changed.map(field => [field, written[field]])),
  }
}
