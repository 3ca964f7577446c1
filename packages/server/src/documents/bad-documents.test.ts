import type { Id } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../db/tenant.ts'
import { testConfig } from '../testing/config.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { inertFiles, latin1, refusedFiles } from '../testing/bad-files.ts'
import { formWith, somePdf } from '../testing/some-document.ts'

/** Files that nobody should have sent: each is refused with a sentence at its field, or kept and shown inertly. */
let program: TestProgram
let dossier: Id
let nurse: Caller

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
})
afterAll(() => program.close())

const path = () => `/api/dossiers/${dossier}/documents`
it('there are enough of them', () => {
  expect(refusedFiles.length + inertFiles.length).toBeGreaterThanOrEqual(40)
})

describe.each(refusedFiles)('%s', (_what, name, content, code, at = 'file') => {
  it(`is refused: ${code} at ${at}`, async () => {
    const answer = await nurse.call('POST', path(), formWith(new Uint8Array(content), name))
    expect(answer.json()).toMatchObject({ errors: [{ path: at, code }] })
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().errors[0].message.length).toBeGreaterThan(5)
    expect((await nurse.call('GET', path())).json().total).toBe(shownSoFar)
  })
})

let shownSoFar = 0

describe.each(inertFiles)('%s', (_what, name, content, type) => {
  it('is kept, and shown as what it is and nothing more', async () => {
    const answer = await nurse.call('POST', path(), formWith(new Uint8Array(content), name))
    expect(answer.statusCode, answer.body).toBe(201)
    shownSoFar += 1
    const { _id } = answer.json()
    expect(answer.json().name).toBe(name.replaceAll('"', '%22'))
    const { headers } = await nurse.call('GET', `${path()}/${_id}/file`)
    expect(headers['content-type']).toBe(type)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    if (type !== 'application/pdf') expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="[^"\\/]*\.(pdf|jpg|png|webp|txt)"; filename\*=/,
    )
    const saved = await nurse.call('GET', `${path()}/${_id}/file?download=true`)
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /)
  })
})

const formHead = 'multipart/form-data; boundary=b'
const fieldOf = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fileNamed = (name: string, content: Buffer, filename = 'a.pdf') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${content.toString('latin1')}\r\n`
const clinical = fieldOf('category', 'clinical')
const pdf = fileNamed('file', somePdf())
const end = '--b--\r\n'

describe.each<[what: string, body: string, status: number, at?: [path: string, code: string], head?: string]>(
  [
    ['without a file', `${clinical}${end}`, 422, ['file', 'required']],
    [
      'with a file without a name',
      `${clinical}${fileNamed('file', somePdf(), '')}${end}`,
      422,
      ['name', 'required'],
    ],
    ['without a category', `${pdf}${end}`, 422, ['category', 'not_chosen']],
    [
      'with a category that is none',
      `${fieldOf('category', 'altro')}${pdf}${end}`,
      422,
      ['category', 'not_an_option'],
    ],
    ['with two files', `${clinical}${pdf}${fileNamed('second', somePdf())}${end}`, 400, ['file', 'one_file']],
    ['with the file twice', `${clinical}${pdf}${pdf}${end}`, 400, ['file', 'one_file']],
    [
      'with the file under another name',
      `${clinical}${fileNamed('document', somePdf())}${end}`,
      400,
      ['document', 'unknown_field'],
    ],
    [
      'with a text where the file should be',
      `${clinical}${fieldOf('file', 'x')}${end}`,
      400,
      ['file', 'wrong_type'],
    ],
    [
      'with a field that does not exist',
      `${clinical}${fieldOf('author', 'x')}${pdf}${end}`,
      400,
      ['author', 'unknown_field'],
    ],
    ['with a field twice', `${clinical}${clinical}${pdf}${end}`, 400],
    ['with an id that is none', `${clinical}${fieldOf('_id', '7')}${pdf}${end}`, 422, ['_id', 'bad_format']],
    ['with NUL in a field', `${clinical}${fieldOf('name', 'a\0b')}${pdf}${end}`, 400],
    [
      'with a field of 20,000 signs',
      `${clinical}${fieldOf('name', 'a'.repeat(20_000))}${pdf}${end}`,
      422,
      ['name', 'too_long'],
    ],
    ['with a name of the prototype', `${clinical}${fieldOf('__proto__', 'x')}${pdf}${end}`, 400],
    [
      'with twenty fields',
      `${Array.from({ length: 20 }, (_, at) => fieldOf(`f${at}`, 'x')).join('')}${pdf}${end}`,
      400,
    ],
    ['that does not end', `${clinical}${pdf}`.slice(0, -30), 400],
    ['of another boundary', `${clinical}${pdf}${end}`, 400, undefined, 'multipart/form-data; boundary=c'],
    ['without a boundary', `${clinical}${pdf}${end}`, 400, undefined, 'multipart/form-data'],
    ['that is none', '{}', 415, undefined, 'application/json'],
    ['that is empty', '', 422, ['file', 'required']],
  ],
)('a form %s', (_what, body, status, at, head = formHead) => {
  it(`is refused with ${status}`, async () => {
    const answer = await nurse.send({
      method: 'POST',
      url: path(),
      payload: latin1(body),
      headers: { origin: testConfig.publicUrl, 'content-type': head },
    })
    expect([answer.statusCode, answer.body]).toEqual([status, expect.anything()])
    if (at) expect(answer.json().errors).toContainEqual(expect.objectContaining({ path: at[0], code: at[1] }))
  })
})

it('takes the fields of a form in any order', async () => {
  const answer = await nurse.send({
    method: 'POST',
    url: path(),
    payload: latin1(`${pdf}${fieldOf('name', 'dopo.pdf')}${clinical}${end}`),
    headers: { origin: testConfig.publicUrl, 'content-type': formHead },
  })
  expect(answer.json()).toMatchObject({ name: 'dopo.pdf', category: 'clinical' })
})

it('has kept nothing of what was refused', async () => {
  const [left] = await transaction(program.database.app, async tx => {
    await tx`select set_config('app.business_id', ${nurse.business}, true)`
    return tx<{ documents: number; contents: number }[]>`
      select count(*)::int as documents, (select count(distinct document_id)::int from document_chunk) as contents
      from document`
  })
  expect(left).toEqual({ documents: inertFiles.length + 1, contents: inertFiles.length + 1 })
})
