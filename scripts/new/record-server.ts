import type { TreeFile } from '../walls/source.ts'
import type { RecordNames } from './record-names.ts'

/** The migration, the store, the routes and their test. */
export function serverFiles(names: RecordNames, migration: number): TreeFile[] {
  const folder = `packages/server/src/${names.files}`
  const number = String(migration).padStart(4, '0')
  return [
    { path: `packages/server/migrations/${number}-${names.files}.sql`, text: table(names) },
    { path: `${folder}/${names.files}.store.ts`, text: store(names) },
    { path: `${folder}/${names.files}.routes.ts`, text: routes(names) },
    { path: `${folder}/${names.files}.routes.test.ts`, text: routesTest(names) },
  ]
}

const table = ({
  table: name,
}: RecordNames) => `-- One row per version: a correction inserts the next one and only takes the \`current\` mark from the last.
create table ${name} (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  comments text not null check (length(comments) <= 5000),
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create unique index ${name}_current on ${name} (business_id, _id) where current;
create index ${name}_of_dossier on ${name} (business_id, dossier_id, _id) where current;

alter table ${name} enable row level security;
alter table ${name} force row level security;
create policy tenant on ${name} using (business_id = current_business());

grant select, insert on ${name} to vicino_app;
grant update (current) on ${name} to vicino_app;
`

const store = ({
  type,
  types,
  table: name,
  files,
  file,
}: RecordNames) => `import type { ${type}, ${type}Fields } from '@vicino/domain/${files}/${file}.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** Most that a plain list answers. */
const listedAtMost = 500

/** What a version carries beside what the nurse wrote and who she is. */
type Stamp = Pick<${type}, '_id' | 'version' | 'created_at' | 'written_at' | 'reason' | 'struck'>

const columns = (tx: Tx) => tx\`
  _id, version, dossier_id as "dossierId", comments, author, created_at, written_at, reason, struck\`

/** Those of a client, newest first, struck ones last. */
export const list${types} = (tx: Tx, dossier: DossierId): Promise<${type}[]> => tx<${type}[]>\`
  select \${columns(tx)} from ${name} where dossier_id = \${dossier} and current
  order by struck is not null, _id desc limit \${listedAtMost}\`

export async function find${type}(tx: Tx, dossier: DossierId, id: Id): Promise<${type} | undefined> {
  const [found] = await tx<${type}[]>\`
    select \${columns(tx)} from ${name} where _id = \${id} and dossier_id = \${dossier} and current\`
  return found
}

/** All versions of one, newest first. */
export const list${type}Versions = (tx: Tx, dossier: DossierId, id: Id): Promise<${type}[]> => tx<${type}[]>\`
  select \${columns(tx)} from ${name}
  where _id = \${id} and dossier_id = \${dossier} order by version desc limit \${listedAtMost}\`

export async function insert${type}(
  tx: Tx,
  dossier: DossierId,
  author: Author,
  fields: ${type}Fields,
  stamp: Stamp,
): Promise<${type}> {
  const [inserted] = await tx<${type}[]>\`
    insert into ${name} \${tx({
      ...fields,
      ...stamp,
      business_id: author.business,
      dossier_id: dossier,
      author: tx.json(signatureOf(author)),
      struck: stamp.struck && tx.json(stamp.struck),
    })} returning \${columns(tx)}\`
  return inserted!
}

/** Takes the \`current\` mark from the version that was seen. False where somebody else was quicker. */
export async function supersede${type}(tx: Tx, seen: ${type}): Promise<boolean> {
  const taken = await tx\`
    update ${name} set current = false where _id = \${seen._id} and version = \${seen.version} and current\`
  return taken.count === 1
}
`

const routes = ({
  type,
  types,
  value,
  files,
  file,
}: RecordNames) => `import { fieldsOf${type}, ${type}Fields, ${value}Defaults, type ${type} } from '@vicino/domain/${files}/${file}.ts'
import {
  create${type},
  get${type},
  get${types},
  get${type}Versions,
  update${type},
} from '@vicino/domain/${files}/${files}.contract.ts'
import { correctionNeedsReason } from '@vicino/domain/records/versioned.ts'
import type { News } from '../activity/activity.store.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { find${type}, insert${type}, list${types}, list${type}Versions, supersede${type} } from './${files}.store.ts'

export function serve${types}(serve: Serve): void {
  serve(get${types}, async ({ tx, dossier }) => list${types}(tx, dossier))

  serve(get${type}, async ({ tx, dossier, params }) => found(await find${type}(tx, dossier, params.${value}Id)))

  serve(get${type}Versions, async ({ tx, dossier, params }) => {
    const versions = await list${type}Versions(tx, dossier, params.${value}Id)
    return found(versions.length > 0 ? versions : undefined)
  })

  serve.create(
    create${type},
    async ({ tx, dossier, author, id, body, now }) => {
      const { _id, dossierId, ...written } = body
      const fields = wholeOrRefuse(${type}Fields, { ...${value}Defaults, ...written })
      const stamp = { _id: id, version: 1, created_at: now, written_at: now, reason: null, struck: null }
      const created = await insert${type}(tx, dossier, author, fields, stamp)
      return done(created, { entity_id: id, fields: Object.keys(written), news: newsOf(created, 'created') })
    },
    async ({ tx, dossier, id }) => find${type}(tx, dossier, id),
  )

  serve(update${type}, async ({ tx, dossier, author, params, body, now }) => {
    const { version, reason, struck, ...changed } = body
    const before = found(await find${type}(tx, dossier, params.${value}Id))
    if (before.version !== version) throw new Refusal('stale', { current: before })
    if (before.struck) throw new Refusal('struck', { current: before })
    if (!struck && !reason && correctionNeedsReason(before, author._id, now))
      throw refuseField('reason', 'reason_required')
    const fields = wholeOrRefuse(${type}Fields, { ...fieldsOf${type}(before), ...changed })
    if (!(await supersede${type}(tx, before)))
      throw new Refusal('stale', { current: await find${type}(tx, dossier, before._id) })
    const corrected = await insert${type}(tx, dossier, author, fields, {
      _id: before._id,
      version: before.version + 1,
      created_at: before.created_at,
      written_at: now,
      reason: struck?.reason ?? reason ?? null,
      struck: struck ?? null,
    })
    return done(corrected, {
      fields: [...Object.keys(changed), ...(struck ? ['struck'] : [])],
      reason: corrected.reason,
      news: newsOf(corrected, struck ? 'struck' : 'corrected'),
    })
  })
}

const newsOf = (payload: ${type}, action: News['action']): News => ({
  data_model: '${type}',
  entity_id: payload._id,
  action,
  payload,
})
`

const routesTest = ({
  tables,
  table: name,
}: RecordNames) => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let nurse: Caller
let records: string

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  const dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  records = \`/api/dossiers/\${dossier}/${tables}\`
})
afterAll(() => program.close())

test('what was written is read again, corrected as a new version, and struck with a reason', async () => {
  const created = await nurse.call('POST', \`\${records}/create_${name}\`, { comments: 'prima' })
  expect(created.statusCode).toBe(201)
  const { _id } = created.json<{ _id: string }>()
  const corrected = await nurse.call('PATCH', \`\${records}/\${_id}\`, { version: 1, comments: 'dopo' })
  expect(corrected.json()).toMatchObject({ _id, version: 2, comments: 'dopo' })
  const struck = await nurse.call('PATCH', \`\${records}/\${_id}\`, { version: 2, struck: { reason: 'errore' } })
  expect(struck.json()).toMatchObject({ version: 3, struck: { reason: 'errore' }, comments: 'dopo' })
  const versions = await nurse.call('GET', \`\${records}/\${_id}/versions\`)
  expect(versions.json()).toMatchObject([{ version: 3 }, { version: 2 }, { version: 1, comments: 'prima' }])
})
`
