import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { camtFile, type TestEntry } from '../../testing/camt-file.ts'
import { readCamt054 } from './read-camt054.ts'

const iban = 'CH9300762011623852957'
const qrIban = 'CH4431999123000889012'
const qrr = '000000000000000002026000427'
const scor = 'RF18539007547034'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCamt054(bytes(text))
const paymentsIn = async (text: string) =>
  (await read(text)).notifications.flatMap(({ payments }) => payments)
const codeOf = (text: string | Uint8Array) =>
  readCamt054(typeof text === 'string' ? bytes(text) : text).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  )

const single: TestEntry = {
  amount: '26.25',
  bankReference: 'BANK-1',
  payments: [
    { amount: '26.25', reference: scor, payer: 'Cassa di Prova', text: 'Fattura', bankReference: 'TX-1' },
  ],
}

describe('a camt.054 file', () => {
  it.each(['001.04', '001.08'] as const)('of version %s says who paid what, and for what', async version => {
    expect(await read(camtFile({ version, entries: [single] }))).toEqual({
      messageId: 'MSG-1',
      notifications: [
        {
          accounts: [iban],
          payments: [
            {
              bankKey: createHash('sha256').update(`${iban} TX-1 2625 CHF P 0`).digest('hex'),
              amount: 2625,
              currency: 'CHF',
              date: '2026-11-18',
              reference: scor,
              payer: 'Cassa di Prova',
              text: 'Fattura',
              isReversal: false,
              isUnexplained: false,
            },
          ],
        },
      ],
    })
  })

  it('parts a collective entry into its payments, and names the QR-IBAN that they went to', async () => {
    const entry = {
      amount: '30',
      collectedInto: qrIban,
      payments: [
        { amount: '10.00', reference: qrr },
        { amount: '20', reference: '00 00000 00000 00000 20260 00427' },
      ],
    }
    const { notifications } = await read(camtFile({ entries: [entry, single] }))
    const [{ accounts, payments }] = notifications as [(typeof notifications)[number]]
    expect(accounts).toEqual([iban, qrIban])
    expect(payments.map(({ amount, reference }) => [amount, reference])).toEqual([
      [1000, qrr],
      [2000, qrr],
      [2625, scor],
    ])
  })

  it('keeps what an entry does not explain, so that the sum stays whole', async () => {
    const entries = [
      { amount: '100.00', payments: [{ amount: '60.00', reference: scor }] },
      { amount: '50.05' },
    ]
    const payments = await paymentsIn(camtFile({ entries }))
    expect(payments.map(({ amount, isUnexplained }) => [amount, isUnexplained])).toEqual([
      [6000, false],
      [4000, true],
      [5005, true],
    ])
  })

  it('takes what the bank took back as less', async () => {
    const entries: TestEntry[] = [
      { ...single, sign: 'DBIT', isReversal: true },
      { amount: '5.00', sign: 'DBIT', payments: [{ amount: '5.00' }] },
    ]
    const payments = await paymentsIn(camtFile({ entries }))
    expect(payments.map(({ amount, isReversal }) => [amount, isReversal])).toEqual([
      [-2625, true],
      [-500, false],
    ])
  })

  it('takes a payment that goes against its entry by its own sign, and as no payment of an invoice', async () => {
    const entries: TestEntry[] = [
      { amount: '80.00', payments: [{ amount: '100.00' }, { amount: '20.00', sign: 'DBIT' }] },
      { amount: '5.00', sign: 'DBIT', isReversal: true, payments: [{ amount: '5.00', sign: 'CRDT' }] },
    ]
    const payments = await paymentsIn(camtFile({ entries }))
    expect(
      payments.map(({ amount, isReversal, isUnexplained }) => [amount, isReversal, isUnexplained]),
    ).toEqual([
      [10_000, false, false],
      [-2000, false, false],
      [500, false, true],
      [-1000, true, true],
    ])
  })

  it('knows a payment again in another file by the reference of the bank, and tells two alike apart', async () => {
    const twice = { ...single, amount: '52.50', payments: [single.payments![0]!, single.payments![0]!] }
    const keys = async (messageId: string, entries: TestEntry[]) =>
      (await paymentsIn(camtFile({ messageId, entries }))).map(({ bankKey }) => bankKey)
    const first = await keys('MSG-1', [twice])
    expect(new Set(first).size).toBe(2)
    expect(await keys('MSG-2', [twice])).toEqual(first)
    const unnamed = { amount: '1.00', payments: [{ amount: '1.00' }] }
    expect(await keys('MSG-2', [unnamed])).not.toEqual(await keys('MSG-1', [unnamed]))
  })

  it('tells two alike apart in several notifications of one account', async () => {
    const one = camtFile({ entries: [single] })
    const [notification] = /<Ntfctn>.*<\/Ntfctn>/s.exec(one)!
    const payments = await paymentsIn(one.replace(notification, notification.repeat(2)))
    const [first, second] = payments.map(({ bankKey }) => bankKey)
    expect(payments).toHaveLength(2)
    expect(second).not.toBe(first)
    expect((await paymentsIn(one))[0]!.bankKey).toBe(first)
  })

  it('knows payments by keys of one length, however long a bank makes its references', async () => {
    const long = 'X'.repeat(10_000)
    const entry = (bankReference: string) => ({ amount: '1', bankReference, payments: [{ amount: '1' }] })
    const payments = await paymentsIn(
      camtFile({
        messageId: long,
        entries: [entry(`${long}1`), entry(`${long}2`), { amount: '1' }, { amount: '1' }],
      }),
    )
    const keys = payments.map(({ bankKey }) => bankKey)
    expect(new Set(keys).size).toBe(4)
    expect(keys.every(key => /^[\da-f]{64}$/.test(key))).toBe(true)
  })

  it('reads words with the signs of XML, on one line', async () => {
    const [payment] = await paymentsIn(
      camtFile({ entries: [{ amount: '1', payments: [{ amount: '1', payer: 'A &amp; B &#xE8;\n  C' }] }] }),
    )
    expect(payment!.payer).toBe('A & B è C')
  })

  it.each(['', 'a', 'aa'])('keeps words too long up to a whole character, after %j', async before => {
    const long = before + '😀'.repeat(600)
    const [payment] = await paymentsIn(
      camtFile({ entries: [{ amount: '1', payments: [{ amount: '1', payer: long, text: long }] }] }),
    )
    const { payer, text } = payment!
    expect([payer, text]).toEqual([140, 500].map(most => before + '😀'.repeat(most - before.length)))
  })

  it('may have more elements than are kept at once, entry by entry', async () => {
    const [entry] = /<Ntry>.*<\/Ntry>/s.exec(camtFile({ entries: [single] }))!
    const full = entry.replace('<NtryDtls>', `<NtryDtls>${'<a/>'.repeat(200_000)}`)
    const payments = await paymentsIn(camtFile({ entries: [single] }).replace(entry, full.repeat(3)))
    expect(payments).toHaveLength(3)
  })

  it('is the sum of its entries, whatever they explain', async () => {
    const rappen = fc.integer({ min: 1, max: 5_000_000 })
    const entries = fc.array(
      fc.record({ amount: rappen, parts: fc.array(rappen, { maxLength: 4 }), out: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    )
    const written = (amount: number) => (amount / 100).toFixed(2)
    await fc.assert(
      fc.asyncProperty(entries, async told => {
        const file = camtFile({
          entries: told.map(({ amount, parts, out }) => ({
            amount: written(amount),
            sign: out ? 'DBIT' : 'CRDT',
            payments: parts.map(part => ({ amount: written(part) })),
          })),
        })
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
        const whole = sum(told.map(({ amount, out }) => (out ? -amount : amount)))
        expect(sum((await paymentsIn(file)).map(({ amount }) => amount))).toBe(whole)
      }),
      { numRuns: 50 },
    )
  })
})

describe('what is none', () => {
  const good = camtFile({ entries: [single] })
  const large = { amount: '20000000.00' }
  const bomb = good.replace(
    '<Document',
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><Document',
  )
  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'not_camt'],
    ['words', 'Buongiorno', 'not_camt'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 'not_camt'],
    ['bytes that are no UTF-8', new Uint8Array([0xff, 0xfe, 0x3c]), 'not_camt'],
    ['half a file', good.slice(0, good.length / 2), 'not_camt'],
    ['entities', bomb, 'not_camt'],
    ['an entity of nobody', good.replace('Cassa', '&cassa;'), 'not_camt'],
    [
      'a file from elsewhere',
      good.replace('<Document', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><Document'),
      'not_camt',
    ],
    ['elements without an end', '<a>'.repeat(100_000), 'not_camt'],
    [
      'more elements than are kept',
      good.replace('<NtryDtls>', `<NtryDtls>${'<a/>'.repeat(500_000)}`),
      'not_camt',
    ],
    ['another document', '<Rechnung/>', 'not_camt'],
    ['a statement', good.replace('camt.054', 'camt.053'), 'not_camt'],
    ['another version', good.replace('001.08', '001.02'), 'camt_version'],
    ['no number of a message', good.replace('MSG-1<', '<'), 'camt_unreadable'],
    ['an amount in words', good.replace('>26.25<', '>sei<'), 'camt_unreadable'],
    ['a negative amount', good.replace('>26.25<', '>-26.25<'), 'camt_unreadable'],
    ['parts of a Rappen', good.replace('>26.25<', '>26.255<'), 'camt_unreadable'],
    ['more than there is', good.replace('>26.25<', '>99999999999<'), 'camt_unreadable'],
    [
      'payments of far more than their entry',
      camtFile({ entries: [{ amount: '1.00', payments: [large, large] }] }),
      'camt_unreadable',
    ],
    ['a day that is none', good.replaceAll('2026-11-18<', '2026-02-30<'), 'camt_unreadable'],
    ['neither in nor out', good.replace('CRDT', 'XXXX'), 'camt_unreadable'],
    ['a payment neither in nor out', good.replace(/(.*)CRDT/s, '$1XXXX'), 'camt_unreadable'],
    ['what is only announced', good.replace('BOOK', 'PDNG'), 'camt_not_booked'],
  ])('%s', async (_, text, code) => {
    expect(await codeOf(text)).toBe(code)
  })
})
