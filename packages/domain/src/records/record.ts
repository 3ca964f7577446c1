import * as z from 'zod/mini'
import type { Permission } from '../access/matrix.ts'
import type { ReadByOne, readBy } from '../access/need-to-know.ts'
import type { ActivityDataModel } from '../activity/activity.ts'
import type { Day } from '../days/day.ts'
import type { Instant } from '../days/instant.ts'
import type { Id } from '../wire/id.ts'
import type { Confirmation } from './confirmation.ts'
import type { RecordRow, RecordWords } from './record-words.ts'
import type { Correction, Fresh, Versioned } from './versioned.ts'

/** What was answered before the record was written, where something is asked of its kind. */
type Confirmed = { confirm?: Confirmation | undefined }

/** What is asked of a record before it is written, as its refusal carries it. */
type Asks = Readonly<Record<'drug_questions', z.ZodMiniType<{ questions: readonly { key: string }[] }>>>

type InDossier = `/api/dossiers/{dossierId}/${string}`
/** What any such record holds beside its own fields. */
export type Stored = Versioned & { dossierId: Id }

/** What a plain versioned record is: everything that all of them have alike follows from it. */
type RecordDefinition<Row extends Stored = Stored> = {
  /** What the activity log calls it. */
  kind: ActivityDataModel
  /** What the audit log calls it. */
  entity: ReadByOne
  /** What the descriptions of its calls call it, in English. */
  noun: string
  /** The permission that reads it: the one by which `entity` is read everywhere. */
  read: Permission
  /** The permission that writes it. */
  write: Permission
  list: { path: InDossier; summary: string; query?: z.ZodMiniType }
  create: { path: InDossier; summary: string; body: z.ZodMiniType<Fresh & Confirmed> }
  one: { path: `${InDossier}/{${string}}`; correction: z.ZodMiniType<Correction & Confirmed> }
  /** By which refusal it is asked what speaks against writing one; who answers with `confirm` writes it. */
  asks?: Asks
  /** What a nurse writes. */
  fields: z.ZodMiniObject
  /** What was written over what stood before, under the rules between the fields: what is stored. */
  whole: z.ZodMiniType<Record<string, unknown>>
  /** What a new one holds where nothing was written. */
  defaults: (at: { today: Day; now: Instant }) => object
  /** The record as it stands in one of its versions. */
  version: z.ZodMiniType<Row>
  words: RecordWords
  /** Its fields in the order of its form, as two versions of one are compared and one is read. */
  rows: Readonly<Record<string, RecordRow>>
}

type Call<D extends RecordDefinition, Door extends 'read' | 'write'> = {
  summary: string
  permission: D[Door]
  entity: D['entity']
}

/** How its writes may be refused beside what all of them share. */
type AskedBy<D extends RecordDefinition> = D extends { asks: Asks } ? ['drug_questions'] : []

/** The five calls that every plain record has. */
type Calls<D extends RecordDefinition> = {
  list: Call<D, 'read'> &
    D['list'] & {
      method: 'GET'
      answer: z.ZodMiniArray<D['version']>
      problems: readonly []
    }
  create: Call<D, 'write'> &
    D['create'] & {
      method: 'POST'
      creates: true
      answer: D['version']
      problems: readonly [...AskedBy<D>]
      current: Partial<Asks>
    }
  one: Call<D, 'read'> & {
    method: 'GET'
    path: D['one']['path']
    answer: D['version']
    problems: readonly []
  }
  versions: Call<D, 'read'> & {
    method: 'GET'
    path: `${D['one']['path']}/versions`
    answer: z.ZodMiniArray<D['version']>
    problems: readonly []
  }
  correct: Call<D, 'write'> & {
    method: 'PATCH'
    path: D['one']['path']
    body: D['one']['correction']
    answer: D['version']
    problems: readonly ['stale', 'struck', ...AskedBy<D>]
    current: Readonly<Record<'stale' | 'struck', D['version']>> & Partial<Asks>
  }
}

type RecordOf<D extends RecordDefinition> = D & { calls: Calls<D> }

/** Any plain record, for what treats all of them alike. */
export type PlainRecord<Row extends Stored = Stored> = RecordOf<RecordDefinition<Row>>

/** Says a plain versioned record once (decision 0033). */
export function record<const D extends RecordDefinition>(
  definition: D & { read: (typeof readBy)[D['entity']] },
): RecordOf<D> {
  const { entity, noun, read, write, list, create, one, version, asks = {} } = definition
  const reads = { permission: read, entity, problems: [] } as const
  const writes = { permission: write, entity } as const
  const versions = z.array(version)
  const calls = {
    list: { method: 'GET', ...list, ...reads, answer: versions },
    create: {
      method: 'POST',
      ...create,
      ...writes,
      creates: true,
      answer: version,
      problems: Object.keys(asks),
      current: asks,
    },
    one: {
      method: 'GET',
      path: one.path,
      summary: `One ${noun} as it stands now`,
      ...reads,
      answer: version,
    },
    versions: {
      method: 'GET',
      path: `${one.path}/versions`,
      summary: `All versions of a ${noun}, newest first`,
      ...reads,
      answer: versions,
    },
    correct: {
      method: 'PATCH',
      path: one.path,
      summary: `Corrects a ${noun} as a new version, or strikes it with a reason`,
      ...writes,
      body: one.correction,
      answer: version,
      problems: ['stale', 'struck', ...Object.keys(asks)],
      current: { stale: version, struck: version, ...asks },
    },
  }
  return { ...definition, calls } as unknown as RecordOf<D>
}

/** The fields that a nurse writes, out of a whole record. */
export const fieldsOf = <Fields extends z.ZodMiniObject>(
  { shape }: Fields,
  row: z.output<Fields>,
): z.output<Fields> =>
  Object.fromEntries(Object.keys(shape).map(name => [name, row[name]])) as z.output<Fields>
