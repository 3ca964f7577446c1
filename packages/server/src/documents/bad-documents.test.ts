import { deflateSync, gzipSync } from 'node:zlib'
import { documentMaxBytes } from '@vicino/domain/documents/document.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../db/tenant.ts'
import { testConfig } from '../testing/config.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import {
  formWith,
  headOfPng,
  pdfOfBytes,
  pngChunk,
  pngSign,
  somePdf,
  somePicture,
} from '../testing/some-document.ts'

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
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const html = latin1('<!doctype html><script>alert(document.cookie)</script>')
const svg = latin1(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
)
const jpeg = await somePicture(64, 48).jpeg().toBuffer()
const png = await somePicture(64, 48).png().toBuffer()
const webp = await somePicture(64, 48).webp().toBuffer()
const gif = await somePicture(8, 8).gif().toBuffer()
const avif = await somePicture(16, 16).avif().toBuffer()
const tiff = await somePicture(8, 8).tiff().toBuffer()
const heic = Buffer.concat([latin1('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), Buffer.alloc(400)])
/** A PNG of this size that weighs next to nothing. */
const thinPng = (width: number, height: number) =>
  Buffer.concat([
    headOfPng(width, height),
    pngChunk('IDAT', deflateSync(Buffer.alloc(4_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part))
const large = await somePicture(900, 700).jpeg().toBuffer()

describe.each<[what: string, name: string, content: Buffer, code: string, path?: string]>([
  ['a drawing with script that calls itself a picture', 'foto.png', svg, 'not_a_document'],
  ['a drawing', 'foto.svg', svg, 'not_a_document'],
  ['a page that calls itself a PDF', 'referto.pdf', html, 'not_a_document'],
  ['a page', 'pagina.html', html, 'not_a_document'],
  ['nothing', 'vuoto.pdf', Buffer.alloc(0), 'empty_file'],
  ['nothing that calls itself a text', 'vuoto.txt', Buffer.alloc(0), 'empty_file'],
  ['one byte', 'uno.pdf', latin1('%'), 'not_a_document'],
  ['a PNG of 30,000 by 30,000 points', 'grande.png', thinPng(30_000, 30_000), 'too_many_pixels'],
  ['a PNG that is 30,000 points wide', 'largo.png', thinPng(30_000, 10), 'too_many_pixels'],
  ['a PNG that unfolds', 'bomba.png', thinPng(15_000, 15_000), 'too_many_pixels'],
  [
    'a JPEG in passes that is held whole',
    'passi.jpg',
    await somePicture(4000, 3000).jpeg({ progressive: true }).toBuffer(),
    'too_many_pixels',
  ],
  ['half a JPEG', 'mezza.jpg', cut(large, 0.5), 'broken_file'],
  ['a JPEG without its last byte', 'quasi.jpg', large.subarray(0, -2), 'broken_file'],
  ['the head of a JPEG', 'testa.jpg', latin1('\xff\xd8\xff\xe0'), 'broken_file'],
  ['half a PNG', 'mezza.png', cut(await somePicture(900, 900).png().toBuffer(), 0.5), 'broken_file'],
  ['the sign of a PNG with a page behind it', 'segno.png', Buffer.concat([pngSign, html]), 'broken_file'],
  ['half a WebP', 'mezza.webp', cut(webp, 0.5), 'broken_file'],
  ['the frame of a WebP around nothing', 'vuota.webp', latin1('RIFF\x04\0\0\0WEBP'), 'broken_file'],
  ['a PDF that does not end', 'mezzo.pdf', cut(pdfOfBytes(100_000), 0.5), 'broken_file'],
  ['the sign of a PDF', 'segno.pdf', latin1('%PDF-1.7'), 'broken_file'],
  ['a photograph of an iPhone', 'IMG_0042.HEIC', heic, 'heic_picture'],
  ['a photograph of an iPhone that calls itself a JPEG', 'IMG_0042.jpg', heic, 'heic_picture'],
  ['an AVIF', 'foto.avif', avif, 'not_a_document'],
  ['a GIF', 'foto.gif', gif, 'not_a_document'],
  ['a TIFF', 'foto.tiff', tiff, 'not_a_document'],
  ['a GIF that is a script too', 'foto.gif', latin1('GIF89a/*\0\0*/=alert(1)//'), 'not_a_document'],
  ['a ZIP', 'cartella.zip', latin1('PK\x03\x04'), 'not_a_document'],
  ['a folder that unfolds', 'bomba.gz', gzipSync(Buffer.alloc(10_000_000)), 'not_a_document'],
  [
    'a letter of an office program',
    'lettera.docx',
    latin1('PK\x03\x04[Content_Types].xml'),
    'not_a_document',
  ],
  ['a program', 'foto.exe', latin1('MZ\x90\0'), 'not_a_document'],
  ['a script', 'avvio.sh', latin1('#!/bin/sh\nrm -rf /'), 'not_a_document'],
  ['a PDF behind a page', 'due.pdf', Buffer.concat([html, somePdf()]), 'not_a_document'],
  ['a program that calls itself a text', 'programma.txt', latin1('MZ\x90\0\x03'), 'text_not_unicode'],
  ['a text with signs that nobody sees', 'segni.txt', latin1('a\x1b[2Jb'), 'text_not_unicode'],
  ['a text of an old program', 'vecchio.txt', latin1('perch\xe9'), 'text_not_unicode'],
  ['a text in UTF-16', 'largo.txt', Buffer.from('ÿþtesto', 'utf16le'), 'text_not_unicode'],
  ['one byte too much', 'grande.pdf', pdfOfBytes(documentMaxBytes + 1), 'file_too_large'],
  ['a megabyte too much', 'grande.pdf', pdfOfBytes(documentMaxBytes + 1_000_000), 'file_too_large'],
  ['a name of 300 signs', `${'a'.repeat(296)}.pdf`, somePdf(), 'too_long', 'name'],
  ['a name that turns around', 'gpj.\u202Efdp', somePdf(), 'hidden_characters', 'name'],
])('%s', (_what, name, content, code, at = 'file') => {
  it(`is refused: ${code} at ${at}`, async () => {
    const answer = await nurse.call('POST', path(), formWith(new Uint8Array(content), name))
    expect(answer.json()).toMatchObject({ errors: [{ path: at, code }] })
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().errors[0].message.length).toBeGreaterThan(5)
    expect((await nurse.call('GET', path())).json().total).toBe(shownSoFar)
  })
})

const inert: [what: string, name: string, content: Buffer, type: string][] = [
  [
    'a PDF with script',
    'a.pdf',
    somePdf('/OpenAction <</S /JavaScript /JS (app.alert(1))>>'),
    'application/pdf',
  ],
  [
    'a PDF that is a page too',
    'a.html',
    Buffer.concat([somePdf(), html, latin1('%%EOF')]),
    'application/pdf',
  ],
  ['a PDF that calls itself a page', 'a.html', somePdf(), 'application/pdf'],
  [
    'a PDF that is a folder too',
    'a.zip',
    Buffer.concat([somePdf(), latin1('PK\x05\x06')]),
    'application/pdf',
  ],
  ['a JPEG that is a page too', 'a.jpg', Buffer.concat([jpeg, html]), 'image/jpeg'],
  ['a PNG that calls itself a program', 'a.exe', png, 'image/png'],
  ['a WebP with a page behind it', 'a.webp', Buffer.concat([webp, html]), 'image/webp'],
  ['a page that calls itself a text', 'a.txt', html, 'text/plain; charset=utf-8'],
  ['a drawing that calls itself a text', 'a.txt', svg, 'text/plain; charset=utf-8'],
  ['just as much as may be', 'a.pdf', pdfOfBytes(documentMaxBytes), 'application/pdf'],
  ['a name full of signs', `'"<b>%00;&../\\.pdf`, somePdf(), 'application/pdf'],
]
let shownSoFar = 0

describe.each(inert)('%s', (_what, name, content, type) => {
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
  expect(left).toEqual({ documents: inert.length + 1, contents: inert.length + 1 })
})
