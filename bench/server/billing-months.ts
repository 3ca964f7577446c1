import { settingsDefaults } from '@vicino/domain/businesses/business-settings.ts'
import { daysOf, type Month } from '@vicino/domain/days/month.ts'
import type { InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { completeAddress } from '@vicino/domain/people/address.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { insertFirstSettings } from '@vicino/server/businesses/business-settings.store.ts'
import { insertRows } from '@vicino/server/db/insert-rows.ts'
import { asTenant, type Tx } from '@vicino/server/db/tenant.ts'
import { fillMonths } from './months.ts'
import type { World } from './world.ts'

const address = completeAddress({ street: 'Via Misura', zip: '6500', city: 'Bellinzona', canton: 'TI' })

const author = { _id: '00000000-0000-7000-8000-000000000000', name: 'Misura', role: 'admin', avatar: null }

/** Fills months with visits, two services done on each, ordered by a doctor, of clients and a house that lack nothing. */
export async function fillBilling(world: World, months: readonly Month[], visits: number): Promise<void> {
  const { database, business } = world
  await fillMonths(
    world,
    months.map(month => ({ first: daysOf(month).start, last: daysOf(month).end, visits })),
  )
  const now = new Date().toISOString()
  await asTenant(database.app, { business }, async tx => {
    const fields = {
      ...settingsDefaults('Spitex Misura'),
      iban: 'CH9300762011623852957',
      address,
      rcc: [{ canton: 'TI', rcc_number: 'Z123421', from: '2020-01-01' }] as const,
    }
    await insertFirstSettings(tx, business, [
      { fields: { ...fields, rcc: [...fields.rcc] }, signature: author, now },
    ])
    for (const month of months) {
      await handOut(tx, month)
      await perform(tx, business, month)
    }
  })
  await database.owner`vacuum analyze`
}

/** Gives the visits of a month to so many operators that nobody is at two of them at once: that would be looked at first. */
async function handOut(tx: Tx, month: Month): Promise<void> {
  const { start, end } = daysOf(month)
  await tx`
    update task_operator o set user_id = p.user_id
    from (
      select _id, 2 * (row_number() over (partition by date, start_time order by _id) - 1)
        + extract(epoch from start_time)::int / 900 % 2 as at
      from task where date between ${start} and ${end} and dossier_id is not null
    ) t
    join (select user_id, row_number() over (order by user_id) - 1 as at from collaboration) p on p.at = t.at
    where o.task_id = t._id`
}

/** What was done on the visits of a month, all of them ended, and the order for it. */
async function perform(tx: Tx, business: Id, month: Month): Promise<void> {
  const { start, end } = daysOf(month)
  await tx`
    update task set status = 'completed'
    where business_id = ${business} and date between ${start} and ${end} and dossier_id is not null`
  await tx`
    update task_operator o set made_from = (t.date + t.start_time) at time zone 'Europe/Zurich',
      made_until = (t.end_date + t.end_time) at time zone 'Europe/Zurich'
    from task t where t._id = o.task_id and t.date between ${start} and ${end} and t.dossier_id is not null`
  await tx`
    insert into performance
      (business_id, _id, version, addition_id, dossier_id, task_id, date, service_id, duration, comment, author,
        created_at, written_at)
    select ${business}, overlay(gen_random_uuid()::text placing '7' from 15)::uuid, 1, t._id, t.dossier_id, t._id,
      t.date, s._id, case s.code when '5002.340' then 12 else 17 end, '', ${tx.json(author)}, now(), now()
    from task t join service s on s.code in ('5002.340', '5003.040')
    where t.date between ${start} and ${end} and t.dossier_id is not null`
  await tx`
    insert into prescription
      (business_id, _id, version, dossier_id, status, start, "end", transitional, services, doctor, ordered_on, author,
        written_by, created_at, written_at)
    select ${business}, overlay(gen_random_uuid()::text placing '7' from 15)::uuid, 1, d._id, 'open', ${start}, ${end}, false,
      (select jsonb_agg(jsonb_build_object('serviceId', s._id, 'duration', 15, 'newDuration', null, 'frequency', 1,
        'period', 1, 'comment', '', 'ordered_by_doctor', true)) from service s where s.code in ('5002.340', '5003.040')),
      'Elena Misuri', ${start}, ${tx.json(author)}, ${tx.json(author)}, now(), now()
    from dossier d`
}

/** All clients, in an order. */
export const listClients = ({ database, business }: World): Promise<Id[]> =>
  asTenant(database.app, { business }, async tx => {
    const rows = await tx<{ _id: Id }[]>`select _id from dossier order by _id`
    return rows.map(({ _id }) => _id)
  })

type Minutes = {
  dossier_id: Id
  date: string
  letter: InvoiceContent['lines'][number]['letter']
  minutes: number
  performances: InvoiceContent['lines'][number]['performances']
}

/**
 * The floor: one statement sums the minutes of some clients by day and letter, and the documents are written with all
 * that is known of them, nothing looked up, weighed or checked. As many transactions as the product needs.
 */
export async function billBare(
  { database, business }: World,
  month: Month,
  clients: readonly Id[],
  { template, atOnce }: { template: InvoiceContent; atOnce: number },
): Promise<void> {
  const { start, end } = daysOf(month)
  for (let at = 0; at < clients.length; at += atOnce)
    await asTenant(database.app, { business }, async tx => {
      const summed = await tx<Minutes[]>`
        select p.dossier_id, p.date, g.letter, sum(p.duration)::int as minutes,
          jsonb_agg(jsonb_build_object('performanceId', p._id, 'taskId', p.task_id, 'version', p.version,
            'minutes', p.duration)) as performances
        from performance p join service s on s._id = p.service_id
        join service_category c on c.code = s.category_code join service_group g on g.code = c.group_code
        where p.dossier_id = any(${clients.slice(at, at + atOnce)}::uuid[]) and p.date between ${start} and ${end}
          and p.current
        group by p.dossier_id, p.date, g.letter order by p.dossier_id, p.date, g.letter`
      const [line] = template.lines
      const invoices = Array.from(
        Map.groupBy(summed, ({ dossier_id }) => dossier_id),
        ([dossier_id, rows]) => {
          const lines = rows.map(({ date, letter, minutes, performances }) => ({
            ...line,
            date,
            letter,
            minutes,
            real_minutes: minutes,
            visits: [],
            performances,
          }))
          const _id = newId()
          return { business_id: business, _id, dossier_id, content: { ...template, lines } }
        },
      )
      await insertRows(
        tx,
        'invoice',
        invoices.map(invoice => ({
          ...invoice,
          number: `B-${invoice._id.slice(-17)}`,
          document: 'care',
          month,
          law: 'kvg',
          payer: template.payer.name,
          total: 0,
          payable: 0,
          state: 'issued',
          author,
          issued_at: new Date().toISOString(),
          due_on: end,
        })),
      )
      await insertRows(
        tx,
        'invoiced_performance',
        invoices.flatMap(({ _id, dossier_id, content }) =>
          content.lines.flatMap(({ date, performances }) =>
            performances.map(({ performanceId, version }) => ({
              business_id: business,
              invoice_id: _id,
              performance_id: performanceId,
              version,
              dossier_id,
              date,
            })),
          ),
        ),
      )
    })
}

/** An invoice that was issued, as the documents of the floor are written. */
export const someContent = ({ database, business }: World, month: Month): Promise<InvoiceContent> =>
  asTenant(database.app, { business }, async tx => {
    const [row] = await tx<{ content: InvoiceContent }[]>`
      select content from invoice where month = ${month} and state = 'issued' order by number limit 1`
    if (!row) throw new Error(`nothing was issued of ${month}`)
    return row.content
  })
