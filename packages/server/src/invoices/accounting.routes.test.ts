import type { InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type BillingHouse, billingHouse, caredFor, issuedInvoice } from '../testing/issued-invoice.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'
import { readyToBill } from '../testing/ready-to-bill.ts'

let program: TestProgram
let house: BillingHouse
let paid: InvoiceCard
let cancelled: InvoiceCard

beforeAll(async () => {
  program = await testProgram()
  house = await billingHouse(program)
  paid = await issuedInvoice(house, { last_name: '=SUM(A1)', minutes: 60 })
  cancelled = await issuedInvoice(house, { insurer: 'Cassa "Alba"; Lugano' })
  const at = ({ dossierId, _id }: InvoiceCard) => `/api/dossiers/${dossierId}/invoices/${_id}`
  await house.office.call('POST', `${at(paid)}/add_event`, {
    kind: 'payment',
    date: '2026-11-20',
    amount: 10,
  })
  await house.office.call('POST', `${at(cancelled)}/cancel`, { reason: 'Cassa sbagliata' })
})
afterAll(() => program.close())

const get = (path: string, who = house.office) => who.call('GET', `/api/accounting/${path}`)
async function table(path: string, who = house.office): Promise<string[][]> {
  const answer = await get(path, who)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toContain('text/csv')
  expect(answer.body.startsWith('\uFEFF')).toBe(true)
  const cells = /(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g
  return answer.body
    .slice(1)
    .trim()
    .split('\r\n')
    .map(line => Array.from(line.matchAll(cells), ([, quoted, plain]) => quoted ?? plain ?? ''))
}
const named = (head: string[], row: string[] = []) =>
  Object.fromEntries(head.map((name, at) => [name, row[at]]))
const days = 'from=2026-11-01&to=2026-11-30'

/** A house of care with material that is cancelled with its contribution, and of material alone. */
async function mixedHouse(): Promise<BillingHouse> {
  const mixed = await billingHouse(program)
  const { office, nurse, business } = mixed
  const wrote = async (method: 'POST' | 'PATCH', path: string, body: object, who = office) => {
    const answer = await who.call(method, path, body)
    expect([200, 201], answer.body).toContain(answer.statusCode)
    return answer.json()
  }
  const settings = `/api/businesses/${business}`
  const { version } = (await office.call('GET', `${settings}/settings`)).json()
  const rule = { canton: 'TI', kind: 'percent_with_daily_cap', percent: 20, daily_cap: 1535, min_age: 18 }
  await wrote('PATCH', `${settings}/settings`, {
    version,
    contributions: [{ ...rule, from: '2026-01-01' }],
  })
  const price = { payer: 'kvg', tariff_type: '452', code: null, price: 145, from: '2026-01-01' }
  const gauze = await wrote(
    'POST',
    `${settings}/materials/create_material`,
    { name: 'Compressa', unit: 'pezzo', category: 'B', code: '35.01.01.00.1', prices: [price] },
    nurse,
  )
  const used = (taskId: string) =>
    wrote(
      'POST',
      `/api/tasks/${taskId}/add_material_uses`,
      { uses: [{ materialId: gauze._id, quantity: 2 }] },
      nurse,
    )
  const issue = (dossier: string): Promise<InvoiceCard[]> =>
    wrote('POST', `/api/dossiers/${dossier}/invoices/create_invoice`, { month: '2026-10' })
  const visit = (client: string) =>
    wrote(
      'POST',
      '/api/tasks/create_task',
      {
        title: 'Medicazione',
        date: '2026-10-05',
        start_time: '09:00',
        end_time: '09:45',
        client,
        status: 'completed',
        operators: [],
        confirm_overlap: { reason: 'serve alla prova' },
      },
      nurse,
    )
  const cared = await caredFor(mixed)
  const address = { street: 'Via Lago', house_no: '1', zip: '6600', city: 'Locarno', canton: 'TI' }
  const personal = `/api/dossiers/${cared}/personal_data`
  const { version: written } = (await nurse.call('GET', personal)).json()
  await wrote('PATCH', personal, { version: written, address }, nurse)
  await used((await visit(cared))._id)
  const care = (await issue(cared)).find(({ document }) => document === 'care')
  await wrote('POST', `/api/dossiers/${cared}/invoices/${care!._id}/cancel`, { reason: 'Cassa sbagliata' })
  const supplied = await program.dossier(business)
  await program.assign(supplied, nurse)
  await nurse.call('PATCH', `/api/dossiers/${supplied}/sanitary_data`, {
    version: 1,
    avsNumber: '756.9217.0769.85',
  })
  await readyToBill(nurse, supplied, { insurer: 'Cassa di Prova', from: '2026-01-01', until: '2026-12-31' })
  await used((await visit(supplied))._id)
  await issue(supplied)
  return mixed
}

describe('the table of invoices', () => {
  it('has a row for each invoice and counter-entry, whose sums cancel out', async () => {
    const [head, ...rows] = await table(`invoices?${days}`)
    const [first, second, third, ...more] = rows.map(row => named(head!, row))
    expect(more).toEqual([])
    expect(first).toMatchObject({
      Numero: paid.number,
      Data: '2026-11-20',
      'Id cliente': paid.dossierId,
      Cliente: 'Luca =SUM(A1)',
      Pagatore: 'Cassa di Prova',
      Legge: 'LAMal',
      'B CHF': '63.00',
      'A CHF': '0.00',
      'Totale CHF': '63.00',
      'Arrotondamento CHF': '0.00',
      'Pagato CHF': '10.00',
      Stato: 'Pagata in parte',
      Storno: '',
    })
    expect(second).toMatchObject({
      Stato: 'Stornata',
      Storno: third!['Numero'],
      Pagatore: 'Cassa ""Alba""; Lugano',
    })
    expect(third).toMatchObject({
      Stato: 'Storno',
      Storno: cancelled.number,
      'Totale CHF': '-26.25',
      'B CHF': '-26.25',
    })
  })

  it('adds up in every row: letters, materials and what clients contribute', async () => {
    const mixed = await mixedHouse()
    const [head, ...rows] = await table(`invoices?${days}`, mixed.office)
    const parts = [/^[A-Z] CHF$/, /^Materiale CHF$/, /^Partecipazione CHF$/, /^Quota del Cantone CHF$/]
    const sums = rows.map(row => {
      const sumOf = (part: RegExp) =>
        head!.reduce((sum, name, at) => (part.test(name) ? sum + Number(row[at]) * 100 : sum), 0)
      const summed = parts.map(part => Math.round(sumOf(part)))
      expect(summed.reduce((sum, part) => sum + part, 0)).toBe(
        Math.round(Number(named(head!, row)['Totale CHF']) * 100),
      )
      return summed
    })
    expect(sums).toEqual(
      expect.arrayContaining([
        [2625, 290, 0, 0],
        [0, 0, 525, 0],
        [-2625, -290, 0, 0],
        [0, 0, -525, 0],
        [0, 290, 0, 0],
      ]),
    )
  })

  it('tells the owner neither payer nor letters', async () => {
    const owner = await program.person(house.business, ['PROP'])
    const [head, row] = await table(`invoices?${days}`, owner)
    expect(named(head!, row)).toMatchObject({
      Pagatore: '',
      'B CHF': '',
      'Materiale CHF': '',
      'Partecipazione CHF': '',
      'Quota del Cantone CHF': '',
      'Totale CHF': '63.00',
    })
  })

  it('has no row of other days, and none of another house', async () => {
    expect(await table('invoices?from=2026-10-01&to=2026-10-31')).toHaveLength(1)
    const stranger = await program.person(await program.business(), ['AMM'])
    expect(await table(`invoices?${days}`, stranger)).toHaveLength(1)
  })

  it.each([
    ['from=2026-11-30&to=2026-11-01', 'to'],
    ['from=2025-01-01&to=2026-11-01', 'to'],
    ['from=2026-11-31&to=2026-12-01', 'from'],
    ['to=2026-12-01', 'from'],
  ])('of %s is refused', async (query, path) => {
    const refused = await get(`invoices?${query}`)
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, path])
  })

  it('is written down as an export, with its days and rows', async () => {
    const reader = await program.person(house.business, ['AMM'])
    await table(`invoices?${days}`, reader)
    await table('open_items', reader)
    await table(`residual_cost?from=2026-10-01&to=2026-10-31`, reader)
    const rows = await asTenant(
      program.database.app,
      { business: house.business },
      tx =>
        tx`select action, entity_type, rows, reason from audit where actor_id = ${reader._id} order by reason`,
    )
    const row = { action: 'export', entity_type: 'invoice' }
    expect(rows).toEqual([
      { ...row, rows: 1, reason: '2026-10-01 – 2026-10-31' },
      { ...row, rows: 3, reason: '2026-11-01 – 2026-11-30' },
      { ...row, rows: 1, reason: '2026-11-20' },
    ])
  })
})

it('the table of what is open has what is still to come', async () => {
  const [head, ...rows] = await table('open_items')
  expect(rows.map(row => named(head!, row))).toMatchObject([
    {
      Numero: paid.number,
      Giorni: '0',
      'Da pagare CHF': '63.00',
      'Pagato CHF': '10.00',
      'Aperto CHF': '53.00',
    },
  ])
})

describe('the table of residual cost', () => {
  it('sums what stands by month, law and letter, and leaves out what is cancelled', async () => {
    const [head, ...rows] = await table('residual_cost?from=2026-10-01&to=2026-10-31')
    expect(rows.map(row => named(head!, row))).toMatchObject([
      {
        Mese: '2026-10',
        Genere: 'Cure',
        Legge: 'LAMal',
        Lettera: 'B',
        'Genere di cura': 'Cure ordinarie',
        Clienti: '1',
        'Minuti fatturati': '60',
        'Minuti svolti': '60',
        'Importo CHF': '63.00',
      },
    ])
  })

  const october = 'from=2026-10-01&to=2026-10-31'
  const cost = { letter: 'B', care_kind: 'ordinary', canton: 'TI', hourly_cost: 9500, from: '2026-01-01' }
  const recognise = async (recognised_costs: object[]) => {
    const path = `/api/businesses/${house.business}/settings`
    const { version } = (await house.office.call('GET', path)).json()
    return house.office.call('PATCH', path, { version, recognised_costs })
  }
  const missing = async () => (await get(`residual_cost/missing?${october}`)).json()
  const amounts = async () => {
    const [head, row] = await table(`residual_cost?${october}`)
    const { 'Costo riconosciuto CHF': whole, 'Costo residuo CHF': residual } = named(head!, row)
    return [whole, residual]
  }

  it('leaves empty what nobody wrote the cost of, and says of what', async () => {
    expect(await amounts()).toEqual(['', ''])
    expect(await missing()).toEqual([
      { canton: 'TI', letter: 'B', care_kind: 'ordinary', from: '2026-10-05' },
    ])
  })

  it('has what neither insurer nor client pays once it is written, from its day on', async () => {
    expect((await recognise([{ ...cost, from: '2026-10-06' }])).statusCode).toBe(200)
    expect(await amounts()).toEqual(['', ''])
    await recognise([cost, { ...cost, hourly_cost: 9900, from: '2026-10-06' }])
    expect(await amounts()).toEqual(['95.00', '32.00'])
    expect(await missing()).toEqual([])
  })

  it.each([
    [[{ ...cost, hourly_cost: 0 }], 'recognised_costs.0.hourly_cost'],
    [[{ ...cost, hourly_cost: 95.5 }], 'recognised_costs.0.hourly_cost'],
    [[{ ...cost, care_kind: 'transitional' }], 'recognised_costs.0.care_kind'],
    [[{ ...cost, letter: 'D' }], 'recognised_costs.0.letter'],
    [[{ ...cost, from: '2026-13-01' }], 'recognised_costs.0.from'],
    [[cost, { ...cost, hourly_cost: 9800 }], 'recognised_costs'],
  ])('refuses a cost at its field: %j', async (costs, path) => {
    const refused = await recognise(costs)
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, path])
  })

  it('is refused to who may not know who pays', async () => {
    const stranger = await program.person(house.business, ['PROP'])
    expect((await get(`residual_cost/missing?${october}`, stranger)).statusCode).toBe(403)
    const owner = await program.person(house.business, ['PROP'])
    expect((await get('residual_cost?from=2026-10-01&to=2026-10-31', owner)).statusCode).toBe(403)
  })
})
