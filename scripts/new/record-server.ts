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
  handover boolean not null,
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
  value,
  table: name,
  files,
  file,
}: RecordNames) => `import type { ${type} } from '@vicino/domain/${files}/${file}.ts'
import { type FoundRecord, saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { listedAtMost, type VersionTable } from '../records/records.store.ts'

export const ${value}Table: VersionTable = {
  name: '${name}',
  columns: tx => tx\`
    _id, version, dossier_id as "dossierId", comments, author, created_at, written_at, reason, struck,
    handover\`,
}

/** Those of a client, newest first, struck ones last. */
export const list${types} = (tx: Tx, dossier: DossierId): Promise<${type}[]> => tx<${type}[]>\`
  select \${${value}Table.columns(tx)} from ${name} where dossier_id = \${dossier} and current
  order by struck is not null, _id desc limit \${listedAtMost}\`

/** The client's whose comments say each of the words. */
export async function search${types}(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
): Promise<FoundRecord[]> {
  const records = await list${types}(tx, dossier)
  return records
    .filter(({ comments }) => saysEachWord([comments], words))
    .map(({ _id, comments, created_at, struck }) => ({
      kind: '${type}',
      _id,
      title: comments,
      text: '',
      date: todayIn(created_at),
      struck: struck !== null,
    }))
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
import { done } from '../http/done.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import {
  firstStamp,
  nextStamp,
  refuseCorrection,
  tracesOfCorrection,
  tracesOfCreation,
} from '../records/correction.ts'
import { findCurrent, findVersions, insertVersion, replaceVersion } from '../records/records.store.ts'
import { list${types}, ${value}Table } from './${files}.store.ts'

export function serve${types}(serve: Serve): void {
  serve(get${types}, async ({ tx, dossier }) => list${types}(tx, dossier))

  serve(get${type}, async ({ tx, dossier, params }) =>
    found(await findCurrent<${type}>(tx, ${value}Table, dossier, params.${value}Id)),
  )

  serve(get${type}Versions, async ({ tx, dossier, params }) =>
    found(await findVersions<${type}>(tx, ${value}Table, dossier, params.${value}Id)),
  )

  serve.create(
    create${type},
    async ({ tx, dossier, author, id, body, now }) => {
      const { _id, dossierId, handover, ...written } = body
      const fields = wholeOrRefuse(${type}Fields, { ...${value}Defaults, ...written })
      const version = { ...fields, ...firstStamp(id, now, handover) }
      const created = await insertVersion<${type}>(tx, ${value}Table, { dossier, author }, version)
      return done(created, tracesOfCreation('${type}', created, written))
    },
    async ({ tx, dossier, id }) => findCurrent<${type}>(tx, ${value}Table, dossier, id),
  )

  serve(update${type}, async ({ tx, dossier, author, params, body, now }) => {
    const { version, reason, struck, handover, ...changed } = body
    const before = found(await findCurrent<${type}>(tx, ${value}Table, dossier, params.${value}Id))
    refuseCorrection(before, body, author, now)
    const fields = wholeOrRefuse(${type}Fields, { ...fieldsOf${type}(before), ...changed })
    const next = { ...fields, ...nextStamp(before, body, now) }
    const corrected = await replaceVersion<${type}>(tx, ${value}Table, { dossier, author }, before, next)
    return done(corrected, tracesOfCorrection('${type}', corrected, changed, struck))
  })
}
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
