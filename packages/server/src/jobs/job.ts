import type { Id } from '@vicino/domain/wire/id.ts'
import type { JSONValue } from 'postgres'
import * as z from 'zod/mini'
import type { Later, Tx } from '../db/tenant.ts'

/** A kind of job and what its payload says. The payload holds ids, never content. */
export type JobKind<Payload extends JSONValue> = { kind: string; payload: z.ZodMiniType<Payload, Payload> }

/** Whose job it is: it is done in this business and as this person. */
export type Owner = { business?: Id; person?: Id }

/** What does a job, in one transaction with its removal from the queue: done once, or not at all. */
type Work<Payload> = (tx: Tx, payload: Payload, later: Later) => Promise<void>

/** A kind together with what does it. */
export type Handler = { kind: string; run: Work<unknown> }

/** Joins a kind to its work. A payload that does not fit is a failure of the job. */
export const handler = <Payload extends JSONValue>(
  { kind, payload }: JobKind<Payload>,
  work: Work<Payload>,
): Handler => ({ kind, run: (tx, given, later) => work(tx, z.parse(payload, given), later) })
