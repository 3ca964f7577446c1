import type { Bedside, LastValue } from '@vicino/domain/administrations/bedside.ts'
import { valueThatMatters } from '@vicino/domain/administrations/value-that-matters.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { ClientAllergies } from '@vicino/domain/drugs/allergies.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { isNarcotic, matchedAllergies } from '@vicino/domain/drugs/substances.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { readAllergies } from '../drugs/client-allergies.store.ts'
import { withinReach } from '../http/dossier-access.ts'
import { listLastValues } from '../surveillance/last-values.store.ts'

type Client = Pick<Bedside, 'client' | 'birthday' | 'allergies'> & {
  dossier: Id
  may_give_narcotics: boolean
}

type Reader = { author: Author; today: Day }

/** What has to be in sight where the doses of some clients are given: for any number of them alike. */
export async function readBedsides(
  tx: Tx,
  { author, today }: Reader,
  clients: readonly Client[],
  drugs: readonly Drug[],
): Promise<ReadonlyMap<Id, Bedside>> {
  const ids = clients.map(({ dossier }) => dossier)
  const matters = new Map(drugs.map(drug => [drug._id, valueThatMatters(drug)]))
  const fields = [...new Set(matters.values())].filter(field => field !== null)
  const [values, names] = await Promise.all([
    listLastValues(tx, author, ids, fields, today),
    listDrugNames(tx, ids),
  ])
  const namesOf = Map.groupBy(names, ({ dossier }) => dossier)
  const drugsOf = Map.groupBy(drugs, ({ dossierId }) => dossierId)
  const valueOf = (dossier: Id, drug: Drug): LastValue | null => {
    const found = values.find(one => one.dossier === dossier && one.field === matters.get(drug._id))
    if (!found) return null
    const { field, value, second, measured_at } = found
    return { field, value, second, measured_at }
  }
  return new Map(
    clients.map(({ dossier, client, birthday, allergies, may_give_narcotics: may_give }) => {
      const listed = (drugsOf.get(dossier) ?? []).map(drug => ({
        drugId: drug._id,
        comments: drug.comments,
        indication: drug.indication,
        matches: matchedAllergies(drug.name, allergies?.notes ?? []),
        value: valueOf(dossier, drug),
      }))
      const counted = (namesOf.get(dossier) ?? []).filter(({ name }) => isNarcotic(name))
      const narcotics = { may_give, drugs: counted.map(({ _id }) => _id) }
      return [dossier, { client, birthday, allergies, drugs: listed, narcotics }]
    }),
  )
}

/** What is known of the allergies of some clients, as far as the author may read it: three statements for any number. */
export async function readKnownAllergies(
  tx: Tx,
  { author, today }: Reader,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, ClientAllergies>> {
  const [readable, allergies] = await Promise.all([
    listReadable(tx, author, ids, today),
    readAllergies(tx, ids),
  ])
  return new Map(readable.map(({ _id }) => [_id, allergies.get(_id)!]))
}

/** What the drugs of some clients are called, ended ones too: a dose of before is told of them. */
const listDrugNames = (tx: Tx, ids: readonly Id[]) => tx<{ dossier: Id; _id: Id; name: string }[]>`
  select dossier_id as dossier, _id, name from drug where dossier_id = any(${ids}::uuid[]) and current
  order by _id`

/** Those of some clients whose allergies the author may read. */
const listReadable = (tx: Tx, author: Author, ids: readonly Id[], today: Day) => tx<{ _id: Id }[]>`
  select d._id from dossier d
  where d._id = any(${ids}::uuid[]) and ${withinReach(tx, author, 'anamnesis.read', 'd._id', today)}`
