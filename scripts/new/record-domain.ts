import type { TreeFile } from '../walls/source.ts'
import type { RecordNames } from './record-names.ts'

/** The thing, its contract, and a test that fails until somebody has written what the thing holds. */
export function domainFiles(names: RecordNames): TreeFile[] {
  const folder = `packages/domain/src/${names.files}`
  return [
    { path: `${folder}/${names.file}.ts`, text: thing(names) },
    { path: `${folder}/${names.file}.test.ts`, text: thingTest(names) },
    { path: `${folder}/${names.files}.contract.ts`, text: contract(names) },
  ]
}

const thing = ({ type, value, table }: RecordNames) => `import * as z from 'zod/mini'
import { Versioned } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { noteMax, text } from '../wire/text.ts'

/** What a nurse writes of a ${table.replaceAll('_', ' ')}. */
export const ${type}Fields = z.strictObject({
  comments: text(noteMax),
})
export type ${type}Fields = z.infer<typeof ${type}Fields>

/** What a new one holds before anybody writes. */
export const ${value}Defaults = { comments: '' } satisfies ${type}Fields

/** One of a client's, as it stands in one of its versions. */
export const ${type} = z.strictObject({
  ...${type}Fields.shape,
  ...Versioned.shape,
  dossierId: Id,
})
export type ${type} = z.infer<typeof ${type}>

/** The fields that a nurse writes, out of a whole record. */
export const fieldsOf${type} = ({ comments }: ${type}): ${type}Fields => ({ comments })
`

const thingTest = ({ type, file }: RecordNames) => `import { expect, test } from 'vitest'
import { ${type}Fields } from './${file}.ts'

test('it holds what the specification names', () => {
  expect(Object.keys(${type}Fields.shape)).not.toEqual(['comments'])
})
`

const contract = ({ type, types, value, file, table, tables }: RecordNames) => `import * as z from 'zod/mini'
import { Correction, Handed } from '../records/versioned.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { ${type}, ${type}Fields } from './${file}.ts'

export const get${types} = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/${tables}/get_${tables}',
  summary: 'Those of a client, newest first',
  permission: '${tables}.read',
  entity: '${table}',
  answer: z.array(${type}),
  problems: [],
})

export const create${type} = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/${tables}/create_${table}',
  summary: 'Writes a new one',
  permission: '${tables}.write',
  entity: '${table}',
  creates: true,
  body: z.strictObject({
    _id: z.optional(Id),
    dossierId: z.optional(Id),
    ...Handed.shape,
    ...z.partial(${type}Fields).shape,
  }),
  answer: ${type},
  problems: [],
})

export const get${type} = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/${tables}/{${value}Id}',
  summary: 'One as it stands now',
  permission: '${tables}.read',
  entity: '${table}',
  answer: ${type},
  problems: [],
})

export const get${type}Versions = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/${tables}/{${value}Id}/versions',
  summary: 'All versions of one, newest first',
  permission: '${tables}.read',
  entity: '${table}',
  answer: z.array(${type}),
  problems: [],
})

export const update${type} = endpoint({
  method: 'PATCH',
  path: '/api/dossiers/{dossierId}/${tables}/{${value}Id}',
  summary: 'Corrects one as a new version, or strikes it with a reason',
  permission: '${tables}.write',
  entity: '${table}',
  body: z.strictObject({ ...Correction.shape, ...z.partial(${type}Fields).shape }),
  answer: ${type},
  problems: ['stale', 'struck'],
})
`
