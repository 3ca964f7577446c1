import { plannedHours, type TimedService } from '@vicino/domain/prescriptions/planned-hours.ts'
import type {
  PrescribedService,
  Prescription,
  PrescriptionFields,
} from '@vicino/domain/prescriptions/prescription.ts'
import type { Renewal } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { type Day, daysBetween } from '@vicino/domain/days/day.ts'
import { type FoundRecord, saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import type { Author } from '../access/author.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { type DossierId, knownWithin } from '../http/dossier-access.ts'
import { insertVersions, listedAtMost, type VersionTable } from '../records/records.store.ts'
import { inItsGroup, serviceDetails } from '../services/services.store.ts'

/**
 * A prescription as its table has it: what is reckoned from it is told by `told-prescription.ts`. `written_by`: the author
 * of its first version.
 */
export type StoredPrescription = Omit<
  Prescription,
  'services' | 'stakeholderId' | 'totals' | 'warnings' | 'renewed_by' | 'corrected_numbers'
> & {
  services: Omit<PrescribedService, 'offered'>[]
  written_by: Signature
}

/** The prescriptions, their services named in a language. */
export const prescriptionTable = (language: Language): VersionTable => ({
  name: 'prescription',
  columns: tx => tx`
    _id, version, dossier_id as "dossierId", status, start, "end", transitional, (
      select jsonb_agg(
        l.line || jsonb_build_object(
          'service_details', ${serviceDetails(tx, tx`l.service_id`, language)},
          'order_required', x.order_required, 'opre_ref', x.opre_ref
        ) order by l.at
      )
      from (
        select line, at, (line ->> 'serviceId')::uuid as service_id
        from jsonb_array_elements(services) with ordinality as e (line, at)
      ) l
      left join service x on x._id = l.service_id
    ) as services, indication, doctor_id as "doctorId", doctor, gln_number, rcc_number, ordered_on, signed_on, original_end, renews,
    signature, in_place_of, written_by, author, created_at, written_at, reason, struck`,
})

/** The prescriptions of a client: the one that ends last first, those that were struck last. */
export const listPrescriptions = (
  tx: Tx,
  dossier: DossierId,
  language: Language,
  status: Prescription['status'] | null = null,
) => tx<StoredPrescription[]>`
  select ${prescriptionTable(language).columns(tx)} from prescription
  where dossier_id = ${dossier} and current and (${status}::text is null or status = ${status})
  order by struck is not null, "end" desc, start desc, created_at desc, _id limit ${listedAtMost}`

/** What of a client's prescriptions is needed to hold one against the others. */
type Rival = Pick<
  Prescription,
  '_id' | 'status' | 'start' | 'end' | 'transitional' | 'ordered_on' | 'renews' | 'struck'
>

export const listRivalPrescriptions = (tx: Tx, dossier: DossierId) => tx<Rival[]>`
  select _id, status, start, "end", transitional, ordered_on, renews, struck from prescription
  where dossier_id = ${dossier} and current and status = 'open' and struck is null limit ${listedAtMost}`

/** Lets one order of acute and transitional care of a client wait for the other: each is weighed by those that stand. */
export const holdTransitional = (tx: Tx, dossier: DossierId) =>
  tx`select pg_advisory_xact_lock(hashtextextended('transitional care of ' || ${dossier}::text, 0))`

/** The acute and transitional care that was ordered for a client, closed or not. */
export const listTransitional = (tx: Tx, dossier: DossierId) => tx<Rival[]>`
  select _id, status, start, "end", transitional, ordered_on, renews, struck from prescription
  where dossier_id = ${dossier} and current and transitional and struck is null limit ${listedAtMost}`

/** Lets one renewal or signature of a client's prescriptions wait for the other: each is renewed, and signed, once. */
export const holdPrescriptions = (tx: Tx, dossier: DossierId) =>
  tx`select pg_advisory_xact_lock(hashtextextended('prescriptions of ' || ${dossier}::text, 0))`

/** What goes on from which prescription of a client. */
export const listRenewed = (tx: Tx, dossier: DossierId) => tx<{ _id: Id; renews: Id }[]>`
  select _id, renews from prescription
  where dossier_id = ${dossier} and current and struck is null and renews is not null
  order by created_at desc limit ${listedAtMost}`

/** Whether another prescription of the client goes on from this one. */
export async function isRenewedIn(tx: Tx, dossier: DossierId, id: Id): Promise<boolean> {
  const [found] = await tx<{ renewed: boolean }[]>`
    select exists (
      select from prescription where dossier_id = ${dossier} and renews = ${id} and current and struck is null
    ) as renewed`
  return found!.renewed
}

/** A prescription as its table takes it. */
export const rowOf = <Row extends Pick<PrescriptionFields, 'doctorId'>>({ doctorId, ...row }: Row) => ({
  ...row,
  doctor_id: doctorId,
})

/** Services of the catalogue with what is prescribed where nobody says more, and whether they are offered on a day. */
type Prescribable = {
  _id: Id
  letter: string
  order_required: boolean
  comment: string
  holds: boolean
}

export const findPrescribable = (tx: Tx, ids: readonly Id[], day: Day) => tx<Prescribable[]>`
  select s._id, g.letter, s.order_required, s.comment,
    ${day}::date between s.valid_from and coalesce(s.valid_to, 'infinity')
      and s._id = service_on(s._id, ${day}) and offered_on(s.code, ${day}, s.offered) as holds
  from service s ${inItsGroup(tx)} where s._id = any(${[...ids]}::uuid[])`

type Searched = Pick<StoredPrescription, '_id' | 'start' | 'end' | 'services' | 'doctor' | 'struck'>

/** The client's prescriptions of which a service, a comment or the doctor says each of the words. */
export async function searchPrescriptions(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
  language: Language,
): Promise<FoundRecord[]> {
  const prescriptions: Searched[] = await listPrescriptions(tx, dossier, language)
  return prescriptions.flatMap(({ _id, start, services, doctor, struck }) => {
    const names = services.map(({ service_details }) => service_details.name)
    const comments = services.map(({ comment }) => comment).filter(Boolean)
    if (!saysEachWord([...names, ...comments, doctor ?? ''], words)) return []
    const title = names.join(', ')
    return [
      { kind: 'Prescription', _id, title, text: comments.join(' '), date: start, struck: struck !== null },
    ]
  })
}

/** Inserts prescriptions in all their versions. */
export const insertPrescriptions = (
  tx: Tx,
  business: Id,
  prescriptions: readonly (Omit<StoredPrescription, 'services'> & Pick<PrescriptionFields, 'services'>)[],
) => insertVersions(tx, prescriptionTable('it'), business, prescriptions.map(rowOf))

/** One page of the open prescriptions that nothing goes on from and the author may know, the one that ends first first. */
export async function listRenewals(
  tx: Tx,
  author: Author,
  today: Day,
  paged: Paged,
): Promise<ListPage<Renewal>> {
  const open = tx`
    from prescription p join dossier d on d._id = p.dossier_id
    where p.current and p.status = 'open' and p.struck is null and d.status <> 'closed'
      and not exists (
        select from prescription n
        where n.dossier_id = p.dossier_id and n.renews = p._id and n.current and n.struck is null
      )
      and ${knownWithin(tx, author, 'prescription', 'p.dossier_id', today)}`
  const listed = tx<(Omit<Renewal, 'days_left' | 'groups'> & { services: TimedService[] })[]>`
    select p._id, p.dossier_id as "dossierId", ${namedClient(tx)} as client, p.start, p."end", p.transitional, (
      select jsonb_agg(
        line || jsonb_build_object('service_details', jsonb_build_object('group', g.code, 'letter', g.letter))
      )
      from jsonb_array_elements(p.services) as line
      join service s on s._id = (line ->> 'serviceId')::uuid
      join service_category c on c.code = s.category_code join service_group g on g.code = c.group_code
    ) as services
    ${open} order by p."end", p._id ${pageWindow(tx, paged)}`
  const page = await countedPage(tx, paged, listed, tx`select ${open}`)
  return {
    ...page,
    items: page.items.map(({ services, ...item }) => ({
      ...item,
      groups: plannedHours(services).groups,
      days_left: daysBetween(today, item.end),
    })),
  }
}
