import { rappenOf } from '@vicino/domain/billing/rappen-of-francs.ts'
import { addDays, daysBetween, daysFrom, firstOfMonth } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { monthBefore } from '@vicino/domain/days/month.ts'
import type { Invoice, InvoiceState } from '@vicino/domain/invoices/invoice.ts'
import type { ControlState } from '@vicino/domain/invoices/invoice-problem.ts'
import type { OfficeInvoice, ToControl } from '@vicino/domain/invoices/invoices.contract.ts'
import type { PaymentFile } from '@vicino/domain/payments/payment.ts'
import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import type { PrescriptionBalance } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { seeWhole } from '../db/whole-view.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { testPasswordCost } from '../testing/config.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'
import { demoSignIns, loadDemo } from './demo.ts'

const now = new Date().toISOString()
const today = todayIn(now)
const password = 'una parola di prova'
let program: TestProgram

beforeAll(async () => {
  program = await testProgram(now)
  await loadDemo(program.database, { now, password, passwordCost: testPasswordCost })
})
afterAll(() => program.close())

async function signIn(post: string): Promise<Browser> {
  const browser = openBrowser(program.app)
  const answer = await browser.post('/api/auth/sign-in/email', {
    email: `${post}@demo.vicino.test`,
    password,
  })
  expect(answer.json(), post).toEqual({ next: 'signed_in' })
  return browser
}

async function read<Answer>(browser: Browser, url: string): Promise<Answer> {
  const answer = await browser.get(url)
  expect(answer.statusCode, `${url} ${answer.body.slice(0, 300)}`).toBe(200)
  return answer.json()
}

type Listed = { items: { _id: string; status: string }[]; total: number }

describe('the demo in the program', () => {
  it.each(demoSignIns.map(({ email }) => email.split('@')[0]!))('lets %s in', async post => {
    const browser = await signIn(post)
    expect((await read<{ _id: string }>(browser, '/api/users/me'))._id).toBeTruthy()
  })

  it('shows each dossier with its drugs and its log to the nursing director', async () => {
    const director = await signIn('direzione')
    const { items, total } = await read<Listed>(director, '/api/dossiers/all_dossiers?limit=100')
    expect(total).toBe(60)
    const open = items.filter(({ status }) => status !== 'closed')
    expect(open).toHaveLength(57)
    for (const { _id } of open) {
      await read(director, `/api/dossiers/${_id}`)
      const drugs = await read<{ _id: string }[]>(director, `/api/dossiers/${_id}/drugs/get_drugs`)
      expect(drugs.length).toBeGreaterThanOrEqual(2)
      await read(director, `/api/dossiers/${_id}/drugs/${drugs[0]!._id}/versions`)
      const log = await read<{ total: number }>(director, `/api/dossiers/${_id}/logs/get_logs?limit=100`)
      expect(log.total).toBeGreaterThanOrEqual(drugs.length)
      await read(director, `/api/dossiers/${_id}/stakeholders`)
      await read(director, `/api/dossiers/${_id}/warnings`)
    }
  })

  it('shows the office what was billed, what is to be billed, and little that holds it', async () => {
    type Page<Item> = { total: number; items: Item[] }
    const office = await signIn('amministrazione')
    const [last, before] = [monthBefore(today), monthBefore(firstOfMonth(addDays(firstOfMonth(today), -1)))]
    const ofMonth = (month: string) => `month=${month}&limit=100`
    const invoices = await read<Page<OfficeInvoice>>(office, `/api/invoices?${ofMonth(before)}`)
    const states = Map.groupBy(invoices.items, ({ state }) => state)
    const counted = (state: InvoiceState) => states.get(state)?.length ?? 0
    expect(counted('paid')).toBeGreaterThan(invoices.total / 2)
    expect([counted('rejected'), counted('partly_paid')]).toEqual([1, 1])
    expect([counted('cancelled'), counted('counter_entry')]).toEqual([1, 1])
    // The bank told of most of it in one file, whose parts add up; two of its payments are to be looked at.
    const { items: files } = await read<Page<PaymentFile>>(office, '/api/payment_files')
    expect(files).toHaveLength(1)
    const [{ sums, waiting }] = files as [PaymentFile]
    const [{ total: whole, ...parts }] = sums as [PaymentFile['sums'][number]]
    const ofParts = (part: 'count' | 'amount') =>
      ['booked', 'differing', 'unmatched', 'known'].reduce(
        (sum, each) => sum + parts[each as 'booked'][part],
        0,
      )
    expect([ofParts('count'), ofParts('amount')]).toEqual([whole.count, whole.amount])
    expect([whole.count, waiting]).toEqual([counted('paid') + 1, 2])
    // What a client contributes is her own document beside the insurer's, which holds her whole care.
    const contributions = invoices.items.filter(({ document }) => document === 'contribution')
    expect(contributions).toHaveLength(1)
    const answers = await Promise.all(
      invoices.items.map(one => office.get(`/api/dossiers/${one.dossierId}/invoices/${one._id}`)),
    )
    // A closed dossier asks for a reason first.
    const all = answers.filter(({ statusCode }) => statusCode === 200).map(answer => answer.json<Invoice>())
    expect(all.length).toBeGreaterThan(invoices.total * 0.9)
    const contribution = all.find(({ document }) => document === 'contribution')!
    expect(contribution.contribution_to).not.toBeNull()
    expect(all.some(({ content }) => content!.materials.length > 0)).toBe(true)
    for (const { content } of all) {
      const { lines, materials, contributions: days } = content!
      const summed = [...lines, ...materials, ...days].reduce((sum, { amount }) => sum + rappenOf(amount), 0)
      expect(rappenOf(content!.total)).toBe(summed)
    }
    // Of those that were asked for again some were a second time, as far as the days have come.
    const [first] = all.map(({ issued_at }) => issued_at).toSorted()
    const since = daysBetween(todayIn(first!), today)
    const level = Math.max(...all.map(each => each.level))
    expect(level).toBeLessThanOrEqual(since > 44 ? 2 : since > 31 ? 1 : 0)
    const [cancelled] = states.get('cancelled')!
    const anew = invoices.items.filter(
      ({ dossierId, law, state }) =>
        dossierId === cancelled!.dossierId &&
        law === cancelled!.law &&
        !['cancelled', 'counter_entry'].includes(state),
    )
    expect(anew.map(({ total }) => total)).toEqual([cancelled!.total])
    expect((await read<Page<unknown>>(office, `/api/invoices?${ofMonth(last)}`)).total).toBe(0)
    const control = await read<Page<ToControl>>(office, `/api/invoices/control?${ofMonth(last)}`)
    const stand = (which: ControlState) => control.items.filter(({ state }) => state === which).length
    expect(control.total).toBeGreaterThan(40)
    expect(stand('blocked')).toBeGreaterThan(0)
    expect(stand('blocked')).toBeLessThan(6)
    expect(stand('doubtful')).toBeGreaterThan(0)
    expect(stand('in_order')).toBeGreaterThan(stand('doubtful'))
    const controlled = await read<Page<ToControl>>(office, `/api/invoices/control?${ofMonth(before)}`)
    expect(controlled.items).toEqual([])
  })

  it('bills housekeeping to the clients themselves, and lets each insurer’s invoice go out electronically', async () => {
    const office = await signIn('amministrazione')
    const month = monthBefore(firstOfMonth(addDays(firstOfMonth(today), -1)))
    const { items } = await read<{ items: OfficeInvoice[] }>(office, `/api/invoices?month=${month}&limit=100`)
    const known = await read<Listed>(await signIn('direzione'), '/api/dossiers/all_dossiers?limit=100')
    // A dossier that is closed opens to who says why.
    const closed = known.items.filter(({ status }) => status === 'closed').map(({ _id }) => _id)
    const open = items.filter(({ dossierId }) => !closed.includes(dossierId))
    const own = open.filter(({ law }) => law === 'private')
    // What a client contributes is hers to pay, on paper.
    const insured = open.filter(({ law, document }) => law !== 'private' && document === 'care')
    expect(own.length).toBeGreaterThan(0)
    for (const { dossierId, _id, total } of own) {
      const { content } = await read<Invoice>(office, `/api/dossiers/${dossierId}/invoices/${_id}`)
      expect(content!.tiers).toBe('garant')
      expect(new Set(content!.lines.map(({ letter }) => letter))).toEqual(new Set(['D']))
      expect(content!.lines.flatMap(({ services }) => services.map(({ code }) => code))).toContain('5009.900')
      const sum = content!.lines.reduce((so, { amount }) => so + rappenOf(amount), 0)
      expect(sum).toBe(rappenOf(total))
    }
    for (const { dossierId, _id } of insured) {
      const path = `/api/dossiers/${dossierId}/invoices/${_id}/sending`
      expect((await read<{ problems: object[] }>(office, path)).problems).toEqual([])
    }
  })

  it('prescribes what is done and planned, with few that are exceeded by a little', async () => {
    const director = await signIn('direzione')
    const { items } = await read<Listed>(director, '/api/dossiers/all_dossiers?limit=20')
    const used: number[] = []
    for (const { _id, status } of items) {
      if (status === 'closed') continue
      const path = `/api/dossiers/${_id}/prescriptions`
      for (const one of await read<Prescription[]>(director, `${path}/all_prescriptions`)) {
        const balance = await read<PrescriptionBalance>(director, `${path}/${one._id}/balance`)
        used.push((balance.done + balance.planned) / balance.prescribed)
      }
    }
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter(share => share > 1).length).toBeLessThan(used.length / 5)
    expect(Math.max(...used)).toBeLessThan(1.6)
  })

  it('tells who plans of an order that is exceeded', async () => {
    const planner = await signIn('pianificazione')
    const range = `startDate=${addDays(today, -7)}&endDate=${addDays(today, 7)}`
    const { count } = await read<{ count: number }>(planner, `/api/tasks/exceeded_orders?${range}`)
    expect(count).toBeGreaterThan(0)
  })

  it('holds a document at the focus that it is about, which opens', async () => {
    const director = await signIn('direzione')
    const { items } = await read<Listed>(director, '/api/dossiers/all_dossiers?limit=100')
    const open = items.filter(({ status }) => status !== 'closed')
    const paths = open.map(({ _id }) => `/api/dossiers/${_id}/documents`)
    type Held = { items: { _id: string; size: number; record: { _id: string } }[] }
    const lists = await Promise.all(paths.map(path => read<Held>(director, `${path}?tied=true`)))
    const at = lists.findIndex(({ items: tied }) => tied.length > 0)
    const [document] = lists[at]!.items
    await read(director, `/api/dossiers/${open[at]!._id}/focuses/${document!.record._id}`)
    const file = await director.get(`${paths[at]}/${document!._id}/file`)
    expect([file.statusCode, file.body.length]).toEqual([200, document!.size])
  })

  it('shows the auditor who did what', async () => {
    const auditor = await signIn('revisione')
    expect((await read<Listed>(auditor, '/api/audit?limit=100')).items).toHaveLength(100)
  })

  it('shows each day to the planner', async () => {
    const planner = await signIn('pianificazione')
    for (const day of daysFrom(addDays(today, -21), addDays(today, 14)))
      expect((await read<unknown[]>(planner, `/api/tasks/date/${day}`)).length).toBeGreaterThan(5)
  })

  it.each([
    ['infermiera', 60],
    ['oss', 60],
    ['indipendente', 7],
  ])('shows %s her own clients and her visits of today', async (post, most) => {
    const browser = await signIn(post)
    const { total } = await read<Listed>(browser, '/api/dossiers/all_dossiers')
    expect(total).toBeGreaterThan(4)
    expect(total).toBeLessThan(most)
    const visits = await read<{ type: string; visit?: { address: object } }[]>(
      browser,
      `/api/tasks/date/${today}`,
    )
    expect(visits.filter(({ type, visit }) => type === 'client' && visit?.address).length).toBeGreaterThan(2)
  })

  it.each([
    ['drug', '_id'],
    ['warning', '_id'],
    ['administration', '_id'],
    ['clinical_parameter', '_id'],
    ['clinical_parameter_limits', 'dossier_id'],
    ['focus', '_id'],
    ['focus_event', '_id'],
    ['performance', '_id'],
    ['material', '_id'],
    ['material_use', '_id'],
    ['anamnesis_section', 'anamnesis_id, section'],
  ])('lets the last version of each %s stand, and no other', async (table, record) => {
    const session = await program.database.owner.reserve()
    await session`begin`
    await seeWhole(session)
    const [counted] = await session.unsafe<{ rows: number; wrong: number }[]>(`
      select count(*)::int as rows, (count(*) filter (where current <> (version = last)))::int as wrong
      from (select current, version, max(version) over (partition by ${record}) as last from ${table}) t`)
    await session`rollback`
    session.release()
    expect(counted!.rows).toBeGreaterThan(0)
    expect(counted!.wrong).toBe(0)
  })
})
