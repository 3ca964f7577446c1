import { type Endpoint, fillPath } from '@vicino/domain/wire/endpoint.ts'
import type * as z from 'zod/mini'

type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never

type Sent<Schema> = Schema extends z.ZodMiniType
  ? {
      [Key in keyof z.input<Schema>]:
        | z.input<Schema>[Key]
        | (Key extends keyof z.output<Schema> ? z.output<Schema>[Key] : never)
    }
  : never

type ParamsPart<Path extends string> = [PathParams<Path>] extends [never]
  ? { params?: never }
  : { params: Record<PathParams<Path>, string> }

type QueryPart<Query> = [Sent<Query>] extends [never]
  ? { query?: never }
  : Partial<Record<string, never>> extends Sent<Query>
    ? { query?: Sent<Query> }
    : { query: Sent<Query> }

type BodyPart<Body> = Body extends z.ZodMiniType ? { body: z.input<Body> } : { body?: never }

/** What a call needs beside its endpoint: the ids of its path, its query, its body, where it has them. */
export type CallInput<E extends Endpoint> = ParamsPart<E['path']> &
  QueryPart<E['query']> &
  BodyPart<E['body']>

export type ReadInput<E extends Endpoint> = ParamsPart<E['path']> & QueryPart<E['query']>

export type LooseInput = {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
}

/** The address of a call: ids in their places, a query in a fixed order so that equal calls look equal. */
export function addressOf({ path }: Pick<Endpoint, 'path'>, { params, query }: LooseInput): string {
  const filled = fillPath(path, params ?? {})
  const pairs = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
  const search = new URLSearchParams(pairs).toString()
  return search ? `${filled}?${search}` : filled
}
