import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import type { ContactType } from '@vicino/domain/contacts/contact-type.ts'
import type { LogFilters } from '@vicino/domain/activity/log-filters.ts'
import { type Drug, drugDefaults } from '@vicino/domain/drugs/drug.ts'
import type { createDrug } from '@vicino/domain/drugs/drugs.contract.ts'
import { type Instant, instantAt, todayIn } from '@vicino/domain/days/instant.ts'
import type { BodyOf } from '@vicino/domain/wire/endpoint.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { pageSize } from '@vicino/domain/wire/page.ts'
import { type Author, signatureOf } from '@vicino/server/access/author.ts'
import { insertActivity, listActivity } from '@vicino/server/activity/activity.store.ts'
import { countUnread } from '@vicino/server/activity/read-mark.store.ts'
import { holdSection, insertSections, replaceSection } from '@vicino/server/anamnesis/section.store.ts'
import { insertAudit } from '@vicino/server/audit/audit.store.ts'
import { listCollaborators } from '@vicino/server/businesses/collaborators.store.ts'
import { searchProfiles } from '@vicino/server/businesses/directory.store.ts'
import { listContacts } from '@vicino/server/contacts/contact-list.store.ts'
import type { Database } from '@vicino/server/db/connect.ts'
import { type Later, transaction, type Tx } from '@vicino/server/db/tenant.ts'
import { readDossierHead } from '@vicino/server/dossiers/dossier-head.store.ts'
import { listDossiers } from '@vicino/server/dossiers/dossier-list.store.ts'
import { drugTable, listDrugs } from '@vicino/server/drugs/drugs.store.ts'
import { type DossierId, type DossierStanding, readStanding } from '@vicino/server/http/dossier-access.ts'
import { keepAnswer, leaveReceipt } from '@vicino/server/http/receipt.ts'
import { openSession, type Session } from '@vicino/server/http/session.ts'
import { firstStamp } from '@vicino/server/records/correction.ts'
import { insertVersion } from '@vicino/server/records/records.store.ts'
import { listTasks } from '@vicino/server/tasks/calendar/task-list.store.ts'
import { withVisitSheets } from '@vicino/server/tasks/visit/visit-sheet.store.ts'

type Asked = {
  tx: Tx
  later: Later
  session: Session
  standing: DossierStanding | undefined
  path: string[]
  query: URLSearchParams
  body: string
}

/**
 * The floor: `node:http` and the driver, nothing between them. It sends the same statements in the same round
 * trips, session, standing, receipt, activity and audit row included, and checks nothing.
 */
export function startBaseline(database: Database): Server {
  return createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => void answer(database, request, response, body))
  })
}

async function answer(
  database: Database,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  const url = new URL(request.url!, 'http://localhost')
  const path = url.pathname.split('/').slice(2)
  const token = decodeURIComponent(request.headers.cookie!.split('=')[1]!).split('.')[0]!
  const dossier = path[0] === 'dossiers' && path[1] !== 'all_dossiers' ? (path[1] as DossierId) : undefined
  const result = await transaction(database.app, async (tx, later) => {
    const today = todayIn(instantAt(Date.now()))
    const opening = openSession(tx, token, today)
    const leaving = request.method === 'GET' ? undefined : leaveReceipt(tx, writtenIn(body)).execute()
    const where = dossier && readStanding(tx, dossier, today).execute()
    const session = (await opening)!
    const [receipt] = (await leaving) ?? []
    const [standing] = (await where) ?? []
    const found = await work({ tx, later, session, standing, path, query: url.searchParams, body })
    const author = session.author!
    if (receipt && path[2] === 'anamnesis') later(keepAnswer(tx, receipt, found, {}))
    later(
      insertAudit(tx, {
        business_id: author.business,
        actor_id: author._id,
        actor_name: author.name,
        actor_role: author.roles.join('+'),
        session_id: author.session,
        ip: '127.0.0.1',
        user_agent: '',
        action: request.method === 'GET' ? 'read' : 'create',
        entity_type: path[0]!,
        entity_id: null,
        dossier_id: dossier ?? null,
        fields: [],
        rows: null,
        reason: null,
        recipient: null,
        result: 'ok',
      }),
    )
    return found
  })
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(result))
}

/** A write as its receipt knows it: a create by its own id, a save by what it says. */
const writtenIn = (body: string) => ({
  own: (JSON.parse(body) as { _id?: Id })._id ?? null,
  hash: createHash('sha256').update(body).digest(),
})

async function work({ tx, later, session, standing, path, query, body }: Asked): Promise<unknown> {
  const author = session.author!
  const now = instantAt(Date.now())
  const today = todayIn(now)
  const [noun, id, area, call] = path
  const listed = { page: 1, limit: pageSize, search: query.get('search') ?? '' }
  if (noun === 'contacts') {
    const type = query.get('type') as ContactType | null
    return listContacts(tx, { ...listed, type: type ?? undefined })
  }
  if (noun === 'collaborators')
    return listCollaborators(tx, { ...listed, business: author.business, reader: author, workingOn: today })
  if (noun === 'directory') return searchProfiles(tx, { ...listed, today })
  if (noun === 'tasks' && id === 'all_tasks') {
    const range = { from: query.get('startDate')!, to: query.get('endDate')! }
    return listTasks(tx, { author, range, dossier: undefined, filter: {}, today }, 5001)
  }
  if (noun === 'tasks') {
    const day = path[2]!
    const range = { from: day, to: day }
    const filter = { operatorId: query.get('operatorId')! }
    const tasks = await listTasks(tx, { author, range, dossier: undefined, filter, today }, 501)
    const mine = tasks.filter(task => task.operators.some(operator => operator._id === author._id))
    return withVisitSheets(tx, { author, today, now }, mine, day)
  }
  if (id === 'all_dossiers') return listDossiers(tx, author, { ...listed, limit: 10 }, today)
  const dossier = id as DossierId
  if (area === undefined) return readDossierHead(tx, dossier, session, standing!, today)
  if (call === 'get_logs') {
    const filters = JSON.parse(query.get('filters') ?? '{}') as LogFilters
    const kinds = ActivityDataModel.options
    return listActivity(tx, author, dossier, kinds, { page: 1, limit: 10, search: '', filters, now })
  }
  if (call === 'unread_counts') return [await countUnread(tx, author, dossier, ActivityDataModel.options)]
  if (call === 'get_drugs') return listDrugs(tx, dossier, 'all', today)
  if (area === 'anamnesis') return saveSection(tx, later, { author, dossier, path, body, now })
  const { _id = newId(), ...written } = JSON.parse(body) as BodyOf<typeof createDrug>
  const version = { ...drugDefaults(today), ...written, ...firstStamp(_id, now) }
  const drug = await insertVersion<Drug>(tx, drugTable, { dossier, author }, version)
  const news = { data_model: 'Drug', entity_id: drug._id, action: 'created', payload: drug } as const
  await insertActivity(tx, dossier, author, news, now)
  return drug
}

type SectionSave = { author: Author; dossier: DossierId; path: string[]; body: string; now: Instant }

/** Writes the next version of a section over the one that stands. */
async function saveSection(tx: Tx, later: Later, { author, dossier, path, body, now }: SectionSave) {
  const [anamnesis, section] = path.slice(3) as [Id, SectionSlug]
  const place = { business: author.business, dossier, anamnesis }
  const written = JSON.parse(body) as Pick<AnamnesisSection, 'version' | 'answers'>
  await holdSection(tx, place, section, written.version)
  const saved = {
    section,
    version: written.version + 1,
    state: 'complete',
    author: signatureOf(author),
    saved_at: now,
    definition_version: 1,
    answers: written.answers,
    derived: {},
    marked_complete: false,
  } as const
  later(replaceSection(tx, place, section))
  later(insertSections(tx, place, [saved]))
  const payload = { _id: anamnesis, section, version: saved.version, state: saved.state }
  const news = { data_model: 'Anamnesis', entity_id: anamnesis, action: 'corrected', payload } as const
  later(insertActivity(tx, dossier, author, news, now))
  return saved
}
