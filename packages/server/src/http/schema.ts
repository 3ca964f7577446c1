import type { Day } from '@vicino/domain/days/day.ts'
import { issuesOf } from '@vicino/domain/wire/all-issues.ts'
import { paramNames, type Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { type FieldError, fieldErrors, malformed } from '@vicino/domain/wire/field-error.ts'
import { Id } from '@vicino/domain/wire/id.ts'
import { Problem } from '@vicino/domain/wire/problem.ts'
import { problems } from '@vicino/domain/wire/problem.catalogue.ts'
import { hiddenIn, withHidden } from '@vicino/domain/wire/unseen.ts'
import type { FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'
import { refuseUnstorable } from './json.ts'
import { impossibleBirthdays } from './possible-birthdays.ts'
import { impossiblePhones } from './possible-phones.ts'
import { Refusal } from './refusal.ts'

const nothing = z.strictObject({})

/**
 * What Fastify validates and the OpenAPI document shows, from one declaration of the contract.
 * @param also answers that every such route gives beside the contract's own
 */
export function routeSchema(endpoint: Endpoint, also: Record<number, z.ZodMiniType> = {}): FastifySchema {
  const params = Object.fromEntries(
    paramNames(endpoint.path).map(name => [
      name,
      (endpoint.params as Record<string, z.ZodMiniType>)?.[name] ?? Id,
    ]),
  )
  const statuses = new Set(['malformed' as const, ...endpoint.problems].map(code => problems[code].status))
  return {
    summary: endpoint.summary,
    tags: [endpoint.entity],
    params: z.strictObject(params),
    querystring: endpoint.query ?? nothing,
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(endpoint.form ? { consumes: ['multipart/form-data'] } : {}),
    response: {
      [endpoint.creates ? 201 : 200]: endpoint.file
        ? contentOf(endpoint.file, endpoint.answer)
        : endpoint.events
          ? contentOf(['text/event-stream'], endpoint.answer)
          : endpoint.answer,
      ...(endpoint.creates ? { 200: endpoint.answer } : {}),
      ...also,
      ...Object.fromEntries(Array.from(statuses, status => [status, Problem])),
    },
  }
}

/** An answer in one of several media types. */
const contentOf = (types: readonly string[], schema: z.ZodMiniType) => ({
  content: Object.fromEntries(types.map(type => [type, { schema }])),
})

/**
 * Checks the ids of a path; one that is none names nothing: 404. Query and body wait until the person is known
 * to be allowed (`checkedOrRefuse`): who may not ask learns nothing of what would have been right.
 */
export const validateParams: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (value: unknown) => {
    if (httpPart !== 'params') return { value }
    for (const text of Object.values(value as object)) refuseUnstorable(String(text))
    const result = schema.safeParse(value)
    return result.success ? { value: result.data } : { error: new Refusal('not_found') }
  }

/** What of a request asks in its address. */
export type AskedAddress = Pick<FastifyRequest, 'query' | 'url'>

/**
 * A query under its schema. `%00` arrives decoded, a name given twice is a list, and what is no UTF-8 would arrive as it
 * was escaped, to be sought like that.
 */
export function queryOrRefuse(schema: z.ZodMiniType | undefined, asking: AskedAddress): unknown {
  const query = asking.query as object
  refuseNoText(asking.url)
  for (const text of Object.values(query).flat()) refuseUnstorable(String(text))
  return checkedOrRefuse(schema ?? nothing, query)
}

function refuseNoText(url: string): void {
  const parts = url.split('?').slice(1).join('?').split('&')
  const undecodable = parts.find(part => !isText(part))
  if (undecodable === undefined) return
  const [name = ''] = undecodable.split('=')
  throw new Refusal('malformed', { fields: isText(name) ? [{ path: name, code: 'bad_format' }] : [] })
}

function isText(escaped: string): boolean {
  try {
    decodeURIComponent(escaped)
    return true
  } catch {
    return false
  }
}

/**
 * A body under its schema, with no text that hides a character, no telephone number that cannot exist and no birth date
 * that nobody can have by `today`: what is wrong is named in one round. A call without a body takes none.
 * @param others what else is wrong with it
 */
export function bodyOrRefuse(
  { body: schema, asTyped }: Pick<Endpoint, 'body' | 'asTyped'>,
  body: unknown,
  today: Day,
  others: readonly FieldError[] = [],
): unknown {
  if (!schema) return body === undefined || body === null ? undefined : checkedOrRefuse(nothing, body)
  const impossible = [...impossiblePhones(body, asTyped), ...impossibleBirthdays(body, today, asTyped)]
  return checkedOrRefuse(schema, body, hiddenIn(body, asTyped), [...impossible, ...others])
}

/**
 * The value under its schema. A wrong shape is malformed (400), a broken rule is unprocessable (422).
 * @param hidden the texts of the value that hide a character
 * @param others what is wrong with it beside that
 */
export function checkedOrRefuse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  hidden: readonly FieldError[] = [],
  others: readonly FieldError[] = [],
): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success && hidden.length === 0 && others.length === 0) return result.data
  const broken = result.success ? [] : fieldErrors(issuesOf(schema, value))
  const fields = withHidden(hidden, [...broken, ...others])
  throw new Refusal(fields.some(({ code }) => malformed.has(code)) ? 'malformed' : 'unprocessable', {
    fields,
  })
}

/** The value under a schema that holds rules between fields, or the refusal that names the fields. */
export function wholeOrRefuse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Refusal('unprocessable', { fields: fieldErrors(issuesOf(schema, value)) })
}

/** The record, or the 404 that a missing and a foreign one share. */
export function found<Record>(record: Record | undefined): Record {
  if (record === undefined) throw new Refusal('not_found')
  return record
}
