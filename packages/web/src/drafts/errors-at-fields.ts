import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { fieldErrors } from '@vicino/domain/wire/field-error.ts'
import { issuesOf } from '@vicino/domain/wire/all-issues.ts'
import i18next from 'i18next'
import type * as z from 'zod/mini'

/** What a schema refuses in a form's values, as one sentence per field: the first one of each. */
export function errorsAtFields(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const sentences = fieldErrors(issuesOf(schema, values)).map(
    ({ path, code }) => [path, i18next.t(fieldSentences[code].label)] as const,
  )
  return Object.fromEntries(sentences.toReversed())
}
