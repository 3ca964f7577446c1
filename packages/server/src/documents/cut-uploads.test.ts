import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import type { Id } from '@vicino/domain/wire/id.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { incomingFolder } from '../data-folder.ts'
import { asTenant } from '../db/tenant.ts'
import { testConfig } from '../testing/config.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { formWith, pdfOfBytes, somePicture } from '../testing/some-document.ts'

let program: TestProgram
let port: number
let dossier: Id
let nurse: Caller

beforeAll(async () => {
  program = await testProgram()
  const address = await program.app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(address).port)
  const business = await program.business()
  nurse = await program.person(business, ['INF', 'PROP'])
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
})
afterAll(() => program.close())

const pdf = pdfOfBytes(1_000_000)
const form = (id: Id) =>
  Buffer.concat([
    Buffer.from(
      `--b\r\ncontent-disposition: form-data; name="_id"\r\n\r\n${id}\r\n` +
        '--b\r\ncontent-disposition: form-data; name="category"\r\n\r\nclinical\r\n' +
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
    ),
    pdf,
    Buffer.from('\r\n--b--\r\n'),
  ])

/** Sends the first bytes of an upload, then breaks the line. */
function sendCut(call: string, body: Buffer, bytes: number): Promise<void> {
  const head = [
    `${call} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `origin: ${testConfig.publicUrl}`,
    `cookie: ${nurse.cookie}`,
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${body.length}`,
    '\r\n',
  ].join('\r\n')
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.write(head)
    socket.write(body.subarray(0, bytes), () => socket.destroy())
  })
}

const documents = () => `POST /api/dossiers/${dossier}/documents`

const standing = async () =>
  asTenant(program.database.app, { business: nurse.business }, async tx => {
    const rows = await tx<{ _id: Id; size: number; kept: number }[]>`
      select d._id, d.size, (
        select coalesce(sum(length(c.bytes)), 0)::int from document_chunk c where c.document_id = d._id
      ) as kept from document d`
    const [chunks] = await tx<
      { count: number }[]
    >`select count(distinct document_id)::int as count from document_chunk`
    return { rows: [...rows], contents: chunks!.count }
  })

it('leaves nothing of an upload that was cut twenty times, and keeps it once when it comes whole', async () => {
  const id = newId()
  const whole = form(id).length
  for (let at = 0; at < 20; at += 1) await sendCut(documents(), form(id), Math.floor((whole * at) / 20))
  await expect.poll(() => readdirSync(incomingFolder(program.dataFolder))).toEqual([])
  expect(await standing()).toEqual({ rows: [], contents: 0 })
  const fields = { _id: id, category: 'clinical' }
  const answer = await nurse.call(
    'POST',
    `/api/dossiers/${dossier}/documents`,
    formWith(pdf, 'a.pdf', fields),
  )
  expect(answer.statusCode, answer.body).toBe(201)
  expect(await standing()).toEqual({ rows: [{ _id: id, size: pdf.length, kept: pdf.length }], contents: 1 })
})

it('keeps all or nothing where the line breaks after the last byte', async () => {
  const ids = Array.from({ length: 20 }, () => newId())
  for (const id of ids) await sendCut(documents(), form(id), form(id).length)
  await expect.poll(() => readdirSync(incomingFolder(program.dataFolder))).toEqual([])
  const { rows, contents } = await standing()
  expect(contents).toBe(rows.length)
  for (const { size, kept } of rows) expect(kept).toBe(size)
})

it.each<[field: string, call: () => string]>([
  ['avatar', () => 'PUT /api/users/me/avatar'],
  ['logo', () => `PUT /api/businesses/${nurse.business}/logo`],
])('leaves the %s as it was where its upload was cut twenty times', async (field, call) => {
  const picture = await somePicture(1200, 900).png().toBuffer()
  const body = Buffer.concat([
    Buffer.from(
      `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    picture,
    Buffer.from('\r\n--b--\r\n'),
  ])
  for (let at = 0; at < 20; at += 1) await sendCut(call(), body, Math.floor((body.length * at) / 20))
  await expect.poll(() => readdirSync(incomingFolder(program.dataFolder))).toEqual([])
  const [kept] = await asTenant(
    program.database.app,
    { business: nurse.business },
    tx => tx<{ count: number }[]>`select (select count(*) from logo_chunk)::int as count`,
  )
  const me = await nurse.call('GET', '/api/users/me')
  expect([me.json().avatar, kept!.count]).toEqual([null, 0])
})
