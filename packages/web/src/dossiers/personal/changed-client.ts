import { type ClientFields, completeClient, type NewClient } from '@vicino/domain/dossiers/client.ts'

/** What can be compared of an address: its one line follows from the parts, the point on the map is nobody's writing. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) =>
    key === 'full_address' || key === 'coordinates' ? undefined : inner,
  )

/** The fields that differ from the client as she stood; an address is sent whole. */
export function changedClient(written: NewClient, before: ClientFields): Partial<NewClient> {
  const now = completeClient(written)
  const changed = (Object.keys(now) as (keyof ClientFields)[]).filter(
    field => comparable(now[field]) !== comparable(before[field]),
  )
  return Object.fromEntries(changed.map(field => [field, written[field] ?? null]))
}
