import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Role } from '@vicino/domain/access/role.ts'
import { roles } from '@vicino/domain/access/role.ts'
import type { Document } from '@vicino/domain/documents/document.ts'
import { jobTitles } from '@vicino/domain/businesses/job-title.ts'
import { lackingIn } from '@vicino/domain/testing/fhir-required.ts'
import { someProblem } from '@vicino/domain/testing/some-care-plan.ts'
import { someProtocolFields } from '@vicino/domain/testing/some-protocol.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { incomingFolder } from '../data-folder.ts'
import { testConfig } from '../testing/config.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { readyHouse, readyToBill, readyToSend } from '../testing/ready-to-bill.ts'

import { formWith, pdfOfBytes, somePdf } from '../testing/some-document.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

/** The official JSON schema of FHIR R4 with its validator. */
type Validator = { validate(resource: object): unknown[] }
const FhirSchema = createRequire(import.meta.url)(
  '@asymmetrik/fhir-json-schema-validator',
) as new () => Validator

type Manifest = {
  dossier: { _id: Id; client: string }
  made_at: string
  made_by: { _id: Id; name: string; role: string; business: string }
  reason: string
  parts: { path: string; what: string; bytes: number; sha256: string }[]
  left_out: { thing: string; what: string }[]
}

type Bundle = {
  entry: {
    fullUrl: string
    resource: {
      resourceType: string
      status?: string
      title?: string
      medicationCodeableConcept?: { text: string }
    }
  }[]
}

let program: TestProgram
let business: Id
let dossier: Id
let director: Caller
let nurse: Caller
let origin: string
const base = () => `/api/dossiers/${dossier}`
const archive = () => `${base()}/archive`

async function wrote(answer: ReturnType<Caller['call']>) {
  const { statusCode, body } = await answer
  expect([200, 201], body).toContain(statusCode)
  return JSON.parse(body)
}
const post = (path: string, body: object) => wrote(director.call('POST', path, body))
const patch = (path: string, body: object) => wrote(director.call('PATCH', path, body))

const reason = 'Richiesta della cliente (art. 25 LPD)'
async function open(who: Caller, path = archive()): Promise<Record<string, Buffer>> {
  const answer = await who.call('POST', path, { reason })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = unzipSync(answer.rawPayload)
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]))
}
const manifestIn = (files: Record<string, Buffer>): Manifest =>
  JSON.parse(files['manifesto.json']!.toString()) as Manifest
const textOf = async (pdf: Buffer): Promise<string> => (await readPdf(pdf)).map(({ text }) => text).join(' ')

const kept: { document: Document; content: Buffer }[] = []
async function keepDocument(name: string, content: Buffer<ArrayBuffer>, category = 'clinical') {
  const form = formWith(content, 'x.pdf', { category, name })
  const document = (await wrote(director.call('POST', `${base()}/documents`, form))) as Document
  kept.push({ document, content })
  return document
}

beforeAll(async () => {
  program = await testProgram()
  origin = await program.app.listen({ port: 0, host: '127.0.0.1' })
  business = await program.business()
  dossier = await program.dossier(business, { last_name: 'Rossi-Grütter', first_name: 'Élodie' })
  director = await program.person(business, ['DS'], { last_name: 'Direttrice' })
  nurse = await program.person(business, ['INF'], { last_name: 'Infermiera' })
  await program.assign(dossier, nurse)
  await writeDossier()
})
afterAll(() => program.close())

async function writeDossier(): Promise<void> {
  await patch(`${base()}/personal_data`, {
    version: 1,
    access_note: 'Chiave dal vicino',
    phone: '+41 91 911 11 11',
  })
  await patch(`${base()}/personal_data`, { version: 2, access_note: 'Codice 1234' })
  await post(`${base()}/contact_persons`, { name: 'Ines Rossi', relation: 'daughter', scope: 'clinical' })
  await post(`${base()}/coverages`, {
    law: 'kvg',
    from: '2026-01-01',
    until: '2026-10-31',
    insurer: 'Cassa Lago',
    tiers: 'payant',
  })
  await post(`${base()}/warnings`, { kind: 'allergy', text: 'Penicillina' })
  await post(`${base()}/warnings`, { kind: 'dog', text: 'Cane grosso' })
  const drug = {
    name: 'Torasemide 10 mg',
    modality: 'OS',
    morning: 1,
    start_date: '2026-11-01',
    handover: true,
  }
  const { _id: drugId } = await post(`${base()}/drugs/create_drug`, drug)
  await patch(`${base()}/drugs/${drugId}`, { version: 1, morning: 2, reason: 'Edemi in aumento' })
  const wrong = await post(`${base()}/drugs/create_drug`, {
    ...drug,
    name: 'Aspirina 100 mg',
    handover: false,
  })
  await patch(`${base()}/drugs/${wrong._id}`, { version: 1, struck: { reason: 'Cliente sbagliata' } })
  const dose = {
    drugId,
    drug_version: 2,
    day: '2026-11-20',
    moment: 'morning',
    status: 'given',
    note: 'Presa bene',
  }
  await post(`${base()}/administrations/create`, dose)
  await post(`${base()}/clinical_parameters/create`, { bp: '80-130', temperature: 36.6, note: 'A riposo' })
  await wrote(
    director.call('PUT', `${base()}/clinical_parameters/limits`, {
      version: 0,
      ordered_by: 'Dr. Lepori',
      since: '2026-11-01',
      news2_scale: 1,
      limits: { hr: { red_high: 110 } },
    }),
  )
  const { _id: focusId } = await post(`${base()}/focuses/create_focus`, {
    focus: 'Edemi',
    data: 'Gambe gonfie',
  })
  await post(`${base()}/focuses/${focusId}/add_events`, { data: 'Meglio', evaluation: 'In calo' })
  const { _id: anamnesis } = await post(`${base()}/anamnesis/create_anamnesis`, {})
  for (const [section, answers] of [
    ['nutrition', { diet: 'Senza sale' }],
    ['sexuality_and_reproduction', { note: 'Parole riservate' }],
  ] as const)
    await wrote(nurse.call('PUT', `${base()}/anamnesis/${anamnesis}/${section}`, { version: 0, answers }))
  await post(`${base()}/drugs/hospital_return`, {
    reason: 'Rientro dopo un controllo',
    drugs: [{ drugId, version: 2, act: 'continue' }],
  })
  const { _id: task } = await post('/api/tasks/create_task', {
    title: 'Visita del mattino',
    date: '2026-11-20',
    start_time: '08:00',
    end_time: '09:00',
    client: dossier,
    operators: [director._id],
  })
  const performed = { service_details: { code: '5002.340' }, duration: 25, comment: 'Calze messe' }
  await post(`/api/tasks/${task}/add_performances`, { performances: [performed] })
  await endVisit(task)
  await billNovember()
  const plan = { problems: [someProblem()], evaluate_on: '2027-02-20' }
  const { _id: planId } = await post(`${base()}/care_plans/create_care_plan`, plan)
  await post(`${base()}/care_plans/${planId}/sign`, { version: 1 })
  await openProtocol()
  await keepDocument('../../x', somePdf('/A 1'))
  await keepDocument('Referto.pdf', somePdf('/A 2'))
  await keepDocument('Referto.pdf', somePdf('/A 3'))
  await keepDocument('Contratto.pdf', somePdf('/A 4'), 'administrative')
  const struck = await keepDocument('Sbagliato.pdf', somePdf('/A 5'))
  await wrote(
    director.call('DELETE', `${base()}/documents/${struck._id}`, { version: 1, reason: 'Di un altro' }),
  )
}

/** Opens a protocol of the house, of which a step was carried out. */
async function openProtocol(): Promise<void> {
  const { _id: protocolId, steps } = await post('/api/protocols/create_protocol', someProtocolFields())
  await post(`/api/protocols/${protocolId}/release`, { version: 1, valid_from: '2026-11-20' })
  const days = { starts_on: '2026-11-20', evaluate_on: '2026-12-18' }
  const [stepId] = steps.map(({ _id }: { _id: Id }) => _id)
  const opening = { protocolId, protocol_version: 2, steps: [stepId], responsible: director._id, ...days }
  const { _id: openedId } = await post(`${base()}/protocols/open_protocol`, opening)
  const deed = { stepId, done_on: '2026-11-20', note: 'Suola consumata, cambiata' }
  await post(`${base()}/protocols/${openedId}/confirm_step`, deed)
}

/** Ends a visit of the nurse's own with an answer on the dose that nobody gave in it. */
async function endVisit(task: Id): Promise<void> {
  const { version } = await wrote(director.call('GET', `/api/tasks/${task}`))
  await patch(`/api/tasks/${task}`, {
    version,
    status: 'completed',
    ended_at: '2026-11-20T08:00:00.000Z',
    confirm_open_doses: { reason: 'La dà la figlia a mezzogiorno' },
  })
}

/** Issues the invoice of what was performed in November. */
async function billNovember(): Promise<void> {
  const office = await program.person(business, ['AMM'])
  await readyHouse(office)
  await readyToSend(office)
  await patch(`${base()}/sanitary_data`, { version: 3, avsNumber: '756.9217.0769.85' })
  await readyToBill(director, dossier, { insurer: 'Cassa Lago', from: '2026-11-01', until: '2026-11-30' })
  await wrote(office.call('POST', `${base()}/invoices/create_invoice`, { month: '2026-11' }))
}

describe('the archive of a dossier', () => {
  let files: Record<string, Buffer>
  let manifest: Manifest
  beforeAll(async () => {
    files = await open(director)
    manifest = manifestIn(files)
  })

  it('says of each part what it is, how large and by which hash it is known', () => {
    const { parts, ...made } = manifest
    expect(made).toMatchObject({
      dossier: { _id: dossier, client: 'Élodie Rossi-Grütter' },
      made_at: '2026-11-20T09:00:00.000Z',
      made_by: { _id: director._id, name: 'Anna Direttrice', role: labelOrValue(jobTitles, 'nurse_diploma') },
      reason,
      left_out: [],
      not_included: ['Bozze non salvate'],
    })
    expect(parts.map(({ path }) => path).toSorted()).toEqual(
      Object.keys(files)
        .filter(name => name !== 'manifesto.json')
        .toSorted(),
    )
    for (const { path, bytes, sha256 } of parts) {
      expect([path, files[path]!.length]).toEqual([path, bytes])
      expect([path, createHash('sha256').update(files[path]!).digest('hex')]).toEqual([path, sha256])
    }
  })

  it('keeps documents under names that lead nowhere, two of one name apart, struck ones by themselves', () => {
    const paths = Object.keys(files).filter(name => name.startsWith('documenti/'))
    expect(paths).toEqual([
      'documenti/_.._x.pdf',
      'documenti/Referto.pdf',
      'documenti/Referto (2).pdf',
      'documenti/Contratto.pdf',
      'documenti/annullati/Sbagliato.pdf',
    ])
    expect(paths.map(path => files[path])).toEqual(kept.map(({ content }) => content))
  })

  it('is read as a PDF, who wrote what and when, with what was corrected and struck', async () => {
    const text = await textOf(files['dossier.pdf']!)
    for (const words of [
      'Élodie Rossi-Grütter',
      `Motivo: ${reason}`,
      'Non compreso: Bozze non salvate.',
      'Esportato il 20.11.2026, 10:00 da Anna Direttrice',
      "Accesso all'abitazione: Codice 1234",
      "Accesso all'abitazione: Chiave dal vicino",
      'Ines Rossi, Figlia',
      'Assicuratore: Cassa Lago',
      'Allergia: Penicillina',
      'Cane: Cane grosso',
      'Torasemide 10 mg, Orale OS [versione precedente]',
      'Mattina: 2 compresse',
      'versione 2 · motivo: Edemi in aumento',
      'Aspirina 100 mg, Orale OS [ANNULLATO]',
      'Annullato: Cliente sbagliata',
      'Somministrata: 2 compresse',
      'Nota: Presa bene',
      'Pressione: 130/80 mmHg · Temperatura: 36.6 °C',
      'Limiti prescritti da Dr. Lepori',
      'Edemi (Aperto)',
      'Nota: Edemi',
      'Valutazione: In calo',
      'Senza sale',
      'Parole riservate',
      'Piano di cura firmato (Firmato)',
      'Problema: Rischio di caduta',
      'Obiettivo: Nessuna caduta per tre mesi',
      'Misura: Camminare insieme nel corridoio, 2 × ',
      'Farmaci rivisti senza un ricovero',
      'Motivo: Rientro dopo un controllo',
      'Torasemide 10 mg: Continua',
      'Visita del mattino',
      'Conclusa con dosi aperte: La dà la figlia a mezzogiorno',
      'Commento: Calze messe',
      'Fattura 2026-00001 del 20.11.2026 (Emessa)',
      'A carico di: Cassa Lago',
      '53202 B',
      '25 min, CHF ',
      'In consegna: Farmaci',
      'Sbagliato.pdf [ANNULLATO]',
      'Controllare le calzature',
      'Suola consumata, cambiata',
    ])
      expect(text).toContain(words)
  })

  it('is FHIR R4 that names the client, her drugs, values, focuses, anamnesis and documents', () => {
    const bundle = JSON.parse(files['fhir/dossier.json']!.toString()) as Bundle
    expect(new FhirSchema().validate(bundle)).toEqual([])
    for (const { resource } of bundle.entry) expect(lackingIn(resource)).toEqual([])
    const kinds = bundle.entry.map(({ resource }) => resource.resourceType)
    expect(new Set(kinds)).toEqual(
      new Set([
        'Patient',
        'AllergyIntolerance',
        'CarePlan',
        'Encounter',
        'Goal',
        'Invoice',
        'List',
        'MedicationAdministration',
        'MedicationStatement',
        'Observation',
        'Condition',
        'Questionnaire',
        'QuestionnaireResponse',
        'DocumentReference',
      ]),
    )
    expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry.length)
    const drugs = bundle.entry.filter(({ resource }) => resource.resourceType === 'MedicationStatement')
    expect(drugs.map(({ resource }) => resource.status)).toEqual(['active', 'entered-in-error'])
    const plans = bundle.entry.filter(({ resource }) => resource.resourceType === 'CarePlan')
    expect(plans.map(({ resource }) => resource.title)).toEqual([
      'Piano di cura',
      'Prevenzione delle cadute in casa',
    ])
  })

  it('tells who opened the dossier, this export included', () => {
    const lines = files['accessi.csv']!.toString().trim().split('\r\n')
    expect(lines[0]).toContain('Chi;Ruolo;Azione;Cosa')
    expect(lines.at(-1)).toContain(`Anna Direttrice;Direzione sanitaria;Esportazione;Dossier;;${reason}`)
    expect(lines.length).toBeGreaterThan(20)
  })
})

it('tells beforehand what it would hold, in the order in which it leaves', async () => {
  const contents = await wrote(director.call('GET', archive()))
  expect(contents).toEqual({ documents: kept.map(({ content }) => content.length), left_out: [] })
})

it('asks for a reason', async () => {
  const { statusCode, body } = await director.call('POST', archive(), { reason: ' a ' })
  expect([statusCode, body]).toEqual([
    422,
    expect.stringContaining('Indicare il motivo con almeno 3 caratteri.'),
  ])
})

it('leaves out what whoever exports may not read, and says so', async () => {
  const withheld = ['anamnesis.sexuality_psych', 'documents.administrative', 'drugs.read', 'audit.read']
  const narrowed = await program.person(business, ['DS'], { withheld })
  const files = await open(narrowed)
  const text = await textOf(files['dossier.pdf']!)
  const { left_out, parts } = manifestIn(files)
  expect(left_out.map(({ what }) => what)).toEqual([
    'Farmaci',
    'Farmaci rivisti dopo un ricovero',
    'Somministrazioni',
    'Anamnesi riservata',
    'Documenti amministrativi',
    'Registro degli accessi',
  ])
  expect(parts.map(({ path }) => path)).not.toContain('documenti/Contratto.pdf')
  expect(Object.keys(files)).not.toContain('accessi.csv')
  expect(text).toContain('Questa esportazione non contiene')
  expect(text).toContain('Senza sale')
  const everything = text + files['fhir/dossier.json']!.toString()
  for (const word of ['Parole riservate', 'Torasemide', 'Contratto.pdf'])
    expect(everything).not.toContain(word)
})

it('tells of invoices only their sums where the insurer may not be known, and none of them without billing', async () => {
  const withheld = ['sanitary.read']
  const someone = await program.person(business, ['DS'], { withheld })
  const files = await open(someone)
  const text = await textOf(files['dossier.pdf']!)
  expect(text).toContain('Fattura 2026-00001')
  expect(text + files['fhir/dossier.json']!.toString()).not.toContain('Cassa Lago')
  const unbilled = await program.person(business, ['DS'], { withheld: ['billing.read'] })
  const without = await open(unbilled)
  expect(manifestIn(without).left_out.map(({ what }) => what)).toEqual(['Fatture'])
  const all = (await textOf(without['dossier.pdf']!)) + without['fhir/dossier.json']!.toString()
  expect(all).not.toContain('2026-00001')
})

const exporting: readonly Role[] = ['DS', 'IND']
it.each(roles.map(({ value }) => value))('%s exports where the matrix says so', async role => {
  const person = await program.person(business, [role])
  await program.assign(dossier, person)
  const may = exporting.includes(role)
  expect((await person.call('GET', archive())).statusCode === 200).toBe(may)
  const answer = await person.call('POST', archive(), { reason })
  expect([role, answer.statusCode]).toEqual([role, may ? 200 : 403])
})

/** Does work after an export has begun to read and before it has read much: a table that it comes to is held until then. */
async function whileRead(path: string, work: () => Promise<void>): Promise<Record<string, Buffer>> {
  const { owner } = program.database
  let exported: Promise<Record<string, Buffer>> | undefined
  await owner.begin(async sql => {
    await sql`lock table coverage in access exclusive mode`
    exported = open(director, path)
    exported.catch(() => undefined)
    const isHeld = async (): Promise<boolean> => {
      const [row] = await owner`
        select from pg_locks
        where relation = 'coverage'::regclass and not granted
          and database = (select oid from pg_database where datname = current_database())`
      return row !== undefined
    }
    while (!(await isHeld())) await setTimeout(10)
    await work()
  })
  return exported!
}

it('shows one moment: what is corrected and struck while it is read stands as it was', async () => {
  const moved = await program.dossier(business)
  const path = `/api/dossiers/${moved}`
  const [first, last] = [
    await post(`${path}/drugs/create_drug`, { name: 'Primo', modality: 'OS', start_date: '2026-11-01' }),
    await post(`${path}/drugs/create_drug`, { name: 'Ultimo', modality: 'OS', start_date: '2026-11-01' }),
  ]
  const correct = async (): Promise<void> => {
    await patch(`${path}/drugs/${first._id}`, { version: 1, name: 'Dopo', reason: 'Nome sbagliato' })
    await patch(`${path}/drugs/${last._id}`, { version: 1, struck: { reason: 'Cliente sbagliata' } })
    await post(`${path}/warnings`, { kind: 'allergy', text: 'Arachidi' })
  }
  const files = await whileRead(`${path}/archive`, correct)
  const { entry } = JSON.parse(files['fhir/dossier.json']!.toString()) as Bundle
  const drugs = entry.filter(({ resource }) => resource.resourceType === 'MedicationStatement')
  expect(drugs.map(({ resource }) => [resource.medicationCodeableConcept?.text, resource.status])).toEqual([
    ['Primo', 'active'],
    ['Ultimo', 'active'],
  ])
  const text = await textOf(files['dossier.pdf']!)
  for (const word of ['Dopo', 'Arachidi', 'ANNULLATO']) expect(text).not.toContain(word)
  expect(await readdir(incomingFolder(program.dataFolder))).toEqual([])
})

it('begins to leave before all of it is read', async () => {
  await whileRead(archive(), async () => {
    const answer = await fetch(`${origin}${archive()}`, {
      method: 'POST',
      headers: { cookie: director.cookie, origin: testConfig.publicUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ reason }),
    })
    const reader = answer.body!.getReader()
    const { value } = await reader.read()
    expect(Buffer.from(value ?? []).toString('latin1', 0, 4)).toBe('PK\u0003\u0004')
    await reader.cancel()
  })
})

it('is of nobody else’s business', async () => {
  const stranger = await program.person(await program.business(), ['DS'])
  expect((await stranger.call('POST', archive(), { reason })).statusCode).toBe(404)
})

it('leaves of a closed dossier too', async () => {
  const closed = await program.dossier(business)
  const { version } = await wrote(director.call('GET', `/api/dossiers/${closed}`))
  await wrote(
    director.call('PATCH', `/api/dossiers/${closed}`, {
      version,
      status: 'closed',
      reason: 'Decesso',
    }),
  )
  const answer = await director.call('POST', `/api/dossiers/${closed}/archive`, { reason })
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true])
})

it('is written down before it leaves, and lets go of everything where its reader does', async () => {
  await keepDocument('grande.pdf', pdfOfBytes(20_000_000))
  const before = await countExports()
  const { port } = new URL(origin)
  const body = JSON.stringify({ reason: 'Connessione tagliata' })
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', () => {
      socket.destroy()
      resolve()
    })
    socket.write(
      `POST ${archive()} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${director.cookie}\r\n` +
        `origin: ${testConfig.publicUrl}\r\ncontent-type: application/json\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  })
  expect(await countExports()).toBe(before + 1)
  // Every connection of the pool is free again: as many more are answered at once.
  const answers = await Promise.all(Array.from({ length: 12 }, () => director.call('GET', archive())))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
})

async function countExports(): Promise<number> {
  const { items } = await wrote(
    director.call('GET', `/api/audit?dossierId=${dossier}&action=export&limit=100`),
  )
  return (items as { entity_type: string }[]).filter(({ entity_type }) => entity_type === 'dossier').length
}

it('asks the database no more often where more was written', async () => {
  const another = await program.dossier(business)
  const path = `/api/dossiers/${another}`
  const exported = () => director.call('POST', `${path}/archive`, { reason })
  const read = (note: string) => post(`${path}/clinical_parameters/create`, { temperature: 36.6, note })
  await read('uno')
  await exported()
  const before = await program.statements(exported)
  for (const note of ['due', 'tre', 'quattro', 'cinque']) await read(note)
  expect(await program.statements(exported)).toBe(before)
})
