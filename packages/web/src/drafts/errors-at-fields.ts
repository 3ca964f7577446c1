import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { fieldErrors } from '@vicino/domain/wire/field-error.ts'
import i18next from 'i18next'
import * as z from 'zod/mini'

/** What a schema refuses in a form's values, as one sentence per field: the first one of each. */
export function errorsAtFields(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const read = z.safeParse(schema, values)
  if (read.success) return {}
  const sentences = fieldErrors(read.error.issues).map(
    ({ path, code }) => [path, i18next.t(fieldSentences[code].label)] as const,
  )
  return Object.fromEntries(sentences.toReversed())
}
