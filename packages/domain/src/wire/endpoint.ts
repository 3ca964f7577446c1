import type * as z from 'zod/mini'
import type { Permission } from '../access/matrix.ts'
import type { Entity } from '../access/need-to-know.ts'
import type { Need } from '../access/permits.ts'
import type { ProblemCode } from './problem.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Schema = z.ZodMiniType
/** A permission of the matrix, the door that any signed-in person may pass, or the way in, open to anybody. */
export type Door = Permission | 'signed_in' | 'anyone'

/** What refusals carry beside their sentence, by their codes. */
export type Carried = Readonly<Partial<Record<ProblemCode, Schema>>>

/**
 * A part of the body that needs more than the endpoint itself: the refusal is 403 at that field. It asks for writing,
 * or for reading alone where who may see the field writes it.
 */
export type Also = { permission: Permission; field: string; is?: readonly unknown[]; need?: 'read' }

/**
 * One call that server and browser agree on. Server route, validation, permission gate, audit row, OpenAPI
 * and the browser's typed call all follow from it.
 *
 * - Path parameters are ids unless `params` says otherwise. A `{dossierId}` in the path sends the call through
 *   the dossier gate, in the scope of `permission`.
 * - `need`: a GET asks for reading, all else for writing. A write that every reader may make, or whose fields
 *   say in `also` what they need, asks at its door for reading alone.
 * - `entity` is what the audit log calls the thing that is read or written.
 * - `creates`: answers 201 the first time and 200 when the same create comes again under its own `_id`; `in` names the
 *   part of the body that is the record and holds its id, where it is not the whole body.
 * - `whenClosed`: a write that a closed dossier still takes, or a read that needs no reason.
 * - `audit`: a call leaves a row when it writes or touches a dossier; `always` and `never` depart from that.
 * - `form`: the body is a form with one file (multipart/form-data) instead of JSON, the file at most this large; held
 *   while it comes, or `spooled`: written to the disk, checked as a document, known again when it is sent again.
 * - `file`: the answer is the bytes of a file instead of JSON, of one of these media types.
 * - `events`: the answer does not end; it is a stream of server-sent events, each of this shape.
 * - `asTyped`: fields of the body that may hold any character: a secret, and what is still being typed. In all other
 *   texts a character that nobody sees is refused.
 * - `problems`: the refusals of its own, beside those that every call shares.
 * - `current`: what a refusal of its own carries, by its code; the browser checks it like an answer.
 */
export type Endpoint = {
  method: Method
  path: `/api/${string}`
  summary: string
  permission: Door
  need?: 'read'
  entity: Entity
  action?: string
  params?: Readonly<Record<string, Schema>>
  query?: Schema
  body?: Schema
  answer: Schema
  problems: readonly ProblemCode[]
  current?: Carried
  also?: readonly Also[]
  creates?: true | { in: string }
  audit?: 'always' | 'never'
  whenClosed?: 'allowed'
  form?: { maxBytes: number; spooled?: true }
  file?: readonly string[]
  events?: true
  asTyped?: readonly string[]
}

/** Which half of a grant a call asks for. */
export const needOf = ({ method, need }: Pick<Endpoint, 'method' | 'need'>): Need =>
  need ?? (method === 'GET' ? 'read' : 'write')

/** Declares a call. It exists only to check the declaration and keep its exact types. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared

type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never

export type ParamsOf<E extends Endpoint> = {
  [Name in PathParams<E['path']>]: E extends { params: Readonly<Record<Name, infer S extends Schema>> }
    ? z.output<S>
    : string
}
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends Schema }
  ? z.output<S>
  : undefined
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.output<S> : undefined
/** What a refusal with this code carries. */
export type CurrentOf<E extends Endpoint, Code extends ProblemCode> = E extends {
  current: infer Says extends Carried
}
  ? Output<Says[Code]>
  : unknown
type Output<S> = [NonNullable<S>] extends [Schema] ? z.output<NonNullable<S>> : unknown
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>

const placeholder = /\{(\w+)\}/g

/** The names between braces in a path, in their order. */
export const paramNames = (path: string): string[] =>
  Array.from(path.matchAll(placeholder), match => match[1]!)

/** The path with its placeholders filled, each value escaped. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(placeholder, (_, name: string) => encodeURIComponent(params[name] ?? ''))
