import {
  type Entity,
  type May,
  mayKnow,
  type readBy,
  type Thing,
  thingNamed,
} from '@vicino/domain/access/need-to-know.ts'
import { permits } from '@vicino/domain/access/permits.ts'
import { type Role, roles } from '@vicino/domain/access/role.ts'
import { caresForClients, professionalRoles } from '@vicino/domain/businesses/professional-roles.ts'
import { activityKinds } from '@vicino/domain/activity/activity.ts'
import { contract } from '@vicino/domain/contract.ts'
import { kindOfForm, thingOfForm } from '@vicino/domain/drafts/form-kinds.ts'
import { type Endpoint, fillPath, paramNames } from '@vicino/domain/wire/endpoint.ts'
import { someProtocolFields } from '@vicino/domain/testing/some-protocol.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkWaitingRows } from '../audit/chain.store.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { camtFile, camtForm } from '../testing/camt-file.ts'
import { readyHouse, readyToBill } from '../testing/ready-to-bill.ts'

/**
 * Whatever tells of a dossier tells each role the same: every read of the contract, what a refused correction carries,
 * the log, the search, the live stream and the presence are compared with the one policy. Each thing with readers of
 * its own bears a word that stands nowhere else; a new kind, or a new read, is asked for here.
 */
type OfAll = {
  [Name in Thing]: (typeof readBy)[Name] extends 'dossier.list' | 'signed_in' ? Name : never
}[Thing]
/** What a word of its own cannot show: it has none, or its parts have them. */
type Wordless =
  | 'activity'
  | 'anamnesis.reserved'
  | 'audit'
  | 'emergency_access'
  | 'business_settings'
  | 'document'
  | 'emergency_sheet'
  | 'handover'
  | 'hospital_return'
  | 'parameter_limits.pregnancy'
  | 'personal_data.avs'
  | 'employment'
  | 'invitation'
  | 'statistics'
  | 'warning'
const words = {
  personal_data: 'segnoaccesso',
  contact_person: 'segnofiglia',
  sanitary_data: '7569217076985',
  dossier_contact: 'segnomedico',
  coverage: 'segnocassa',
  prescription: 'segnoprescritto',
  invoice: '2026-00001',
  payment: 'segnobanca',
  'document.clinical': 'segnoreferto',
  'document.administrative': 'segnocontratto',
  'warning.practical': 'segnocane',
  'warning.clinical': 'segnoallergia',
  anamnesis: 'segnodieta',
  drug: 'segnofarmaco',
  administration: 'segnodose',
  'administration.measured': '"measured":{"hr":61}',
  clinical_parameter: 'segnovalore',
  parameter_limits: 'segnolimite',
  focus: 'segnofocus',
  focus_event: 'segnoevento',
  care_plan: 'segnoobiettivo',
  opened_protocol: 'segnoeseguito',
  protocol: 'segnobozza',
  'performance.comment': 'segnotallone',
  material: 'segnoprezzo',
  'material_use.comment': 'segnogarza',
} as const satisfies Record<Exclude<Thing, OfAll | Wordless>, string>
const reserved = 'segnoriservato'

const marked = [
  ...Object.entries(words).map(([thing, word]) => ({ thing: thing as Thing, word })),
  { thing: 'anamnesis.reserved' as const, word: reserved },
]

let program: TestProgram
let address: string
let dossier: string
let all: Caller
const people = new Map<Role, Caller>()
const ids: Record<string, string> = {}
const base = () => `/api/dossiers/${dossier}`

const mayOf =
  (role: Role): May =>
  permission =>
    permits({ roles: [role], withheld: [] }, permission, 'read', {
      assigned: true,
      in_team: false,
      emergency: false,
      delegated: [],
    })

/** A part is told with its whole alone. */
const known = (role: Role, thing: Thing): boolean =>
  [thing, thingNamed(thing.split('.')[0]!)!].every(one => mayKnow(mayOf(role), one))

async function wrote(answer: ReturnType<Caller['call']>) {
  const { statusCode, body } = await answer
  expect([200, 201], body).toContain(statusCode)
  return JSON.parse(body)
}
const post = (path: string, body: object) => wrote(all.call('POST', path, body))

beforeAll(async () => {
  program = await testProgram()
  address = await program.app.listen({ port: 0 })
  const business = await program.business()
  dossier = await program.dossier(business)
  all = await program.person(business, ['DS', 'CE', 'INF', 'AMM', 'PIA', 'AUD'])
  await program.assign(dossier, all)
  for (const { value } of roles) {
    const person = await program.person(business, [value])
    await program.assign(dossier, person)
    people.set(value, person)
  }
  await writeAll(business)
  await planVisits(business)
  await writeAbsence()
})
afterAll(() => program.close())

/** One record of each kind, with its word. */
async function writeAll(business: string): Promise<void> {
  const handover = true
  await wrote(all.call('PATCH', `${base()}/personal_data`, { version: 1, access_note: words.personal_data }))
  await wrote(all.call('PATCH', `${base()}/sanitary_data`, { version: 2, avsNumber: words.sanitary_data }))
  const daughter = { name: words.contact_person, relation: 'daughter' }
  ids['contactPersonId'] = (
    await post(`${base()}/contact_persons`, { ...daughter, phone: '+41 91 911 11 11', scope: 'clinical' })
  )._id
  const doctor = { type: 'doctor', last_name: words.dossier_contact }
  ids['contactId'] = (await post('/api/contacts/create_contact', doctor))._id
  await wrote(
    all.call('PUT', `${base()}/contacts/primary_doctor`, { contactIds: [ids['contactId']], version: 0 }),
  )
  const client = { first_name: 'Luca', last_name: 'Bernasconi', birthday: '1941-03-11' }
  const { accessId } = await post('/api/emergency_accesses', client)
  await post(`/api/emergency_accesses/${accessId}/open`, { reason: 'Chiamata di notte' })
  ids['teamId'] = (await post('/api/teams', { name: 'Équipe Lago' }))._id
  await wrote(all.call('PUT', `/api/teams/${ids['teamId']}/clients/${dossier}`))
  Object.assign(
    ids,
    await readyToBill(all, dossier, { insurer: words.coverage, from: '2026-01-01', until: '2026-12-31' }),
  )
  const { items: services } = await wrote(all.call('GET', '/api/services?limit=1'))
  const prescribed = { serviceId: services[0]._id, duration: 60, frequency: 1, period: 7 }
  const prescription = {
    userId: all._id,
    start: '2026-11-01',
    end: '2026-12-01',
    status: 'open',
    services: [{ ...prescribed, comment: words.prescription }],
  }
  ids['prescriptionId'] = (await post(`${base()}/prescriptions/add_prescription`, { prescription }))._id
  const goal = { _id: newId(), text: words.care_plan }
  const problem = { _id: newId(), title: 'Cammina male', focusId: null, focusTopicId: null, description: '' }
  const problems = [{ ...problem, goals: [goal], measures: [] }]
  ids['carePlanId'] = (
    await post(`${base()}/care_plans/create_care_plan`, { problems, evaluate_on: '2027-01-01' })
  )._id
  await openProtocol()
  await keepDocuments()
  await post(`${base()}/warnings`, { kind: 'dog', text: words['warning.practical'] })
  await post(`${base()}/warnings`, { kind: 'risk', text: words['warning.clinical'], handover })
  const { _id: anamnesis } = await post(`${base()}/anamnesis/create_anamnesis`, {})
  ids['anamnesisId'] = anamnesis
  for (const [section, answers] of [
    ['nutrition', { diet: words.anamnesis }],
    ['sexuality_and_reproduction', { note: reserved }],
  ] as const)
    await wrote(all.call('PUT', `${base()}/anamnesis/${anamnesis}/${section}`, { version: 0, answers }))
  const drug = { name: words.drug, modality: 'OS', morning: 1, start_date: '2026-11-01', handover }
  ids['drugId'] = (await post(`${base()}/drugs/create_drug`, drug))._id
  await post(`${base()}/drugs/hospital_return`, {
    reason: 'Rientro',
    drugs: [{ drugId: ids['drugId'], version: 1, act: 'continue' }],
  })
  ids['administrationId'] = (
    await post(`${base()}/administrations/create`, {
      drugId: ids['drugId'],
      drug_version: 1,
      day: '2026-11-20',
      moment: 'morning',
      status: 'given',
      note: words.administration,
      measured: { hr: 61 },
      handover,
    })
  )._id
  const reading = { note: words.clinical_parameter, temperature: 36.6, handover }
  ids['readingId'] = (await post(`${base()}/clinical_parameters/create`, reading))._id
  await wrote(
    all.call('PUT', `${base()}/clinical_parameters/limits`, {
      version: 0,
      ordered_by: words.parameter_limits,
      since: '2026-11-01',
      news2_scale: 1,
      limits: { hr: { red_high: 110 } },
    }),
  )
  ids['focusId'] = (
    await post(`${base()}/focuses/create_focus`, { focus: 'Edemi', data: words.focus, handover })
  )._id
  ids['eventId'] = (
    await post(`${base()}/focuses/${ids['focusId']}/add_events`, { data: words.focus_event, handover })
  )._id
  ids['taskId'] = (
    await post('/api/tasks/create_task', {
      title: 'Visita',
      date: '2026-11-20',
      start_time: '08:00',
      end_time: '09:00',
      client: dossier,
      operators: [all._id],
    })
  )._id
  const service = { service_details: { code: '5002.340' }, duration: 25 }
  const said = { ...service, comment: words['performance.comment'], handover }
  const [performance] = await post(`/api/tasks/${ids['taskId']}/add_performances`, { performances: [said] })
  ids['performanceId'] = performance._id
  await tellWhy(ids['taskId']!, performance._id, said)
  await writeMaterials(business)
  await issueInvoice()
  const { groups } = await wrote(all.call('GET', `${base()}/logs/get_logs`))
  ids['logId'] = groups[0].logs[0]._id
  Object.assign(ids, {
    dossierId: dossier,
    businessId: business,
    day: '2026-11-20',
    date: '2026-11-20',
    section: 'nutrition',
    userId: all._id,
    serviceId: (await wrote(all.call('GET', '/api/services?limit=1'))).items[0]._id,
    slug: `anna-${all._id}`,
    key: 'vitals.new',
    token: 'a'.repeat(32),
    collaborationId: (await wrote(all.call('GET', '/api/collaborators'))).items[0]._id,
  })
}

/** A material that is used, one whose use is struck, and what it costs, which is not told where it is used. */
async function writeMaterials(business: string): Promise<void> {
  const path = `/api/businesses/${business}/materials/create_material`
  const price = { payer: 'kvg', tariff_type: '452', code: words.material, price: 145, from: '2026-01-01' }
  const gauze = { name: 'Garza', unit: 'pezzo', category: 'C', prices: [price] }
  ids['materialId'] = (await post(path, gauze))._id
  const use = { materialId: ids['materialId'], quantity: 2, comment: words['material_use.comment'] }
  const add = `/api/tasks/${ids['taskId']}/add_material_uses`
  const [kept] = await post(add, { uses: [use] })
  const [struck] = await post(add, { uses: [use], beside: [kept._id] })
  ids['materialUseId'] = kept._id
  const reason = `${words['material_use.comment']}, sbagliata`
  const one = `${base()}/material_uses/${struck._id}`
  await wrote(all.call('PATCH', one, { version: 1, struck: { reason } }))
}

/** A protocol that nobody has released yet, and one that is open for the client with a step that was carried out. */
async function openProtocol(): Promise<void> {
  const draft = someProtocolFields({ title: words.protocol })
  ids['protocolId'] = (await post('/api/protocols/create_protocol', draft))._id
  const { _id: protocolId, steps } = await post('/api/protocols/create_protocol', someProtocolFields())
  await post(`/api/protocols/${protocolId}/release`, { version: 1, valid_from: '2026-11-20' })
  const [{ _id: stepId }] = steps
  const days = { starts_on: '2026-11-20', evaluate_on: '2026-12-18' }
  const opening = { protocolId, protocol_version: 2, steps: [stepId], responsible: all._id, ...days }
  ids['openedId'] = (await post(`${base()}/protocols/open_protocol`, opening))._id
  const deed = { stepId, done_on: '2026-11-20', note: words.opened_protocol }
  ids['stepDoneId'] = (await post(`${base()}/protocols/${ids['openedId']}/confirm_step`, deed))._id
}

/** A document of each category, whose text says what its name says. */
async function keepDocuments(): Promise<void> {
  for (const category of ['administrative', 'clinical'] as const) {
    const form = new FormData()
    const word = words[`document.${category}`]
    form.set('category', category)
    form.set('file', new File([word], `${word}.txt`))
    ids['documentId'] = (await wrote(all.call('POST', `${base()}/documents`, form)))._id
  }
}

/** The invoice of what was performed. */
async function issueInvoice(): Promise<void> {
  await readyHouse(all)
  const visit = `/api/tasks/${ids['taskId']}`
  const { version } = await wrote(all.call('GET', visit))
  await wrote(all.call('PATCH', visit, { version, status: 'completed' }))
  const [invoice] = await post(`${base()}/invoices/create_invoice`, { month: '2026-11' })
  ids['invoiceId'] = invoice._id
  const paid = { amount: '5.00', payer: words.coverage }
  const file = camtFile({ messageId: words.payment, entries: [{ amount: '5.00', payments: [paid] }] })
  const read = await wrote(all.call('POST', '/api/payment_files', camtForm(file)))
  ids['fileId'] = read.file._id
  ids['paymentId'] = (await wrote(all.call('GET', '/api/payments'))).items[0]._id
}

/** Why a performed service was corrected, and why another was struck, in words that tell what its comment tells. */
async function tellWhy(taskId: string, corrected: string, said: object): Promise<void> {
  const reason = `${words['performance.comment']}, corretto`
  const path = `${base()}/performances`
  await wrote(all.call('PATCH', `${path}/${corrected}`, { version: 1, duration: 30, reason }))
  const beside = [corrected]
  const again = { performances: [said], beside }
  const [struck] = await post(`/api/tasks/${taskId}/add_performances`, again)
  await wrote(all.call('PATCH', `${path}/${struck._id}`, { version: 1, struck: { reason } }))
}

/** A visit of tomorrow for each who cares for clients, whose name stands in private calendars. */
async function planVisits(business: string): Promise<void> {
  await wrote(all.call('PUT', `/api/businesses/${business}/calendar_feeds`, { names: true }))
  for (const [at, role] of professionalRoles.entries()) {
    const [start_time, end_time] = [`${10 + at}:00`, `${10 + at}:30`]
    const visit = { title: 'Terapia', type: 'client', date: '2026-11-21', start_time, end_time }
    await post('/api/tasks/create_task', { ...visit, client: dossier, operators: [people.get(role)!._id] })
  }
}

/** A colleague is away for a day: her visit is left to assign, and the client is to be told. */
async function writeAbsence(): Promise<void> {
  const operatorId = people.get('INF')!._id
  const date = '2026-11-25'
  const clocks = { start_time: '08:00', end_time: '09:00' }
  const visit = { title: 'Terapia', date, ...clocks, client: dossier, operators: [operatorId] }
  const { _id: taskId, version } = await post('/api/tasks/create_task', visit)
  const days = { date, end_date: date, full_day: true, start_time: null, end_time: null }
  const absence = { operatorId, kind: 'absence', ...days, stays: [] }
  ids['operatorId'] = operatorId
  ids['absenceId'] = (
    await post('/api/absences', { ...absence, handed: [{ taskId, version, to: null }] })
  )._id
}

const queries: Partial<Record<keyof typeof contract, string>> = {
  getLastPerformedDay: 'before=2026-12-01',
  getPerformances: 'startDate=2026-11-01&endDate=2026-11-30',
  getTrend: 'startDate=2026-11-01&endDate=2026-11-30',
  getAdministrations: 'from=2026-11-01&to=2026-11-30',
  getRound: 'date=2026-11-20',
  getClient: 'dossierId=',
  getDrafts: 'prefix=vitals',
  getVisitFits: 'startDate=2026-11-01&endDate=2026-11-30',
  getTasksOfMonth: 'startDate=2026-11-01&endDate=2026-11-30',
  getAllTasks: 'startDate=2026-11-01&endDate=2026-11-30',
  searchDossier: 'search=segno',
  searchInvoices: 'search=2026-00001',
  getToSend: 'month=2026-11',
  // Nothing of it is ready: this is the digest of nothing.
  getToSendXml:
    'month=2026-11&through=2026-00001&digest=e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  getOpenBalances: 'by=payer',
  getStatistics: 'year=2026',
  exportStatistics: 'year=2026&of=hours',
  getDossierStatistics: 'year=2026',
  exportDossierStatistics: 'year=2026&of=hours',
  exportInvoices: 'from=2026-11-01&to=2026-11-30',
  exportResidualCost: 'from=2026-11-01&to=2026-11-30',
  getMissingCosts: 'from=2026-11-01&to=2026-11-30',
  getVisitsBeyond: 'date=2026-11-20',
  getUnorderedDays: 'startDate=2026-11-01&endDate=2026-11-30',
  getExceededOrders: 'startDate=2026-11-01&endDate=2026-11-30',
  planAbsence: 'startDate=2026-11-01&endDate=2026-11-30&operatorId=',
  getVisitTowns: 'startDate=2026-11-01&endDate=2026-11-30',
  previewSeriesRemoval: 'scope=this&version=1',
}

/**
 * Calls that are no answer about a dossier: a stream, what stands before the sign-in, a file, and the contact book,
 * which tells nobody whose doctor somebody is.
 */
const apart = new Set([
  'followLive',
  'getSession',
  'getPasskeyToSignIn',
  'readInvitation',
  'getAvatar',
  'getLogo',
  'readPublishedPerson',
  'readPublishedAvatar',
  'readPublishedBusiness',
  'readPublishedLogo',
  'readFeed',
  'getContacts',
  'getContact',
])
/** Reads that nothing here answers even to whoever may read everything, each with what it says. */
const refused = new Map([
  ['getBusiness', 404],
  ['previewSeriesRemoval', 409],
  ['getReminderPdf', 404],
  ['getDocumentThumbnail', 404],
  ['getInvoiceXml', 409],
])

const reads = Object.entries<Endpoint>(contract).filter(
  ([name, { method }]) => method === 'GET' && !apart.has(name),
)

function urlOf(name: string, endpoint: Endpoint): string {
  const params = Object.fromEntries(
    paramNames(endpoint.path).map(param => {
      expect(ids, `what ${param} names in ${name}`).toHaveProperty(param)
      return [param, ids[param]!]
    }),
  )
  const asked = queries[name as keyof typeof contract] ?? ''
  const named: Record<string, string | undefined> = { getClient: dossier, planAbsence: ids['operatorId'] }
  return `${fillPath(endpoint.path, params)}?${asked}${named[name] ?? ''}`
}

const namesOf = (things: Iterable<Thing>) => [...new Set(things)].toSorted()
const toldIn = (bodies: readonly string[]) =>
  namesOf(marked.filter(({ word }) => bodies.some(body => body.includes(word))).map(({ thing }) => thing))
const knownOf = (role: Role) =>
  namesOf(marked.filter(({ thing }) => known(role, thing)).map(({ thing }) => thing))

it('has an answer for every read, so that none goes unlooked at, and tells each thing that has readers of its own', async () => {
  const bodies: string[] = []
  for (const [name, endpoint] of reads) {
    const answer = await all.call('GET', urlOf(name, endpoint))
    expect(`${name} ${answer.statusCode} ${refused.has(name) ? '' : answer.body.slice(0, 200)}`).toContain(
      `${name} ${refused.get(name) ?? 200}`,
    )
    bodies.push(answer.body)
  }
  expect(toldIn(bodies)).toEqual(namesOf(marked.map(({ thing }) => thing)))
})

describe.each(roles.map(({ value }) => value))('%s', role => {
  it('reads in all answers of the contract what the policy says, and no more', async () => {
    const person = people.get(role)!
    const bodies: string[] = []
    for (const [name, endpoint] of reads) {
      const { body } = await person.call('GET', urlOf(name, endpoint))
      const beyond = toldIn([body]).filter(thing => !known(role, thing))
      expect(beyond, name).toEqual([])
      bodies.push(body)
    }
    expect(toldIn(bodies)).toEqual(knownOf(role))
  })

  it('learns no more from a correction that is refused', async () => {
    const corrections = Object.entries<Endpoint>(contract).filter(
      ([, { method, path }]) => method === 'PATCH' && path.includes('{dossierId}'),
    )
    for (const [name, endpoint] of corrections) {
      const answer = await people.get(role)!.call('PATCH', urlOf(name, endpoint), { version: 99 })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(
        toldIn([answer.body]).filter(thing => !known(role, thing)),
        name,
      ).toEqual([])
    }
  })

  it('notes what goes on paper for who may read it, and tells nothing by it', async () => {
    const prints = Object.entries<Endpoint>(contract).filter(
      ([, { action, path }]) => action === 'print' && path.includes('{dossierId}'),
    )
    expect(prints.length).toBeGreaterThan(3)
    for (const [name, endpoint] of prints) {
      const { statusCode, body } = await people.get(role)!.call('POST', urlOf(name, endpoint))
      expect([name, statusCode === 200]).toEqual([name, known(role, endpoint.entity)])
      if (statusCode === 200) expect(body).toBe('null')
    }
  })

  it('carries nothing of the record out of the house in a private calendar', async () => {
    const person = people.get(role)!
    const made = await person.call('POST', '/api/users/me/ical_token', { action: 'make' })
    if (made.statusCode === 403) return
    const { body } = await person.call('GET', `/api/ical/${made.json().token}.ics`)
    expect(body.includes('BEGIN:VEVENT')).toBe(caresForClients({ roles: [role] }))
    expect(toldIn([body])).toEqual([])
  })

  it('finds in the log and by search the kinds that she may read', async () => {
    if (!known(role, 'dossier')) return
    const kinds = activityKinds.filter(({ thing }) => known(role, thing)).map(({ value }) => value)
    const { groups } = (await people.get(role)!.call('GET', `${base()}/logs/get_logs?limit=50`)).json()
    const lines = groups.flatMap(({ logs }: { logs: { dataModel: string }[] }) =>
      logs.map(({ dataModel }) => dataModel),
    )
    expect(new Set(lines)).toEqual(new Set(kinds))
    const { body } = await people.get(role)!.call('GET', `${base()}/search?search=segno`)
    expect(toldIn([body]).filter(thing => !known(role, thing))).toEqual([])
  })
})

describe('what is told at once', () => {
  const open: AbortController[] = []
  afterAll(() => {
    for (const stream of open) stream.abort()
  })

  /** What a person hears from now on. */
  async function follow(person: Caller): Promise<string[]> {
    const stream = new AbortController()
    open.push(stream)
    const answer = await fetch(`${address}/api/live`, {
      headers: { cookie: person.cookie },
      signal: stream.signal,
    })
    const heard: string[] = []
    const read = async (): Promise<void> => {
      for await (const text of answer.body!.pipeThrough(new TextDecoderStream()))
        heard.push(...Array.from(text.matchAll(/data: (\{.+)/g), ([, data]) => data!))
    }
    void read().catch(() => undefined)
    return heard
  }

  const ofDossier = Object.entries<Endpoint>(contract)
    .filter(([, { path, method }]) => path.includes('{dossierId}') && method !== 'GET')
    .map(([, { entity }]) => entity)
    .filter(entity => entity !== 'live')
  const changed: Entity[] = [...new Set([...ofDossier, 'task' as const, 'handover' as const])]
  const forms = [
    ...Object.keys(kindOfForm).map(name => `${name}.new`),
    `anamnesis.${newId()}.sexuality_and_reproduction`,
  ]

  it('is heard of by whoever may know the kind, form or change', async () => {
    const ears = new Map<Role, string[]>()
    for (const { value } of roles) ears.set(value, await follow(people.get(value)!))
    await linkWaitingRows(program.database.app)
    const end = 'task.end'
    const changes = changed.map(kind => ({ kind, dossierId: dossier }))
    await program.database
      .owner`select pg_notify('vicino_live', ${JSON.stringify({ business: all.business, changes })})`
    for (const form of [...forms, end])
      expect((await all.call('POST', `${base()}/presence`, { form })).statusCode).toBe(200)
    for (const { value: role } of roles) {
      const heard = ears.get(role)!
      if (known(role, 'dossier')) await expect.poll(() => heard.join()).toContain(`"${end}"`)
      const events = heard.map(text => JSON.parse(text)).filter(({ dossierId }) => dossierId === dossier)
      const kinds = new Set(events.flatMap(({ kind, user }) => (user ? [] : [kind])))
      const pages = events.flatMap(({ form }) => (form === undefined || form === end ? [] : [form]))
      const expected = changed.filter(kind => known(role, kind))
      expect(new Set([...kinds].filter(kind => changed.includes(kind))), role).toEqual(new Set(expected))
      const told = forms.filter(form => known(role, thingOfForm(form)!))
      expect(new Set(pages), role).toEqual(new Set(told))
    }
  })

  it('is told of no form whose kind nobody knows', async () => {
    const answer = await all.call('POST', `${base()}/presence`, { form: 'segreto.new' })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'form', code: 'not_an_option' }] })
  })
})
