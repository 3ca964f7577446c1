import type * as everyIssue from '@vicino/domain/wire/all-issues.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { fieldErrors } from '@vicino/domain/wire/field-error.ts'
import i18next from 'i18next'
import * as z from 'zod/mini'
import { bringAhead } from '../ui/bring-code.ts'

let every: typeof everyIssue | undefined

/** Fetches, while somebody types, what names all that is wrong in one round: until it is there, a form says what Zod does. */
export const fetchEveryIssue = async (): Promise<void> => {
  every ??= await bringAhead(() => import('@vicino/domain/wire/all-issues.ts'))
}

type Issue = z.core.$ZodIssue

const issuesIn = (schema: z.ZodMiniType, values: unknown): readonly Issue[] =>
  every
    ? every.issuesOf(schema, values)
    : (z.safeParse(schema, values, { reportInput: true }).error?.issues ?? [])

/** A field that nobody filled in holds nothing, and nothing of a wrong type. */
const asNothing = (issue: Issue): Issue =>
  issue.input === null || issue.input === '' ? { ...issue, input: undefined } : issue

/** What a schema refuses in a form's values, as one sentence per field: the first one of each. */
export function errorsAtFields(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const sentences = fieldErrors(issuesIn(schema, values).map(asNothing)).map(
    ({ path, code }) => [path, i18next.t(fieldSentences[code].label)] as const,
  )
  return Object.fromEntries(sentences.toReversed())
}
