import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Confirmation } from '@vicino/domain/records/confirmation.ts'
import { fieldsOf, type PlainRecord } from '@vicino/domain/records/record.ts'
import { type AnswerOf, paramNames } from '@vicino/domain/wire/endpoint.ts'
import type * as z from 'zod/mini'
import { signatureOf } from '../access/author.ts'
import { done } from '../http/done.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import {
  firstStamp,
  nextStamp,
  refuseCorrection,
  tracesOfCorrection,
  tracesOfCreation,
} from './correction.ts'
import {
  findCurrent,
  findVersions,
  replaceVersion,
  type VersionTable,
  versionInsert,
} from './records.store.ts'

/** A whole version before it is written: what is asked of it, by whom, and the version that it corrects. */
export type Weighed<Fields, Row> = Pick<
  Call<PlainRecord['calls']['create']>,
  'tx' | 'dossier' | 'session' | 'standing' | 'author' | 'now' | 'today' | 'id'
> & { fields: Fields; before: Row | undefined; confirm: Confirmation | undefined; isStruck: boolean }

/** What the server adds to a plain record: where it is kept, in which order it is listed, what else it must keep to. */
type Kept<R extends PlainRecord> = {
  table: VersionTable
  list: (call: Call<R['calls']['list']>) => Promise<AnswerOf<R['calls']['list']>>
  /** Refuses what only the server can tell of a whole version. */
  check?: (fields: z.output<R['whole']>, now: Instant) => void
  /**
   * Asks what speaks against a whole version, and answers the columns that keep how it was answered, or what else
   * follows from it; it refuses what nobody answered yet (`asks`).
   */
  weigh?: (weighed: Weighed<z.output<R['whole']>, AnswerOf<R['calls']['one']>>) => Promise<object>
  /** Serves what else is asked of such records: in the published document it stands between reading and writing. */
  beside?: () => void
}

/** Answers the five calls of a plain record. */
export function serveRecord<R extends PlainRecord>(serve: Serve, record: R, kept: Kept<R>): void
export function serveRecord(
  serve: Serve,
  { kind, calls, fields, whole, defaults }: PlainRecord,
  { table, list, check, weigh, beside }: Kept<PlainRecord>,
): void {
  type Row = AnswerOf<typeof calls.one>
  const recordId = paramNames(calls.one.path).at(-1)!
  const wholeOf = (written: object, now: Instant) => {
    const sound = wholeOrRefuse(whole, written)
    check?.(sound, now)
    return sound
  }

  serve(calls.list, list)

  serve(calls.one, async ({ tx, dossier, params }) =>
    found(await findCurrent<Row>(tx, table, dossier, params[recordId]!)),
  )

  serve(calls.versions, async ({ tx, dossier, params }) =>
    found(await findVersions<Row>(tx, table, dossier, params[recordId]!)),
  )

  beside?.()

  serve.create(
    calls.create,
    async call => {
      const { tx, later, dossier, author, id, body, now, today } = call
      const { _id, dossierId, handover, confirm, ...written } = body
      const sound = wholeOf({ ...defaults({ today, now }), ...written }, now)
      const answered = await weigh?.({ ...call, fields: sound, before: undefined, confirm, isStruck: false })
      const version = { ...sound, ...answered, ...firstStamp(id, now, handover) }
      later(versionInsert(tx, table, { dossier, author }, version))
      const row = {
        ...version,
        ...table.reckoned?.(version),
        author: signatureOf(author),
        dossierId: dossier,
      }
      return done(row, tracesOfCreation(kind, row, written))
    },
    async ({ tx, dossier, id }) => findCurrent<Row>(tx, table, dossier, id),
  )

  serve(calls.correct, async call => {
    const { tx, dossier, author, params, body, now } = call
    const { version, reason, struck, handover, confirm, ...changed } = body
    const before = found(await findCurrent<Row>(tx, table, dossier, params[recordId]!))
    refuseCorrection(before, body, author, now)
    const sound = wholeOf({ ...fieldsOf(fields, before), ...changed }, now)
    const asked = { fields: sound, before, confirm, isStruck: struck !== undefined }
    const answered = await weigh?.({ ...call, id: before._id, ...asked })
    const next = { ...sound, ...answered, ...nextStamp(before, body, now) }
    const row = await replaceVersion<Row>(tx, table, { dossier, author }, before, next)
    return done(row, tracesOfCorrection(kind, row, changed, struck))
  })
}
