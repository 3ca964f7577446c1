import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { fieldErrors } from '@vicino/domain/wire/field-error.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import * as z from 'zod/mini'

/** What a schema refuses in a form's values, as one sentence per field: the first one of each. */
export function errorsAtFields(
  schema: z.ZodMiniType,
  values: unknown,
  language: Language,
): Record<string, string> {
  const read = z.safeParse(schema, values)
  if (read.success) return {}
  const sentences = fieldErrors(read.error.issues).map(
    ({ path, code }) => [path, fieldSentences[code][language]] as const,
  )
  return Object.fromEntries(sentences.toReversed())
}
