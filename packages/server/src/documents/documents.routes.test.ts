import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import type { Id } from '@vicino/domain/wire/id.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { incomingFolder } from '../data-folder.ts'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { formWith, somePdf, somePicture } from '../testing/some-document.ts'

let program: TestProgram
let business: Id
let dossier: Id
let nurse: Caller
let director: Caller
let office: Caller

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  director = await program.person(business, ['DS'])
  nurse = await program.person(business, ['INF'])
  office = await program.person(business, ['AMM'])
})
beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
})
afterAll(() => program.close())

const path = () => `/api/dossiers/${dossier}/documents`
const send = (form: FormData, who = nurse) => who.call('POST', path(), form)
async function kept(form: FormData, who = nurse) {
  const answer = await send(form, who)
  expect([200, 201], answer.body).toContain(answer.statusCode)
  return answer.json()
}
const list = async (query = '', who = nurse) => (await who.call('GET', `${path()}?${query}`)).json()
const fileOf = (id: string, who = nurse, query = '') => who.call('GET', `${path()}/${id}/file${query}`)
/** Whether the bytes point to the part of EXIF that says where a picture was taken: tag 0x8825, in either order. */
async function tellsPlace(picture: Buffer): Promise<boolean> {
  const { exif } = await sharp(picture).metadata()
  return [Buffer.of(0x88, 0x25), Buffer.of(0x25, 0x88)].some(tag => exif?.includes(tag))
}
const audited = () =>
  asTenant(
    program.database.app,
    { business },
    tx => tx<{ action: string; entity_id: Id; fields: string[] }[]>`
    select action, entity_id, fields from audit
    where dossier_id = ${dossier} and entity_type = 'document' and result = 'ok' order by at, _id`,
  )

describe('a document', () => {
  it('is kept as it came, told of in the list, and read again as what it is', async () => {
    const pdf = somePdf()
    const answer = await send(formWith(pdf, 'Referto.pdf'))
    expect(answer.statusCode, answer.body).toBe(201)
    const document = answer.json()
    expect(document).toMatchObject({
      name: 'Referto.pdf',
      category: 'clinical',
      type: 'application/pdf',
      size: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      record: null,
      author: { _id: nurse._id },
      created_at: '2026-11-20T09:00:00.000Z',
    })
    expect(await list()).toMatchObject({ items: [document], total: 1, more: false })
    const shown = await fileOf(document._id)
    expect(shown.rawPayload.equals(pdf)).toBe(true)
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Referto.pdf"; filename*=UTF-8''Referto.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(readdirSync(incomingFolder(program.dataFolder))).toEqual([])
  })

  it.each([
    ['a path', '../../etc/passwd.pdf', `filename=".._.._etc_passwd.pdf"`],
    ['quotes', 'Dr. "Rossi" \\.pdf', `filename="Dr. _Rossi_ _.pdf"`],
    ['another ending', 'pagina.html', `filename="pagina.html.pdf"`],
    [
      'accents',
      'Più è già.pdf',
      `filename="Piu e gia.pdf"; filename*=UTF-8''Pi%C3%B9%20%C3%A8%20gi%C3%A0.pdf`,
    ],
  ])('with %s in its name bears it as text alone', async (_what, name, disposition) => {
    const document = await kept(formWith(somePdf(), 'x.pdf', { category: 'clinical', name }))
    expect(document.name).toBe(name)
    expect((await fileOf(document._id)).headers['content-disposition']).toContain(disposition)
  })

  it('bears the name of its file, also where that looks like a path', async () => {
    expect((await kept(formWith(somePdf(), 'esami/2026/sangue.pdf'))).name).toBe('esami/2026/sangue.pdf')
  })

  it('is told twice and kept once where it is sent again, and is another under another id', async () => {
    const fields = { _id: newId(), category: 'clinical' }
    const first = await send(formWith(somePdf(), 'a.pdf', fields))
    const again = await send(formWith(somePdf(), 'a.pdf', fields))
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
    const other = await send(formWith(somePdf('/Other true'), 'a.pdf', fields))
    expect(other.json()).toMatchObject({ status: 409, code: 'id_taken' })
    expect((await list()).total).toBe(1)
  })

  it('is found by the words of its name, in the list and with the dossier', async () => {
    const { _id } = await kept(formWith(somePdf(), 'Lettera Müller.pdf'))
    await kept(formWith(somePdf(), 'Esame.pdf'))
    for (const search of ['lett', 'muller', 'lettera mueller'])
      expect((await list(`search=${search}`)).items.map((one: { _id: Id }) => one._id)).toEqual([_id])
    expect((await list('search=%25')).items).toEqual([])
    const { body } = await nurse.call('GET', `/api/dossiers/${dossier}/search?search=lett`)
    expect(JSON.parse(body)).toMatchObject([{ kind: 'Document', _id, title: 'Lettera Müller.pdf' }])
  })

  it('is listed in pages, the newest first, struck ones last', async () => {
    const made = []
    for (let at = 0; at < 12; at += 1) {
      program.setNow(`2026-11-20T09:00:${String(at).padStart(2, '0')}.000Z`)
      made.push(await kept(formWith('testo', `${at}.txt`)))
    }
    await nurse.call('DELETE', `${path()}/${made[11]._id}`, { version: 1, reason: 'Cliente sbagliato' })
    const names = async (query: string) => (await list(query)).items.map(({ name }: { name: string }) => name)
    expect(await names('')).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map(at => `${at}.txt`))
    expect(await names('page=2')).toEqual(['0.txt', '11.txt'])
  })

  it('is struck with a reason and stays legible', async () => {
    const { _id } = await kept(formWith('parole', 'nota.txt'))
    expect((await nurse.call('DELETE', `${path()}/${_id}`, { version: 1 })).statusCode).toBe(422)
    const struck = await nurse.call('DELETE', `${path()}/${_id}`, { version: 1, reason: 'Cliente sbagliato' })
    expect(struck.json()).toMatchObject({
      version: 2,
      struck: { reason: 'Cliente sbagliato' },
      name: 'nota.txt',
    })
    expect((await fileOf(_id)).body).toBe('parole')
    const again = await nurse.call('DELETE', `${path()}/${_id}`, { version: 2, reason: 'Ancora una volta' })
    expect(again.json()).toMatchObject({ status: 409, code: 'struck', current: { version: 2 } })
    const versions = (await nurse.call('GET', `${path()}/${_id}/versions`)).json()
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
  })

  it('is called otherwise as a new version, with a reason where it is not her own', async () => {
    const { _id, sha256 } = await kept(formWith(somePdf(), 'IMG.pdf'))
    const change = (body: object, who: Caller) => who.call('PATCH', `${path()}/${_id}`, body)
    expect((await change({ version: 1, name: 'Referto.pdf' }, nurse)).json()).toMatchObject({
      version: 2,
      sha256,
    })
    expect((await change({ version: 1, name: 'X.pdf' }, nurse)).json()).toMatchObject({
      code: 'stale',
      current: { version: 2, name: 'Referto.pdf' },
    })
    expect((await change({ version: 2, name: 'X.pdf' }, director)).json()).toMatchObject({
      errors: [{ path: 'reason', code: 'reason_required' }],
    })
    const moved = await change({ version: 2, category: 'administrative', reason: 'È un contratto' }, director)
    expect(moved.json()).toMatchObject({ version: 3, category: 'administrative' })
    expect((await list('search=referto')).total).toBe(1)
  })

  it('leaves a row for each who read or saved it, and news where it is clinical', async () => {
    const { _id } = await kept(formWith(somePdf(), 'a.pdf'))
    await kept(formWith(somePdf(), 'b.pdf', { category: 'administrative' }), director)
    await fileOf(_id)
    await fileOf(_id, nurse, '?download=true')
    const rows = (await audited()).filter(({ entity_id }) => entity_id === _id)
    expect(rows.map(({ action, fields }) => [action, fields.join()])).toEqual([
      ['create', 'name,category,file'],
      ['read', 'file'],
      ['export', 'file'],
    ])
    const { groups } = (await nurse.call('GET', `/api/dossiers/${dossier}/logs/get_logs`)).json()
    expect(groups[0].logs).toMatchObject([
      { dataModel: 'Document', entityId: _id, action: 'created', populatedData: { name: 'a.pdf' } },
    ])
    expect(groups[0].logs).toHaveLength(1)
  })
})

describe('a document of a record', () => {
  const attach = (record: Record<string, string>, who = nurse) =>
    send(formWith(somePdf(), 'ferita.pdf', { category: 'clinical', ...record }), who)
  async function focusOf(client: Id) {
    const focus = { focus: 'Ferita al piede', data: 'Arrossata' }
    const answer = await nurse.call('POST', `/api/dossiers/${client}/focuses/create_focus`, focus)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()._id
  }

  it('is found with it, and tells of it', async () => {
    const focus = await focusOf(dossier)
    const answer = await attach({ record_kind: 'FocusGroup', record_id: focus })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toMatchObject({ record: { kind: 'FocusGroup', _id: focus } })
    await kept(formWith(somePdf(), 'altro.pdf'))
    for (const query of ['tied=true', `recordId=${focus}`])
      expect((await list(query)).items).toMatchObject([{ name: 'ferita.pdf' }])
    expect((await audited()).map(({ fields }) => fields.join())).toContain('name,category,file,record')
  })

  it('is refused at the record, where that is none of this client or struck, or half of it is missing', async () => {
    const other = await program.dossier(business)
    await program.assign(other, nurse)
    const focus = await focusOf(dossier)
    const foreign = await focusOf(other)
    await nurse.call('PATCH', `/api/dossiers/${dossier}/focuses/${focus}`, {
      version: 1,
      struck: { reason: 'Scritto per errore' },
    })
    const wrong = [
      [{ record_kind: 'FocusGroup', record_id: foreign }, 'record_id', 'not_an_option'],
      [{ record_kind: 'FocusGroup', record_id: focus }, 'record_id', 'not_an_option'],
      [{ record_kind: 'care_plan', record_id: foreign }, 'record_id', 'not_an_option'],
      [{ record_kind: 'FocusGroup' }, 'record_id', 'required'],
      [{ record_id: focus }, 'record_kind', 'required'],
    ] as const
    for (const [record, at, code] of wrong)
      expect((await attach(record)).json(), at).toMatchObject({ status: 422, errors: [{ path: at, code }] })
    expect((await attach({ record_kind: 'Prescription', record_id: focus })).statusCode).toBe(422)
    expect((await list()).total).toBe(0)
  })
})

describe('a document of a section of an anamnesis', () => {
  const attach = (record: Record<string, string>, who = nurse) =>
    send(formWith(somePdf(), 'protesi.pdf', { category: 'clinical', ...record }), who)
  const newAnamnesis = async () => {
    const answer = await nurse.call('POST', `/api/dossiers/${dossier}/anamnesis/create_anamnesis`, {})
    expect(answer.statusCode, answer.body).toBe(201)
    return { record_kind: 'Anamnesis', record_id: answer.json()._id as string }
  }

  it('is found with that section alone', async () => {
    const record = await newAnamnesis()
    const answer = await attach({ ...record, record_section: 'body_care' })
    expect(answer.json()).toMatchObject({
      record: { kind: 'Anamnesis', _id: record.record_id, section: 'body_care' },
    })
    const found = async (section: string) =>
      (await list(`recordId=${record.record_id}&recordSection=${section}`)).total
    expect([await found('body_care'), await found('pain')]).toEqual([1, 0])
    // What is written of it later stays with its section.
    const change = { version: 1, name: 'Protesi superiore' }
    const next = await nurse.call('PATCH', `${path()}/${answer.json()._id}`, change)
    expect(next.json()).toMatchObject({ name: 'Protesi superiore', record: { section: 'body_care' } })
  })

  it('is refused without its section, at one that asks for more, and at what has none', async () => {
    const record = await newAnamnesis()
    const wrong = [
      [record, 'record_section', 'required'],
      [{ ...record, record_section: 'sexuality_and_reproduction' }, 'record_section', 'not_an_option'],
      [{ ...record, record_section: 'segno' }, 'record_section', 'not_an_option'],
      [
        { record_kind: 'FocusGroup', record_id: record.record_id, record_section: 'pain' },
        'record_section',
        'not_an_option',
      ],
      [
        { ...record, record_id: '01a00000-0000-7000-8000-000000000000', record_section: 'pain' },
        'record_id',
        'not_an_option',
      ],
    ] as const
    for (const [tied, at, code] of wrong)
      expect((await attach(tied)).json(), at).toMatchObject({ status: 422, errors: [{ path: at, code }] })
  })
})

describe('the small picture of a document', () => {
  const thumbnailOf = (id: string, who = nurse) => who.call('GET', `${path()}/${id}/thumbnail`)

  it('is drawn when a picture comes, upright and square, and stays with what is written of it later', async () => {
    const taken = await somePicture(900, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const picture = await kept(formWith(new Uint8Array(taken), 'ferita.jpg'))
    expect(picture.thumbnail).toBe(true)
    expect((await list()).items[0].thumbnail).toBe(true)
    const shown = await thumbnailOf(picture._id)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 132,
      height: 132,
    })
    const change = { version: 1, name: 'Ferita al piede' }
    const next = await nurse.call('PATCH', `${path()}/${picture._id}`, change)
    expect(next.json()).toMatchObject({ thumbnail: true })
  })

  it('is none of a text or a PDF, and is shown to nobody who may not know the document', async () => {
    const pdf = await kept(formWith(somePdf(), 'referto.pdf'))
    expect(pdf.thumbnail).toBe(false)
    expect((await thumbnailOf(pdf._id)).statusCode).toBe(404)
    const png = await somePicture(64, 48).png().toBuffer()
    const picture = await kept(formWith(new Uint8Array(png), 'foto.png'))
    expect((await thumbnailOf(picture._id, office)).statusCode).toBe(404)
    const stranger = await program.person(await program.business(), ['DS'])
    expect((await thumbnailOf(picture._id, stranger)).statusCode).toBe(404)
  })
})

describe('who may know a document', () => {
  it('writes and reads it by its category', async () => {
    const clinical = await kept(formWith(somePdf(), 'clinico.pdf'))
    const administrative = await kept(
      formWith(somePdf(), 'contratto.pdf', { category: 'administrative' }),
      office,
    )
    const refused = await send(formWith(somePdf(), 'x.pdf', { category: 'administrative' }))
    expect(refused.json()).toMatchObject({ status: 403, errors: [{ path: 'category', code: 'forbidden' }] })
    expect((await send(formWith(somePdf(), 'x.pdf'), office)).statusCode).toBe(403)
    const names = async (who: Caller) => (await list('', who)).items.map(({ name }: { name: string }) => name)
    expect(await names(office)).toEqual(['contratto.pdf'])
    expect((await names(nurse)).toSorted()).toEqual(['clinico.pdf', 'contratto.pdf'])
    for (const of of ['', '/file', '/versions'])
      expect((await office.call('GET', `${path()}/${clinical._id}${of}`)).statusCode).toBe(404)
    const strike = { version: 1, reason: 'Non serve più' }
    expect((await nurse.call('DELETE', `${path()}/${administrative._id}`, strike)).json()).toMatchObject({
      status: 403,
      errors: [{ path: 'reason', code: 'forbidden' }],
    })
    expect((await office.call('DELETE', `${path()}/${clinical._id}`, strike)).statusCode).toBe(404)
    const move = { version: 1, category: 'administrative' }
    expect((await nurse.call('PATCH', `${path()}/${clinical._id}`, move)).statusCode).toBe(403)
  })

  it('has no list where she may know of none, and finds none of another house', async () => {
    const assistant = await program.person(business, ['AC'])
    await program.assign(dossier, assistant)
    expect((await assistant.call('GET', path())).statusCode).toBe(403)
    const { _id } = await kept(formWith(somePdf(), 'a.pdf'))
    const stranger = await program.person(await program.business(), ['DS'])
    expect((await fileOf(_id, stranger)).statusCode).toBe(404)
    expect((await send(formWith(somePdf(), 'a.pdf'), stranger)).statusCode).toBe(404)
    const other = await program.dossier(business)
    await program.assign(other, nurse)
    expect((await nurse.call('GET', `/api/dossiers/${other}/documents/${_id}/file`)).statusCode).toBe(404)
  })

  it('sends nothing into a closed dossier, and is told of what it took before', async () => {
    const fields = { _id: newId(), category: 'clinical' }
    await kept(formWith(somePdf(), 'a.pdf', fields))
    await director.call('PATCH', `/api/dossiers/${dossier}`, {
      version: 1,
      status: 'closed',
      reason: 'Cure terminate',
    })
    expect((await send(formWith(somePdf(), 'a.pdf', fields))).statusCode).toBe(200)
    expect((await send(formWith(somePdf(), 'b.pdf'))).json()).toMatchObject({ code: 'dossier_closed' })
  })

  it('has to be signed in before a file is taken at all', async () => {
    const answer = await program.app.inject({
      method: 'POST',
      url: path(),
      payload: formWith(somePdf(), 'a.pdf'),
      headers: { origin: 'http://localhost:8080' },
    })
    expect([401, 403]).toContain(answer.statusCode)
    const folder = incomingFolder(program.dataFolder)
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  })
})

describe('the content of a document', () => {
  it('is never changed by the role that serves requests', async () => {
    const { _id } = await kept(formWith(somePdf(), 'a.pdf'))
    const statements = [
      `update document_chunk set bytes = 'x'`,
      'delete from document_chunk',
      `update document set sha256 = ''`,
      'delete from document',
    ]
    for (const statement of statements)
      await expect(asTenant(program.database.app, { business }, tx => tx.unsafe(statement))).rejects.toThrow(
        /permission denied/,
      )
    expect((await fileOf(_id)).rawPayload.equals(somePdf())).toBe(true)
  })

  it.each([
    ['jpeg', (taken: Sharp) => taken.jpeg({ quality: 90 })],
    ['png', (taken: Sharp) => taken.png()],
    ['webp', (taken: Sharp) => taken.webp()],
  ])(
    'of a %s is what one sees: where and when it was taken goes, and how it is turned stays',
    async (kind, as) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#000', noise } })
      const exif = {
        IFD0: { Artist: 'segnoautrice' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 11/1 0/1' },
      }
      const plain = sharp(await drawn.png().toBuffer())
      const taken = await as(plain.withExif(exif).withMetadata({ orientation: 6 })).toBuffer()
      const sent = Buffer.concat([taken, Buffer.from('<script>segnopagina</script>')])
      const { _id, size, sha256 } = await kept(formWith(sent, `foto.${kind}`))
      const shown = (await fileOf(_id)).rawPayload
      for (const word of ['segnoautrice', 'segnopagina']) expect(shown.includes(word)).toBe(false)
      expect([await tellsPlace(taken), await tellsPlace(shown)]).toEqual([true, false])
      expect([shown.length, createHash('sha256').update(shown).digest('hex')]).toEqual([size, sha256])
      expect(await sharp(shown).metadata()).toMatchObject({ format: kind, orientation: 6 })
      const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
      expect((await pixels(shown)).equals(await pixels(taken))).toBe(true)
    },
  )

  it('of a picture without such words is the same to the last byte', async () => {
    for (const made of [
      await somePicture(40, 30).jpeg({ progressive: true }).toBuffer(),
      await somePicture(40, 30).png().toBuffer(),
      await somePicture(40, 30).webp().toBuffer(),
    ]) {
      const { _id } = await kept(formWith(new Uint8Array(made), 'foto'))
      expect((await fileOf(_id)).rawPayload.equals(made)).toBe(true)
    }
  })
})
