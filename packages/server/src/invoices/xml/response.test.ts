import { describe, expect, it } from 'vitest'
import { type Answering, response45, response50 } from '../../testing/invoice-response.ts'
import { Unreadable } from './read-xml.ts'
import { readResponse } from './response.ts'

const answered: Answering = { number: '2026-00042', issued_at: '2026-11-03T09:00:00.000Z' }
const bytes = (text: string) => new TextEncoder().encode(text)
const outcomeOf = async (content: Uint8Array): Promise<string> => {
  try {
    return (await readResponse(content)).status
  } catch (error) {
    if (error instanceof Unreadable) return error.outcome
    throw error
  }
}
const whole = response50(answered)
const wellOfNamespaces = (depth: number): string =>
  Array.from({ length: depth }, (_, at) => `<a xmlns:n${at}="urn:n${at}">`).join('')

describe('what an insurer answers', () => {
  it.each([response50, response45])('is read from either version', async write => {
    const inside = `<invoice:explanation>Tessera   non valida</invoice:explanation>
      <invoice:error code="1204" text="Numero di tessera errato" error_value="80756…" valid_value="80756 &lt;…&gt;" record_id="3"/>
      <invoice:error code="17" text="Già fatturato"/>`
    expect(await readResponse(bytes(write({ ...answered, inside })))).toEqual({
      status: 'rejected',
      number: '2026-00042',
      timestamp: 1_793_696_400,
      day: '2026-11-03',
      to: ['7601003000009', '7601003000009'],
      givenAt: 1_794_477_600,
      note: 'Tessera non valida\n1204: Numero di tessera errato (riga 3, indicato 80756…, atteso 80756 <…>)\n17: Già fatturato',
    })
  })

  it('tells what was paid, and asks', async () => {
    const balance = '<invoice:balance amount="26.25" amount_due="26.25" amount_paid="20.00"/>'
    const accepted = await readResponse(
      bytes(response50({ ...answered, status: 'accepted', inside: balance })),
    )
    expect([accepted.status, accepted.note]).toEqual(['accepted', 'Importo riconosciuto: CHF 20.00'])
    const asks = '<invoice:message code="900" text="Inviare l&apos;ordine medico"/>'
    const pending = await readResponse(bytes(response50({ ...answered, status: 'pending', inside: asks })))
    expect([pending.status, pending.note]).toEqual(['pending', "900: Inviare l'ordine medico"])
  })

  it('keeps as much as a note may hold, and no sign that nobody sees', async () => {
    const many = `<invoice:error code="1" text="a&#x202E;b&#9;c"/>`.repeat(2000)
    const { note } = await readResponse(bytes(response50({ ...answered, inside: many })))
    expect([note.length, note.startsWith('1: ab c\n1: ab c')]).toEqual([5000, true])
  })

  it('is read in the encoding that it names', async () => {
    const inside = '<invoice:explanation>Già pagata</invoice:explanation>'
    const latin = response50({ ...answered, inside }).replace('UTF-8', 'ISO-8859-1')
    expect((await readResponse(new Uint8Array(Buffer.from(latin, 'latin1')))).note).toBe('Già pagata')
    const wide = Buffer.from(
      `\uFEFF${response50({ ...answered, inside }).replace('UTF-8', 'UTF-16')}`,
      'utf16le',
    )
    expect((await readResponse(new Uint8Array(wide))).note).toBe('Già pagata')
  })

  it.each<[string, string, Uint8Array | string]>([
    ['nothing', 'not_xml', ''],
    ['no XML', 'not_xml', 'numero;stato\n2026-00042;ok'],
    ['a picture', 'not_xml', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['broken UTF-8', 'not_xml', new Uint8Array([...bytes('<a>'), 0xff, ...bytes('</a>')])],
    ['an unknown encoding', 'not_xml', whole.replace('UTF-8', 'klingon')],
    ['half a file', 'not_xml', whole.slice(0, -60)],
    ['two roots', 'not_xml', `${whole}<more/>`],
    ['an entity that nobody defined', 'not_xml', whole.replace('Cassa', '&cassa;')],
    [
      'a definition',
      'doctype',
      whole.replace('<invoice:response', '<!DOCTYPE r [<!ENTITY a "b">]><invoice:response'),
    ],
    ['a file of the machine', 'doctype', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>'],
    ['a page', 'not_a_response', '<html><body>pending</body></html>'],
    [
      'another namespace',
      'not_a_response',
      whole.replace('forum-datenaustausch.ch/invoice', 'example.ch/invoice'),
    ],
    ['an invoice', 'not_a_response', whole.replaceAll('invoice:response', 'invoice:request')],
    ['no answer', 'not_a_response', whole.replaceAll('invoice:rejected', 'invoice:refused')],
    ['no number', 'not_a_response', whole.replace('request_id="2026-00042"', '')],
    ['a number of nothing', 'not_a_response', whole.replace('2026-00042', '&#9;')],
    [
      'a time of nothing',
      'not_a_response',
      whole.replace(/response_timestamp="\d+"/, 'response_timestamp="1e99"'),
    ],
    ['a trial', 'test', response50({ ...answered, modus: 'test' })],
    [
      'a secret',
      'encrypted',
      whole.replace(/<invoice:body>[^]*<\/invoice:body>/, '<x:EncryptedData xmlns:x="urn:x"/>'),
    ],
    [
      'too many attributes',
      'not_xml',
      `<a ${Array.from({ length: 5000 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
    ],
    ['a deep well', 'not_xml', `${'<a>'.repeat(61)}${'</a>'.repeat(61)}`],
    ['a well as deep as may be', 'not_a_response', `${'<a>'.repeat(60)}${'</a>'.repeat(60)}`],
    ['a well of namespaces', 'not_xml', `${wellOfNamespaces(6000)}${'</a>'.repeat(6000)}`],
    ['too many elements', 'not_xml', `<a>${'<b/>'.repeat(500_000)}</a>`],
  ])('is %s: %s', async (_what, outcome, content) => {
    expect(await outcomeOf(typeof content === 'string' ? bytes(content) : content)).toBe(outcome)
  })
})
