import { asTenant } from '@vicino/server/db/tenant.ts'
import type { MeasuredCall } from './calls.ts'
import type { World } from './world.ts'

/** A client's activity log of so many lines. */
type Log = { dossier: string; lines: number }

const long = 100_000
const short = 1_000
/** What the other clients' logs fill up: the long one stands among so many lines of its business. */
const ofBusiness = 1_000_000

/** No statement may take longer than a request's. */
const linesAtOnce = 20_000

/** What is asked of a log: its first page, of one kind, of a kind of which there is little, and what is unread. */
const asked: readonly [name: string, call: string][] = [
  ['first page', 'get_logs'],
  ['one kind', `get_logs?filters=${encodeURIComponent('{"type":["Drug"]}')}`],
  ['a rare kind', `get_logs?filters=${encodeURIComponent('{"type":["ClinicalParameter"]}')}`],
  ['unread counts', 'unread_counts'],
]

export const logCalls = ({ dossier, lines }: Log): MeasuredCall[] =>
  asked.map(([name, call]) => ({
    name: `log of ${lines}, ${name}`,
    who: 'nurse',
    method: 'GET',
    path: `/api/dossiers/${dossier}/logs/${call}`,
  }))

/** Gives two clients of the nurse a long and a short log, and the others of the business what is left. */
export async function fillLogs(world: World): Promise<[long: Log, short: Log]> {
  const { database, business, nurse } = world
  const [first, second, ...others] = await asTenant(database.app, { business }, async tx =>
    (await tx<{ _id: string }[]>`select _id from dossier where status = 'active' order by _id`).map(
      ({ _id }) => _id,
    ),
  )
  const logs: [Log, Log] = [
    { dossier: first!, lines: long },
    { dossier: second!, lines: short },
  ]
  await asTenant(
    database.app,
    { business },
    tx => tx`
      insert into stakeholder (business_id, dossier_id, user_id, since, added_by)
      select ${business}, _id, ${nurse}, current_date, ${nurse} from unnest(${[first!, second!]}::uuid[]) as _id
      on conflict do nothing`,
  )
  const each = Math.ceil((ofBusiness - long - short) / others.length)
  for (const log of [...logs, ...others.map(dossier => ({ dossier, lines: each }))]) await fillLog(world, log)
  await database.owner`vacuum analyze`
  return logs
}

/** Writes drugs, focuses and, mostly, services of a colleague, minute by minute, into the log of a client. */
async function fillLog({ database, business, nurse }: World, { dossier, lines }: Log): Promise<void> {
  for (let from = 0; from < lines; from += linesAtOnce) {
    const until = Math.min(from + linesAtOnce, lines)
    const written = await asTenant(
      database.app,
      { business },
      tx => tx`
        insert into activity
          (business_id, _id, dossier_id, data_model, entity_id, action, author, author_id, payload, said, created_at)
        select business_id, id, ${dossier}, (array['Drug', 'FocusGroup', 'Performance'])[1 + least(n % 6, 2)],
          id, 'created', author, author_id, payload, said, now() - n * interval '1 minute'
        from (
          select business_id, author, author_id, payload, said from activity
          where author_id <> ${nurse} limit 1
        ) sample, (
          select n, overlay(gen_random_uuid()::text placing '7' from 15)::uuid as id
          from generate_series(${from + 1}::int, ${until}::int) as n
        ) lines`,
    )
    if (written.count !== until - from) throw new Error('the log to be measured stayed empty')
  }
}
