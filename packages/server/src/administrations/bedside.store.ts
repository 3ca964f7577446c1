import type { AskedScale } from '@vicino/domain/administrations/asked-scale.ts'
import type { Bedside, BedsideDrug } from '@vicino/domain/administrations/bedside.ts'
import { saidByScale } from '@vicino/domain/administrations/scaled-dose.ts'
import { valueThatMatters } from '@vicino/domain/administrations/value-that-matters.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { ClientAllergies } from '@vicino/domain/drugs/allergies.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { isNarcotic, matchedAllergies } from '@vicino/domain/drugs/substances.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { readAllergies } from '../drugs/client-allergies.store.ts'
import { knownWithin } from '../http/dossier-access.ts'
import { type FoundValue, listLastValues } from '../surveillance/last-values.store.ts'

type Client = Pick<Bedside, 'client' | 'birthday' | 'allergies'> & {
  dossier: Id
  may_give_narcotics: boolean
}

type Reader = { author: Author; today: Day }
/** `now`: by which minute what was measured still counts. */
type ReaderNow = Reader & { now: Instant }

/** What has to be in sight where the doses of some clients are given: for any number of them alike. */
export async function readBedsides(
  tx: Tx,
  { author, today, now }: ReaderNow,
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
  const lastOf = (dossier: Id, drug: Drug): Pick<BedsideDrug, 'value' | 'by_scale'> => {
    const last = values.find(one => one.dossier === dossier && one.field === matters.get(drug._id))
    const by_scale = saidOf(drug, last, now)
    if (!last?.told) return { value: null, by_scale }
    const { field, value, second, measured_at } = last
    return { value: { field, value, second, measured_at }, by_scale }
  }
  return new Map(
    clients.map(({ dossier, client, birthday, allergies, may_give_narcotics: may_give }) => {
      const listed = (drugsOf.get(dossier) ?? []).map(drug => ({
        drugId: drug._id,
        comments: drug.comments,
        indication: drug.indication,
        matches: matchedAllergies(drug.name, allergies?.notes ?? []),
        ...lastOf(dossier, drug),
      }))
      const counted = (namesOf.get(dossier) ?? []).filter(({ name }) => isNarcotic(name))
      const narcotics = { may_give, drugs: counted.map(({ _id }) => _id) }
      return [dossier, { client, birthday, allergies, drugs: listed, narcotics }]
    }),
  )
}

/** What the scale of a drug says by the last value; how much also to whoever may not read that. */
function saidOf({ dose_scale }: Drug, last: FoundValue | undefined, now: Instant): AskedScale | null {
  if (dose_scale === null) return null
  const values = last ? [{ ...last, parameter: last.field, withheld: !last.told }] : []
  return saidByScale(dose_scale, values, now)
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
  where d._id = any(${ids}::uuid[]) and ${knownWithin(tx, author, 'warning.clinical', 'd._id', today)}`
