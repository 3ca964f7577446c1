import type { Bedside, LastValue } from '@vicino/domain/administrations/bedside.ts'
import { valueThatMatters } from '@vicino/domain/administrations/value-that-matters.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { matchedAllergies } from '@vicino/domain/drugs/substances.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { readAllergies } from '../drugs/client-allergies.store.ts'
import { withinReach } from '../http/dossier-access.ts'
import { listLastValues } from '../surveillance/last-values.store.ts'

type Client = Pick<Bedside, 'client' | 'birthday'> & { dossier: Id }

/** What has to be in sight where the doses of some clients are given: four statements for any number of them. */
export async function readBedsides(
  tx: Tx,
  { author, today }: { author: Author; today: Day },
  clients: readonly Client[],
  drugs: readonly Drug[],
): Promise<ReadonlyMap<Id, Bedside>> {
  const ids = clients.map(({ dossier }) => dossier)
  const matters = new Map(drugs.map(drug => [drug._id, valueThatMatters(drug)]))
  const fields = [...new Set(matters.values())].filter(field => field !== null)
  const [readable, allergies, values] = await Promise.all([
    listReadable(tx, author, ids, today),
    readAllergies(tx, ids),
    listLastValues(tx, author, ids, fields, today),
  ])
  const reads = new Set(readable.map(({ _id }) => _id))
  const drugsOf = Map.groupBy(drugs, ({ dossierId }) => dossierId)
  const valueOf = (dossier: Id, drug: Drug): LastValue | null => {
    const found = values.find(one => one.dossier === dossier && one.field === matters.get(drug._id))
    if (!found) return null
    const { field, value, second, measured_at } = found
    return { field, value, second, measured_at }
  }
  return new Map(
    clients.map(({ dossier, client, birthday }) => {
      const known = reads.has(dossier) ? (allergies.get(dossier) ?? null) : null
      const listed = (drugsOf.get(dossier) ?? []).map(drug => ({
        drugId: drug._id,
        comments: drug.comments,
        indication: drug.indication,
        matches: matchedAllergies(drug.name, known?.notes ?? []),
        value: valueOf(dossier, drug),
      }))
      return [dossier, { client, birthday, allergies: known, drugs: listed }]
    }),
  )
}

/** Those of some clients whose allergies the author may read. */
const listReadable = (tx: Tx, author: Author, ids: readonly Id[], today: Day) => tx<{ _id: Id }[]>`
  select d._id from dossier d
  where d._id = any(${ids}::uuid[]) and ${withinReach(tx, author, 'anamnesis.read', 'd._id', today)}`
