import type { Invoice, InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import type { Material } from '@vicino/domain/materials/material.ts'
import type { MaterialUse } from '@vicino/domain/materials/material-use.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { readyHouse, readyToBill } from '../testing/ready-to-bill.ts'

let program: TestProgram
let business: string
let nurse: Caller
let office: Caller
let dossier: string
let gauze: Material
let gloves: Material

const price = { payer: 'kvg', tariff_type: '452', code: null, price: 145, from: '2026-01-01' }
const list = () => `/api/businesses/${business}/materials`
async function material(more: object = {}): Promise<Material> {
  const usual = {
    name: `Compressa ${newId()}`,
    unit: 'pezzo',
    category: 'B',
    code: '35.01.01.00.1',
    prices: [price],
  }
  const answer = await office.call('POST', `${list()}/create_material`, { ...usual, ...more })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  office = await program.person(business, ['AMM', 'DS'])
  await readyHouse(office)
  gauze = await material()
  gloves = await material({ name: 'Guanti', category: 'C', prices: [] })
})
afterAll(() => program.close())

let taskId: string
beforeEach(async () => {
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  await office.call('PATCH', path('/sanitary_data'), { version: 1, avsNumber: '756.9217.0769.85' })
  await readyToBill(office, dossier, { insurer: `Cassa ${newId()}`, from: '2026-10-01', until: '2026-12-31' })
  taskId = await planned('2026-10-05')
})

const path = (rest: string) => `/api/dossiers/${dossier}${rest}`

async function planned(date: string): Promise<string> {
  const time = { date, start_time: '08:00', end_time: '08:45' }
  const visit = { title: 'Medicazione', ...time, client: dossier, status: 'completed' }
  const answer = await office.call('POST', '/api/tasks/create_task', {
    ...visit,
    operators: [nurse._id],
    confirm_overlap: { reason: 'serve alla prova' },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()._id
}

const add = (uses: object[], who = nurse, more: object = {}) =>
  who.call('POST', `/api/tasks/${taskId}/add_material_uses`, { uses, ...more })
async function used(more: object = {}): Promise<MaterialUse> {
  const answer = await add([{ materialId: gauze._id, quantity: 2, ...more }])
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()[0]
}
const correct = ({ _id }: MaterialUse, change: object, who = nurse) =>
  who.call('PATCH', path(`/material_uses/${_id}`), { version: 1, ...change })
const issue = () => office.call('POST', path('/invoices/create_invoice'), { month: '2026-10' })
async function issued(): Promise<InvoiceCard[]> {
  const answer = await issue()
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const draft = async () => (await office.call('GET', path('/invoice_draft?month=2026-10'))).json()
const offered = async (who = nurse) => (await who.call('GET', path('/materials'))).json()

describe('the materials of a house', () => {
  it('are written, changed as versions and listed by who reads bills', async () => {
    const before = await material({ name: 'Bendaggio', unit: 'm' })
    expect(before).toMatchObject({ version: 1, in_use: true, author: { _id: office._id } })
    const one = `${list()}/${before._id}`
    const changed = await office.call('PATCH', one, {
      version: 1,
      prices: [price, { ...price, price: 150, from: '2027-01-01' }],
    })
    expect(changed.json()).toMatchObject({ version: 2, name: 'Bendaggio', prices: [price, { price: 150 }] })
    const stale = await office.call('PATCH', one, { version: 1, unit: 'cm' })
    expect([stale.statusCode, stale.json().current.version]).toEqual([409, 2])
    expect((await office.call('GET', one)).json()).toEqual(changed.json())
    const all: Material[] = (await office.call('GET', list())).json()
    expect(all.find(({ _id }) => _id === before._id)).toEqual(changed.json())
  })

  it('are changed by one of two at once, the other is told', async () => {
    const before = await material()
    const answers = await Promise.all(
      [1, 2].map(at => office.call('PATCH', `${list()}/${before._id}`, { version: 1, unit: `unità ${at}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('are added once, however often it is sent', async () => {
    const _id = newId()
    const first = await material({ _id, name: 'Cerotto' })
    const plaster = {
      _id,
      name: 'Cerotto',
      unit: 'pezzo',
      category: 'B',
      code: '35.01.01.00.1',
      prices: [price],
    }
    const again = await office.call('POST', `${list()}/create_material`, plaster)
    expect([again.statusCode, again.json()]).toEqual([200, first])
  })

  it('are hidden from another business, and from who reads no bills', async () => {
    const stranger = await program.person(await program.business(), ['AMM'])
    const own = `/api/businesses/${stranger.business}/materials`
    expect((await stranger.call('GET', list())).statusCode).toBe(404)
    expect((await stranger.call('GET', `${own}/${gauze._id}`)).statusCode).toBe(404)
    expect((await stranger.call('PATCH', `${own}/${gauze._id}`, { version: 1, unit: 'm' })).statusCode).toBe(
      404,
    )
    expect((await stranger.call('GET', own)).json()).toEqual([])
    expect((await nurse.call('GET', list())).statusCode).toBe(403)
    expect((await nurse.call('POST', `${list()}/create_material`, {})).statusCode).toBe(403)
    const director = await program.person(business, ['DS'])
    expect((await director.call('GET', list())).statusCode).toBe(200)
    expect((await director.call('PATCH', `${list()}/${gauze._id}`, { version: 1 })).statusCode).toBe(403)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ category: 'D' }, 'category'],
    [{ prices: [price, price] }, 'prices'],
    [{ prices: [{ ...price, price: 1.5 }] }, 'prices.0.price'],
    [{ prices: [{ ...price, price: 10_000_000 }] }, 'prices.0.price'],
    [{ prices: [{ ...price, payer: 'nobody' }] }, 'prices.0.payer'],
    [{ prices: [{ ...price, from: '2026-02-30' }] }, 'prices.0.from'],
  ])('%j is refused at %s', async (more, at) => {
    const usual = { name: 'Garza', unit: 'pezzo', category: 'B' }
    const refused = await office.call('POST', `${list()}/create_material`, { ...usual, ...more })
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, at])
  })
})

describe('a material that was used', () => {
  it('is recorded at a visit, named without its price, and told in the log', async () => {
    const use = await used({ comment: 'Bordo macerato' })
    expect(use).toMatchObject({
      taskId,
      date: '2026-10-05',
      quantity: 2,
      material: { name: gauze.name, unit: 'pezzo', category: 'B' },
      author: { _id: nurse._id },
    })
    expect(JSON.stringify(use)).not.toContain('145')
    expect((await nurse.call('GET', `/api/tasks/${taskId}/material_uses`)).json()).toEqual([use])
    const { groups } = (await nurse.call('GET', path('/logs/get_logs?limit=50'))).json()
    expect(JSON.stringify(groups)).toContain('Bordo macerato')
    const found = await nurse.call('GET', path('/search?search=macerato'))
    expect(found.body).toContain(use._id)
  })

  it('is recorded once, however often it is sent, also at the same time', async () => {
    const _id = newId()
    const send = () => add([{ materialId: gauze._id, quantity: 1 }], nurse, { _id })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ statusCode }) => statusCode)).toContain(201)
    expect((await send()).statusCode).toBe(200)
    expect((await nurse.call('GET', `/api/tasks/${taskId}/material_uses`)).json()).toHaveLength(1)
  })

  it('is offered, those last used for the client first, none that is out of use', async () => {
    const gone = await material({ in_use: false })
    const [first] = await offered()
    expect(first.last_used).toBeNull()
    await used()
    expect((await offered())[0]).toMatchObject({ _id: gauze._id, last_used: '2026-10-05' })
    expect((await offered()).map(({ _id }: Material) => _id)).not.toContain(gone._id)
    const refused = await add([{ materialId: gone._id, quantity: 1 }])
    expect([refused.statusCode, refused.json().errors[0]]).toMatchObject([
      422,
      { path: 'uses.0.materialId', code: 'not_an_option' },
    ])
  })

  it.each([
    [0, 'too_small'],
    [-1, 'too_small'],
    [0.001, 'not_a_step'],
    [10_000, 'too_big'],
  ])('a quantity of %j is refused', async (quantity, code) => {
    const refused = await add([{ materialId: gauze._id, quantity }])
    expect([refused.statusCode, refused.json().errors[0]]).toMatchObject([
      422,
      { path: 'uses.0.quantity', code },
    ])
  })

  it('is refused where one call names it twice', async () => {
    const refused = await add([1, 2].map(quantity => ({ materialId: gauze._id, quantity })))
    expect([refused.statusCode, refused.json().errors]).toMatchObject([
      422,
      [{ path: 'uses.1.materialId', code: 'twice' }],
    ])
    expect((await nurse.call('GET', `/api/tasks/${taskId}/material_uses`)).json()).toEqual([])
  })

  it('is recorded once more only by who knows that it stands, of two who do it at once by one', async () => {
    const again = [{ materialId: gauze._id, quantity: 3 }]
    const answers = await Promise.all([add(again), add(again, office)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
    const [stands] = (await nurse.call('GET', `/api/tasks/${taskId}/material_uses`)).json()
    const refused = (await add([...again, { materialId: gloves._id, quantity: 1 }])).json()
    expect([refused.code, refused.current]).toEqual(['used_already', [stands]])
    expect((await nurse.call('GET', `/api/tasks/${taskId}/material_uses`)).json()).toHaveLength(1)
    expect((await add(again, nurse, { beside: [stands._id] })).statusCode).toBe(201)
    const author = stands.author._id === nurse._id ? nurse : office
    const struck = await correct(stands, { struck: { reason: 'Doppione' } }, author)
    expect(struck.statusCode, struck.body).toBe(200)
    expect((await add(again)).json().code).toBe('used_already')
  })

  it('10,000 at once, none and the material of another house are refused', async () => {
    const one = { materialId: gauze._id, quantity: 1 }
    expect((await add(Array.from({ length: 10_000 }, () => one))).statusCode).toBe(422)
    expect((await add([])).statusCode).toBe(422)
    expect((await add([{ ...one, materialId: newId() }])).statusCode).toBe(422)
    expect((await nurse.call('GET', `/api/tasks/${taskId}/material_uses`)).json()).toEqual([])
  })

  it('is hidden from another business, and recorded by nobody who does not make the visit', async () => {
    const stranger = await program.person(await program.business(), ['DS'])
    const use = await used()
    expect((await stranger.call('GET', `/api/tasks/${taskId}/material_uses`)).statusCode).toBe(404)
    expect((await stranger.call('GET', path(`/material_uses/${use._id}`))).statusCode).toBe(404)
    expect((await correct(use, { quantity: 1 }, stranger)).statusCode).toBe(404)
    const colleague = await program.person(business, ['INF'])
    await program.assign(dossier, colleague)
    const one = [{ materialId: gauze._id, quantity: 1 }]
    expect((await add(one, colleague)).statusCode).toBe(403)
    expect((await correct(use, { quantity: 1, reason: 'Quantità errata' }, colleague)).statusCode).toBe(403)
  })

  it('keeps its comment from who does not record', async () => {
    const use = await used({ comment: 'Bordo macerato' })
    const planner = await program.person(business, ['PIA'])
    const told = await planner.call('GET', path(`/material_uses/${use._id}`))
    expect(told.json()).toMatchObject({ quantity: 2, comment: '' })
    const written = await office.call('PATCH', path(`/material_uses/${use._id}`), {
      version: 1,
      quantity: 3,
      reason: 'Quantità errata',
    })
    expect(written.statusCode, written.body).toBe(200)
    const clerk = await program.person(business, ['AMM'])
    const over = await clerk.call('PATCH', path(`/material_uses/${use._id}`), {
      version: 2,
      comment: 'Altro',
    })
    expect([over.statusCode, over.json().errors[0].path]).toEqual([403, 'comment'])
  })

  it('is corrected as a version and struck with a reason; of two at once one is written', async () => {
    const use = await used()
    const corrected = await correct(use, { quantity: 3 })
    expect(corrected.json()).toMatchObject({ version: 2, quantity: 3 })
    const answers = await Promise.all([4, 5].map(quantity => correct(use, { version: 2, quantity })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const struck = await correct(use, { version: 3, struck: { reason: 'Mai usata' } })
    expect(struck.json()).toMatchObject({ version: 4, struck: { reason: 'Mai usata' } })
    expect((await correct(use, { version: 4, quantity: 1 })).json().code).toBe('struck')
    const versions = await nurse.call('GET', path(`/material_uses/${use._id}/versions`))
    expect(versions.json().map(({ version }: MaterialUse) => version)).toEqual([4, 3, 2, 1])
  })
})

describe('on an invoice', () => {
  it('stands apart from minutes with its tariff, on paper too; what only nurses use does not', async () => {
    const use = await used()
    await add([{ materialId: gloves._id, quantity: 4 }])
    const [card] = await issued()
    expect(card).toMatchObject({ total: 2.9, payable: 2.9, law: 'kvg' })
    const whole: Invoice = (await office.call('GET', path(`/invoices/${card!._id}`))).json()
    expect(whole.content!.materials).toEqual([
      {
        date: '2026-10-05',
        materialId: gauze._id,
        name: gauze.name,
        unit: 'pezzo',
        tariff_type: '452',
        code: '35.01.01.00.1',
        quantity: 2,
        price: 1.45,
        amount: 2.9,
        uses: [{ useId: use._id, taskId, version: 1, quantity: 2 }],
      },
    ])
    const pdf = await office.call('GET', path(`/invoices/${card!._id}/pdf`))
    const text = (await readPdf(pdf.rawPayload)).map(page => page.text).join(' ')
    for (const said of ['Materiale', '35.01.01.00.1', '2 pezzo', '1.45', '2.90']) expect(text).toContain(said)
    expect(text).not.toContain('Guanti')
  })

  it('is billed once, also by two at once, and given back by the counter-entry', async () => {
    await used()
    const answers = await Promise.all([issue(), issue(), issue()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const all: InvoiceCard[] = (await office.call('GET', path('/invoices'))).json()
    expect(all.map(({ total }) => total)).toEqual([2.9])
    const cancelled = await office.call('POST', path(`/invoices/${all[0]!._id}/cancel`), {
      reason: 'Sbagliata',
    })
    const { counterpart } = cancelled.json()
    const entry: Invoice = (await office.call('GET', path(`/invoices/${counterpart._id}`))).json()
    expect(entry.content!.materials).toMatchObject([{ quantity: 2, amount: -2.9 }])
    expect((await issued()).map(({ total }) => total)).toEqual([2.9])
  })

  it.each([
    ['corrected', { quantity: 3 }, 4.35],
    ['struck', { struck: { reason: 'Mai usata' } }, undefined],
  ])('is told in the control list where it was %s since', async (_what, change, total) => {
    const use = await used()
    const [card] = await issued()
    expect((await correct(use, change)).statusCode).toBe(200)
    const changed = { code: 'changed_since', date: '2026-10-05', _id: card!._id }
    expect((await draft()).problems).toContainEqual(changed)
    const control = await office.call('GET', '/api/invoices/control?month=2026-10&limit=100')
    const listed = control.json().items.find(({ dossierId }: { dossierId: string }) => dossierId === dossier)
    expect(listed.problems).toContainEqual(changed)
    await office.call('POST', path(`/invoices/${card!._id}/cancel`), { reason: 'Sbagliata' })
    expect((await issued())[0]?.total).toBe(total)
  })

  it('waits for its price, is listed until then, and leads to the material', async () => {
    const unpriced = await material({ prices: [] })
    await add([{ materialId: unpriced._id, quantity: 1 }])
    const { problems } = await draft()
    expect(problems).toContainEqual({ code: 'no_material_price', date: '2026-10-05', _id: unpriced._id })
    expect((await issue()).json().code).toBe('invoice_held')
    await office.call('PATCH', `${list()}/${unpriced._id}`, { version: 1, prices: [price] })
    expect((await issued()).map(({ total }) => total)).toEqual([1.45])
  })

  it('of only what nurses use nothing is left to bill', async () => {
    await add([{ materialId: gloves._id, quantity: 4 }])
    expect((await draft()).invoices).toEqual([])
    const { problems } = await draft()
    expect(problems.map(({ code }: { code: string }) => code)).not.toContain('no_material_price')
  })
})
