import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { asTenant, type Tx } from '@vicino/server/db/tenant.ts'
import type { World } from './world.ts'

const author = {
  _id: '00000000-0000-7000-8000-000000000000',
  name: 'Misura',
  role: 'nurse_diploma',
  avatar: null,
}

/** The ten years of a client: the days on which she was cared for. */
export const tenYears = { start: '2014-01-01', end: '2023-12-31' } as const

const daysAtOnce = 400

/** So many documents, each of so many pieces, as long as they are kept. */
const documents = { count: 150, pieces: 8, pieceBytes: 65_536 } as const

/** Ten years of a client: each day two visits with two services, three doses and a reading; and documents. */
export async function liveTenYears({ database, business, dossier }: World): Promise<void> {
  for (let start: Day = tenYears.start; start <= tenYears.end; start = addDays(start, daysAtOnce)) {
    const until = addDays(start, daysAtOnce - 1)
    const end = until < tenYears.end ? until : tenYears.end
    await asTenant(database.app, { business }, tx => liveDays(tx, dossier, { start, end }))
  }
  await asTenant(database.app, { business }, tx => keepDocuments(tx, dossier))
  await database.owner`vacuum analyze`
}

const ownId = (tx: Tx) => tx`overlay(gen_random_uuid()::text placing '7' from 15)::uuid`

async function liveDays(tx: Tx, dossier: string, { start, end }: { start: Day; end: Day }): Promise<void> {
  const days = tx`generate_series(${start}::date, ${end}::date, interval '1 day') as day`
  const stamp = tx`day + interval '9 hours'`
  await tx`
    with visits as (
      insert into task
        (business_id, _id, title, title_words, date, end_date, start_time, end_time, type, status, dossier_id, author_id,
          started_at, ended_at)
      select current_business(), ${ownId(tx)}, 'Visita', ' visita', day, day, clock, clock + interval '40 minutes',
        'client', 'completed', ${dossier}, ${author._id}, day + clock, day + clock + interval '40 minutes'
      from ${days}, unnest(array[time '08:00', time '18:00']) as clock
      returning business_id, _id, date
    )
    insert into performance
      (business_id, _id, version, addition_id, dossier_id, task_id, date, service_id, duration, comment, author,
        created_at, written_at, handover)
    select v.business_id, ${ownId(tx)}, 1, v._id, ${dossier}, v._id, v.date, s._id, 17, 'Tutto bene', ${tx.json(author)},
      v.date, v.date, false
    from visits v join service s on s.code in ('5002.340', '5003.040')`
  await tx`
    insert into administration
      (business_id, _id, version, dossier_id, drug_id, drug_version, day, moment, status, dose, given_at, status_reason,
        note, site, effect_note, author, created_at, written_at, handover)
    select d.business_id, ${ownId(tx)}, 1, ${dossier}, d._id, d.version, day, moment, 'given', 1, ${stamp}, '', '', '', '',
      ${tx.json(author)}, ${stamp}, ${stamp}, false
    from ${days}, unnest(array['morning', 'afternoon', 'evening']) as moment,
      (select * from drug where dossier_id = ${dossier} and current order by _id limit 1) d`
  await tx`
    insert into clinical_parameter
      (business_id, _id, version, dossier_id, measured_at, hr, bp_max, bp_min, temperature, note, author, created_at,
        written_at, handover)
    select current_business(), ${ownId(tx)}, 1, ${dossier}, ${stamp}, 72, 132, 78, 36.6, 'A riposo', ${tx.json(author)},
      ${stamp}, ${stamp}, false
    from ${days}`
}

const md5Bytes = 16

async function keepDocuments(tx: Tx, dossier: string): Promise<void> {
  const { count, pieces, pieceBytes } = documents
  await tx`
    with kept as (
      insert into document
        (business_id, _id, dossier_id, version, name, words, category, type, size, sha256, author, created_at, written_at)
      select current_business(), ${ownId(tx)}, ${dossier}, 1, 'Referto ' || n, ' referto', 'clinical', 'application/pdf',
        ${pieces * pieceBytes}, repeat('0', 64), ${tx.json(author)}, now(), now()
      from generate_series(1, ${count}::int) as n
      returning business_id, _id
    )
    insert into document_chunk (business_id, document_id, at, bytes)
    select k.business_id, k._id, at, (
      select string_agg(decode(md5(k._id::text || at || i), 'hex'), '') from generate_series(1, ${pieceBytes / md5Bytes}::int) as i
    )
    from kept k, generate_series(0, ${pieces - 1}::int) as at`
}
