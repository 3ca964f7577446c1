import type * as z from 'zod/mini'
import { fieldSentences } from './field-error.catalogue.ts'
import { tooFine } from './fineness.ts'
import type { serverSentences } from './server-error.catalogue.ts'

/** What can be wrong with one field. A schema names its own rule by giving the code as its zod message. */
export type FieldCode = keyof typeof fieldSentences

export type FieldError = { path: string; code: FieldCode }

/** What a refusal says of a field: also what only the server finds. */
export type RefusedField = { path: string; code: FieldCode | keyof typeof serverSentences }

const codeOfIssue: Record<string, FieldCode> = {
  unrecognized_keys: 'unknown_field',
  invalid_union: 'not_an_option',
  invalid_format: 'bad_format',
  invalid_key: 'unknown_field',
  invalid_element: 'wrong_type',
}

/**
 * The issues of a refused value as fields and codes, each once: a number may be beyond two bounds, that of the field and
 * the one up to which numbers are exact. Never carries the value itself.
 */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const errors = issues.flatMap(errorsOf)
  return [...new Map(errors.map(error => [`${error.path} ${error.code}`, error])).values()]
}

function errorsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({ path: path ? `${path}.${key}` : key, code: 'unknown_field' as const }))
  return [{ path, code: codeOf(issue) }]
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  if (issue.message in fieldSentences) return issue.message as FieldCode
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_big'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'too_short' : 'too_small'
  if (issue.code === 'not_multiple_of') return tooFine(issue.divisor)
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') return codeOfMismatch(issue)
  return codeOfIssue[issue.code] ?? 'bad_format'
}

/**
 * A missing value is to be filled in or chosen; one of another type is malformed, a number that is not whole a number to
 * mend; a word outside the list is a choice to mend.
 */
function codeOfMismatch(issue: z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidValue): FieldCode {
  if (issue.input === undefined) return issue.code === 'invalid_value' ? 'not_chosen' : 'required'
  if (issue.code === 'invalid_type' && issue.expected === 'int' && Number.isFinite(issue.input))
    return 'not_whole'
  return issue.code === 'invalid_value' && typeof issue.input === 'string' ? 'not_an_option' : 'wrong_type'
}

/** Codes that make a body malformed (400); all others are rules (422). */
export const malformed: ReadonlySet<FieldCode> = new Set(['unknown_field', 'wrong_type'])
