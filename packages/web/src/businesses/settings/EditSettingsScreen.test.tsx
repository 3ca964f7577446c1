import { type BusinessSettings, settingsDefaults } from '@vicino/domain/businesses/business-settings.ts'
import { usualWindows } from '@vicino/domain/drugs/dose-windows.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentCall } from '../../testing/answer-calls.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const businessId = '01a1fc0a-5a3b-7006-9c68-eb853133fd90'
const business = {
  _id: businessId,
  kind: 'business' as const,
  name: 'Spitex del Prato',
  slug: 'spitex-del-prato',
  demo: false,
  dose_windows: usualWindows,
  roles: ['AMM' as const],
  job_title: 'administration' as const,
}
const path = `/api/businesses/${businessId}/settings`
const settings: BusinessSettings = {
  ...settingsDefaults('Spitex del Prato'),
  businessId,
  version: 3,
  iban: 'CH9300762011623852957',
  rcc: [{ canton: 'TI', rcc_number: 'N123456', from: '2024-01-01' }],
  author: null,
  written_at: null,
}

/** Opens the form at an address, and those of its parts that are asked for. */
async function openAt(hash: string, ...parts: string[]) {
  const permissions = [...writing('billing.tariffs'), ...reading('billing.read')]
  const sent = answerReads(permissions, {
    'GET /api/users/me': somebody({ permissions, business }),
    [`GET ${path}`]: settings,
    [`PATCH ${path}`]: ({ body }: SentCall) => ({ body: { ...settings, ...(body as object), version: 4 } }),
  })
  const { user } = await showPage(`/settings/edit${hash}`)
  for (const part of parts) await user.click(await screen.findByRole('heading', { name: part, level: 2 }))
  const save = () => user.click(screen.getByRole('button', { name: 'Salva' }))
  return { user, save, written: () => sent.find(({ method }) => method === 'PATCH')?.body }
}

const open = (...parts: string[]) => openAt('', ...parts)

test('what was changed is sent, and nothing else', async () => {
  const { user, save, written } = await open('Per la fatturazione')
  const iban = await screen.findByRole('textbox', { name: 'IBAN' })
  expect(iban).toHaveValue('CH93 0076 2011 6238 5295 7')
  await user.clear(iban)
  await user.type(iban, 'CH44 3199 9123 0008 8901 2')
  expect(screen.getByText(/QR-IBAN/)).toBeVisible()
  await save()
  await expect.poll(written).toEqual({ version: 3, iban: 'CH4431999123000889012' })
})

test('a wrong digit and a row that is half written are said at their fields, and nothing is sent', async () => {
  const { user, save, written } = await open('Per la fatturazione', 'Numeri RCC')
  await user.type(await screen.findByRole('textbox', { name: 'Numero IDI' }), 'CHE-109.322.552')
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un numero' }))
  await save()
  expect(await screen.findByText(/Una cifra del numero IDI non è giusta/)).toBeVisible()
  expect(screen.getByText(/Controllare il numero RCC/)).toBeVisible()
  expect(written()).toBeUndefined()
})

test('a day gets its hours, each with its beginning and its end', async () => {
  const { user, save, written } = await open("Orari d'apertura")
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un orario: lun' }))
  const monday = within(screen.getByText('lun').closest('li')!)
  await user.type(monday.getByRole('textbox', { name: 'Dalle' }), '8')
  await user.type(monday.getByRole('textbox', { name: 'Alle' }), '12')
  await user.tab()
  await save()
  await expect.poll(written).toEqual({ version: 3, opening_hours: { mon: [{ from: '08:00', to: '12:00' }] } })
})

test('an agreement with an insurer is one of the list, refused at its field while it is half written', async () => {
  const { user, save, written } = await open('Accordi con gli assicuratori')
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un accordo' }))
  await user.type(await screen.findByRole('textbox', { name: /^Nome dell'assicuratore/ }), 'Cassa Prova')
  await user.click(screen.getByRole('button', { name: 'Terzo garante' }))
  await save()
  expect(await screen.findByText('Compilare questo campo.')).toBeVisible()
  expect(written()).toBeUndefined()
  await user.type(screen.getAllByRole('textbox', { name: /^Vale dal/ }).at(-1)!, '01.01.2026')
  await save()
  await expect.poll(written).toEqual({
    version: 3,
    insurers: [
      {
        insurer: 'Cassa Prova',
        contactId: null,
        law: 'kvg',
        tiers: 'garant',
        contract: null,
        from: '2026-01-01',
      },
    ],
  })
})

test.each([
  ['GLN', '7601000000018', 'Una cifra del GLN non è giusta: confrontarlo con il documento.', '7601000000019'],
  [
    'Numero IDI',
    'CHE-109.322.552',
    'Una cifra del numero IDI non è giusta: confrontarlo con il registro.',
    'CHE-109.322.551',
  ],
  [
    'IBAN',
    'CH93 0076 2011 6238 5295 8',
    "Una cifra dell'IBAN non è giusta: confrontarlo con l'estratto conto.",
    'CH93 0076 2011 6238 5295 7',
  ],
])(
  'a wrong %s is marked when one leaves its field, and no longer once it is right',
  async (name, wrong, sentence, right) => {
    const { user } = await open('Per la fatturazione')
    const field = await screen.findByRole('textbox', { name })
    await user.clear(field)
    await user.type(field, wrong)
    expect(screen.queryByText(sentence)).toBeNull()
    await user.tab()
    expect(screen.getByText(sentence)).toBeVisible()
    expect(field).toBeInvalid()
    await user.clear(field)
    await user.type(field, right)
    expect(screen.queryByText(sentence)).toBeNull()
  },
)

test('a tariff is written in francs, sent in Rappen, and says what it changes from when', async () => {
  const { user, save, written } = await open('Tariffe')
  await user.click(await screen.findByRole('button', { name: 'Aggiungi una tariffa' }))
  await user.click(screen.getByRole('button', { name: 'B – cure' }))
  const rate = screen.getByRole('textbox', { name: "All'ora" })
  await user.type(rate, '64.905')
  await user.tab()
  expect(await screen.findByText('Il valore ha troppe cifre decimali.')).toBeVisible()
  await user.clear(rate)
  await user.type(rate, '76.9')
  await user.type(screen.getAllByRole('textbox', { name: 'Vale dal' }).at(-1)!, '01.01.2099')
  await user.tab()
  expect(await screen.findByText('CHF 63.00/h → CHF 76.90/h · posizione da indicare')).toBeVisible()
  await save()
  await expect.poll(written).toEqual({
    version: 3,
    tariffs: [
      {
        law: 'kvg',
        letter: 'B',
        care_kind: 'ordinary',
        canton: null,
        hourly_rate: 7690,
        from: '2099-01-01',
        tariff_type: null,
        code: null,
        name: null,
        contract: null,
      },
    ],
  })
})

test('a canton’s share says what is left to the insurer, and is refused below what the law asks', async () => {
  const { user, save, written } = await open('Cure acute e transitorie: quota del Cantone')
  await user.click(await screen.findByRole('button', { name: 'Aggiungi una quota' }))
  const type = async (name: string, text: string) => {
    const field = screen.getAllByRole('textbox', { name }).at(-1)!
    await user.clear(field)
    await user.type(field, text)
    await user.tab()
  }
  await user.selectOptions(screen.getAllByRole('combobox', { name: /^Cantone/ }).at(-1)!, 'TI')
  await type('Quota del Cantone', '54.9')
  await type('Destinatario', 'Ufficio di prova')
  await type('NPA', '6500')
  await type('Località', 'Bellinzona')
  await type('Vale dal', '01.01.2026')
  await save()
  expect(await screen.findByText('Per legge il Cantone paga almeno il 55 %.')).toBeVisible()
  expect(written()).toBeUndefined()
  await type('Quota del Cantone', '57.5')
  expect(screen.getByText('All’assicuratore resta 42.5 %.')).toBeVisible()
  await save()
  await expect.poll(written).toEqual({
    version: 3,
    canton_shares: [
      {
        canton: 'TI',
        percent: 57.5,
        recipient: 'Ufficio di prova',
        street: '',
        house_no: '',
        zip: '6500',
        city: 'Bellinzona',
        from: '2026-01-01',
      },
    ],
  })
})

test('a recognised cost is written in francs and sent in Rappen, of its own kind of care', async () => {
  const { user, save, written } = await open('Costi riconosciuti')
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un costo' }))
  await user.click(screen.getByRole('button', { name: 'C – cure di base' }))
  await user.selectOptions(screen.getAllByRole('combobox', { name: /^Cantone/ }).at(-1)!, 'TI')
  await user.type(screen.getByRole('textbox', { name: "All'ora" }), '95.4')
  await user.type(screen.getAllByRole('textbox', { name: 'Vale dal' }).at(-1)!, '01.01.2099')
  await user.tab()
  expect(await screen.findByText('CHF 95.40/h')).toBeVisible()
  await save()
  await expect.poll(written).toEqual({
    version: 3,
    recognised_costs: [
      { letter: 'C', care_kind: 'ordinary', canton: 'TI', hourly_cost: 9540, from: '2099-01-01' },
    ],
  })
})

test('a part is opened by the address; folded, what was typed in it stays, and what is refused opens it again', async () => {
  const { user, save, written } = await openAt('#billing')
  const iban = await screen.findByRole('textbox', { name: 'IBAN' })
  expect(screen.queryByRole('textbox', { name: "Nome dell'organizzazione" })).toBeNull()
  await user.clear(iban)
  await user.type(iban, 'CH93 0076 2011 6238 5295 8')
  const head = screen.getByRole('heading', { name: 'Per la fatturazione' })
  await user.click(head)
  expect(iban).not.toBeVisible()
  expect(head.parentElement).toHaveTextContent('Non salvato')
  await save()
  expect(
    await screen.findByText("Una cifra dell'IBAN non è giusta: confrontarlo con l'estratto conto."),
  ).toBeVisible()
  expect(head.parentElement).toHaveTextContent('Da correggere')
  expect(iban).toBeVisible()
  expect(iban).toHaveValue('CH93 0076 2011 6238 5295 8')
  expect(written()).toBeUndefined()
})

test('the rows of a list are folded to a few words each', async () => {
  const { user } = await open('Numeri RCC')
  expect(screen.queryByRole('textbox', { name: 'RCC' })).toBeNull()
  await user.click(
    await screen.findByRole('heading', { name: 'N 1234.56\u00a0· Ticino\u00a0· dal 01.01.2024' }),
  )
  expect(screen.getByRole('textbox', { name: /^RCC/ })).toHaveValue('N 1234.56')
})
