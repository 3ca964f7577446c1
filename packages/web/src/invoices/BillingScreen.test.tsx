import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import type { ToControl } from '@vicino/domain/invoices/invoices.contract.ts'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: dossierId } = someDossier()

const client = (at: number, more: Partial<ToControl> = {}): ToControl => ({
  dossierId: `${dossierId.slice(0, -2)}${String(at).padStart(2, '0')}`,
  client: { _id: dossierId, name: `Cliente ${at}`, avatar: null },
  total: 26.25,
  payable: 26.25,
  invoices: 1,
  state: 'in_order',
  problems: [],
  ...more,
})
const page = <Item,>(items: Item[]) => ({ items, page: 1, limit: 100, total: items.length, more: false })

const as_of = '2026-06-03T08:00:00.000Z'
const digest = 'a'.repeat(64)
const nothing = { count: 0, amount: 0 }
const office = {
  month: '2026-05',
  to_issue: { clients: 0, minutes: 0 },
  open: nothing,
  overdue: nothing,
  credit: nothing,
  payments: nothing,
}

const many = Array.from({ length: 45 }, (_, at) => client(at))
const controlled = { month: '2026-05', blocked: 0, doubtful: 0, in_order: 0 }
const held = client(99, { state: 'blocked', problems: [{ code: 'no_avs', date: null, _id: null }] })

beforeEach(() => sessionStorage.clear())

type Issue = { dossierIds: string[]; doubtful: boolean }
const issuedIn = ({ body }: SentCall) => ({
  body: (body as Issue).dossierIds.map(id => ({ dossierId: id, invoices: [], issued: 1, problems: [] })),
})

/** A run is kept by its month: each test has one of its own. */
let months = 0

async function open(clients: ToControl[], answer: (call: SentCall) => object = issuedIn) {
  const month = `2026-${String((months += 1)).padStart(2, '0')}`
  const sent = answerReads(writing('billing.read', 'billing.issue_storno'), {
    'GET /api/invoices/control': { month, ...page(clients) },
    'GET /api/invoices': page([]),
    'GET /api/invoices/to_send': { month, sending_mode: 'production', items: [], more: false, as_of, digest },
    'GET /api/invoices/office': office,
    'GET /api/invoices/controlled': controlled,
    'POST /api/invoices/issue': answer,
  })
  const { user } = await showPage(`/billing?month=${month}`)
  const bodies = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body as Issue)
  const sentIds = () => bodies().map(({ dossierIds }) => dossierIds)
  const issued = () => sentIds().map(({ length }) => length)
  const start = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Emetti tutto ciò che è in ordine' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Emetti' }))
  }
  return { user, start, issued, sentIds, bodies }
}

const chosen = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })

test('of many clients the first are in sight, the others a tap away, and all of them to be chosen from', async () => {
  const { user } = await open([...many, held])
  const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem').length
  expect(await screen.findByText('3 di 45')).toBeVisible()
  expect([rows('Bloccate'), rows('In ordine')]).toEqual([1, 3])
  await user.click(screen.getByRole('button', { name: 'Scegli i clienti' }))
  expect(rows('In ordine')).toBe(45)
  await user.click(screen.getByRole('button', { name: 'Annulla la scelta' }))
  await user.click(screen.getByRole('button', { name: 'Mostra altri' }))
  expect(rows('In ordine')).toBe(45)
  expect(screen.queryByRole('button', { name: 'Mostra altri' })).toBeNull()
})

test('a run issues who is in order, five at a time, and leaves out who is held', async () => {
  const { start, issued } = await open([...many, held])
  expect(await screen.findByText('Manca il numero AVS')).toBeVisible()
  expect(screen.getByText('Bloccata')).toBeVisible()
  await start()
  expect(await screen.findByText(/^Clienti: 45 di 45/)).toBeVisible()
  expect(issued()).toEqual(many.slice(0, 9).map(() => 5))
})

test('it may be stopped between two calls, and says how far it came', async () => {
  const { start, issued } = await open(many, call => {
    screen.getByRole('button', { name: 'Interrompi' }).click()
    return issuedIn(call)
  })
  await start()
  expect(await screen.findByRole('button', { name: 'Emetti tutto ciò che è in ordine' })).toBeVisible()
  expect(issued()).toEqual([5])
  expect(screen.getByText(/^Clienti: 5 di 45/)).toBeVisible()
})

test('a call that is refused ends it with its sentence, and it can be begun again', async () => {
  const problem = { type: 'urn:vicino:problem:not_found', title: 'not_found', status: 404 }
  const body = { ...problem, code: 'not_found', detail: 'Non trovato.', errors: [], requestId: 'x' }
  let calls = 0
  const { start, issued } = await open(many, call => {
    calls += 1
    return calls === 2 ? { status: 404, body } : issuedIn(call)
  })
  await start()
  expect(await screen.findByRole('alert')).toHaveTextContent('Non trovato')
  expect(screen.getByText(/^Clienti: 5 di 45/)).toBeVisible()
  await start()
  expect(await screen.findByText(/^Clienti: 45 di 45/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(issued()).toEqual(many.slice(0, 11).map(() => 5))
})

test('who is blocked comes first, who is to be looked at before who is in order, and no run takes either', async () => {
  const doubtful = client(98, {
    state: 'doubtful',
    problems: [{ code: 'not_confirmed', date: '2026-05-04', _id: dossierId }],
  })
  const { start, user, sentIds } = await open([client(0), doubtful, held])
  const heads = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
  expect(heads).toEqual(['Bloccate (1)', 'Da verificare prima (1)', 'In ordine (1)'])
  const list = within(screen.getByRole('list', { name: 'Da verificare prima' }))
  expect(list.getByRole('link')).toHaveTextContent('Una visita non è ancora confermata')
  await start()
  expect(await screen.findByText(/^Clienti: 1 di 1/)).toBeVisible()
  expect(sentIds()).toEqual([[client(0).dossierId]])

  // By a plain choice they are issued as they stand.
  await user.click(screen.getByRole('button', { name: 'Scegli i clienti' }))
  await user.click(await chosen('Cliente 98'))
  await user.click(screen.getByRole('button', { name: 'Emetti per i clienti scelti' }))
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByText(/^Da verificare prima, fra i clienti scelti: 1/)).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Emetti' }))
  await expect.poll(sentIds).toEqual([[client(0).dossierId], [doubtful.dossierId]])
})

test('a run over what is in order stays one when it goes on', async () => {
  const { user, start, bodies } = await open(many, call => {
    screen.getByRole('button', { name: 'Interrompi' }).click()
    return issuedIn(call)
  })
  await start()
  await user.click(await screen.findByRole('button', { name: 'Riprendi: mancano 40 clienti' }))
  expect(await screen.findByRole('button', { name: 'Riprendi: mancano 35 clienti' })).toBeVisible()
  expect(bodies().map(({ doubtful }) => doubtful)).toEqual([false, false])
})

test('who only reads sees the list without a way to issue', async () => {
  const month = '2026-05'
  answerReads(reading('dossier.list', 'billing.read'), {
    'GET /api/invoices/control': { month, ...page(many.slice(0, 2)) },
    'GET /api/invoices': page([]),
    'GET /api/invoices/office': office,
    'GET /api/invoices/controlled': controlled,
  })
  await showPage(`/billing?month=${month}`)
  expect(await screen.findByText('Cliente 1')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Emetti/ })).toBeNull()
})

test('a run goes over the chosen clients alone, and says of whom it issued nothing and why', async () => {
  const { user, sentIds } = await open([client(0), client(1), client(2), held])
  await user.click(await screen.findByRole('button', { name: 'Scegli i clienti' }))
  const issue = screen.getByRole('button', { name: 'Emetti per i clienti scelti' })
  expect(issue).toBeDisabled()
  await user.click(await chosen('Cliente 1'))
  await user.click(await chosen('Cliente 99'))
  expect(await chosen('Cliente 1')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('2 clienti scelti')).toBeVisible()
  await user.click(issue)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Emetti' }))
  expect(await screen.findByText('Clienti: 2 di 2, 1 fattura emessa, clienti bloccati: 1')).toBeVisible()
  expect(sentIds()).toEqual([[client(1).dossierId]])
  const told = within(screen.getByRole('list', { name: 'Clienti bloccati' }))
  expect(told.getByRole('link')).toHaveTextContent('Cliente 99Manca il numero AVS')
  expect(screen.queryByRole('button', { name: 'Emetti per i clienti scelti' })).toBeNull()
})

test('all are chosen but the one who is taken out, and none again', async () => {
  const { user, sentIds } = await open([client(0), client(1), client(2)])
  await user.click(await screen.findByRole('button', { name: 'Scegli i clienti' }))
  await user.click(screen.getByRole('button', { name: 'Scegli tutti' }))
  expect(screen.getByText('3 clienti scelti')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Scegli nessuno' }))
  expect(screen.getByText('0 clienti scelti')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Scegli tutti' }))
  ;(await chosen('Cliente 1')).focus()
  await user.keyboard(' ')
  expect(screen.getByText('2 clienti scelti')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Emetti per i clienti scelti' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Emetti' }))
  expect(await screen.findByText(/^Clienti: 2 di 2/)).toBeVisible()
  expect(sentIds()).toEqual([[client(0).dossierId, client(2).dossierId]])
})

test('who comes back to a run that was left in the middle reads how far it came, and goes on', async () => {
  const { user, issued } = await open(many, call => {
    screen.getByRole('button', { name: 'Interrompi' }).click()
    return issuedIn(call)
  })
  await user.click(await screen.findByRole('button', { name: 'Emetti tutto ciò che è in ordine' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Emetti' }))
  expect(await screen.findByText(/si è fermata prima della fine/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Riprendi: mancano 40 clienti' }))
  expect(await screen.findByRole('button', { name: 'Riprendi: mancano 35 clienti' })).toBeVisible()
  expect(issued()).toEqual([5, 5])
  expect(screen.getByText(/^Clienti: 10 di 45/)).toBeVisible()
})

test('a page that was closed in the middle of a run says so when it is opened again', async () => {
  const left = many.slice(40).map(({ dossierId: id }) => id)
  const { _id, business } = somebody()
  const name = `vicino.issue-run ${_id} ${business?._id ?? null} 2026-12`
  sessionStorage.setItem(name, [40, 45, 41, 2, 'all', ...left].join(' '))
  months = 11
  const { user, sentIds } = await open(many)
  expect(await screen.findByText('Clienti: 40 di 45, 41 fatture emesse, clienti bloccati: 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Riprendi: mancano 5 clienti' }))
  expect(await screen.findByText(/^Clienti: 45 di 45/)).toBeVisible()
  expect(sentIds()).toEqual([left])
})

test('a table of more days than one gives out is refused at its last day, and asked for nowhere', async () => {
  const { user } = await open([])
  await user.click(await screen.findByText('Tabelle'))
  const last = await screen.findByRole('textbox', { name: 'Al' })
  const first = screen.getByRole('textbox', { name: 'Dal' })
  const tables = () => screen.queryAllByRole('link', { name: 'Scarica CSV' })
  expect(tables()).not.toEqual([])
  for (const [from, to, refusal] of [
    ['01.01.2024', '31.12.2025', "L'intervallo supera 400 giorni."],
    ['02.01.2026', '01.01.2026', "La fine non può precedere l'inizio."],
  ] as const) {
    await user.clear(first)
    await user.type(first, from)
    await user.clear(last)
    await user.type(last, `${to}{Tab}`)
    expect(await screen.findByText(refusal)).toBeVisible()
    expect(tables()).toEqual([])
  }
})
