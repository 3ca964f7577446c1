import { createHash } from 'node:crypto'
import { isDoneOnce, leavesReceipt, ownId } from '@vicino/domain/wire/done-once.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { canonicalJson } from '@vicino/domain/wire/canonical-json.ts'
import type { JSONValue } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import type { Traces } from './done.ts'
import type { AskedCall, Checked } from './request.ts'

/** A write as its receipt knows it. */
export type Written = {
  /** The id that the client gave a new record: the receipt stands under it. Any other write is named by what it says. */
  own: Id | null
  /** Over endpoint, path, query and body as they were understood: the order of keys says nothing. */
  hash: Buffer
  /** Over the same as it was sent: so receipts were hashed before they named their person. */
  hashAsSent: Buffer | undefined
  /** Whether the same words are the same act, done once. Other writes are done as often as they come. */
  once: boolean
}

/**
 * What is known of a write that arrives. `first`: it never came before. `again`: the same person sent the same before,
 * and it was done. `of_before`: so did somebody, in the time when receipts named nobody. `taken`: under its id
 * something else came, or it came from somebody else.
 */
export type Receipt = Pick<Written, 'once'> & { _id: Id; is: 'first' | 'again' | 'of_before' | 'taken' }

/** The write that a request asks for; undefined for a read and for what leaves no receipt. */
export function writtenIn({ endpoint, params, sent }: AskedCall, checked: Checked): Written | undefined {
  if (!leavesReceipt(endpoint) || 'refusal' in checked) return undefined
  const { query, body } = checked as { query: Named; body: Named }
  const own = (endpoint.creates && ownId(endpoint, body)) || null
  if (endpoint.creates && own === null) return undefined
  return {
    own,
    hash: hashOf(canonicalJson([endpoint.method, endpoint.path, params, query, body ?? null])),
    hashAsSent: own === null ? undefined : hashOf(JSON.stringify([endpoint.path, params, sent.body])),
    once: isDoneOnce(endpoint, { query, body }),
  }
}

type Named = Readonly<Record<string, unknown>> | undefined

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

type Row = { _id: Id; user_id: Id | null; body_hash: Buffer; sent: number }

/**
 * Leaves the receipt of a write, or finds the one that stands: in one statement, which waits for a twin that is still
 * running. It is sent with the first ones of the request, before anything is permitted; a refusal takes it back.
 */
export const leaveReceipt = (tx: Tx, { own, hash }: Pick<Written, 'own' | 'hash'>) => tx<Row[]>`
  insert into receipt as r (business_id, _id, user_id, body_hash)
  select current_business(), coalesce(${own}::uuid, ${nameOf(tx, hash)}), current_person(), ${hash}::bytea
  where current_business() is not null and current_person() is not null
  on conflict (business_id, _id) do update set sent = r.sent + 1
  returning r._id, r.user_id, r.body_hash, r.sent`

/** A name for a write that brings none: of the person and of all that it says. */
const nameOf = (tx: Tx, hash: Buffer) =>
  tx`encode(substr(sha256(uuid_send(current_person()) || ${hash}::bytea), 1, 16), 'hex')::uuid`

/** What the row of a receipt says of the write that met it. */
export function readReceipt(
  { hash, hashAsSent, once }: Written,
  { _id, user_id, body_hash, sent }: Row,
  person: Id,
): Receipt {
  const isAgain = user_id === person && body_hash.equals(hash)
  const isOfBefore = user_id === null && hashAsSent !== undefined && body_hash.equals(hashAsSent)
  return { _id, once, is: sent === 1 ? 'first' : isAgain ? 'again' : isOfBefore ? 'of_before' : 'taken' }
}

/** What a write answered, and what the audit log was told of it. */
type KeptAnswer = {
  answer: unknown
  dossier_id: Id | null
  entity_id: Id | null
  fields: string[]
}

/** Keeps what a write answered, for when the same comes again. */
export const keepAnswer = (
  tx: Tx,
  { _id }: Pick<Receipt, '_id'>,
  answer: unknown,
  { dossier_id, entity_id, fields = [] }: Traces,
) => tx`
  insert into receipt_answer (business_id, _id, user_id, answer, dossier_id, entity_id, fields)
  values (current_business(), ${_id}, current_person(), ${tx.json(answer as JSONValue)}, ${dossier_id ?? null},
    ${entity_id ?? null}, ${[...fields]})`

/** What a write answered when it was done; undefined once that has ended. */
export async function findAnswer(tx: Tx, { _id }: Pick<Receipt, '_id'>): Promise<KeptAnswer | undefined> {
  const [kept] = await tx<KeptAnswer[]>`
    select answer, dossier_id, entity_id, fields from receipt_answer where _id = ${_id}`
  return kept
}

/** Ends the answers that are older than thirty days; their receipts stay. */
export const purgeAnswers = (tx: Tx) => tx`select purge_receipt_answers()`
