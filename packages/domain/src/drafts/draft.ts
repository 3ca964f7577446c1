import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { DraftKey } from './draft-key.ts'

/** Largest draft, in characters of its JSON, and how deep its objects and lists may stand in each other. */
export const draftMaxLength = 200_000
export const draftMaxDepth = 50

/** What stands in the fields of a form: an object of anything that JSON can say. */
export const DraftValue = z.unknown().check(
  z.refine(isObject, { error: 'wrong_type', abort: true }),
  z.refine(value => depthOf(value, draftMaxDepth) <= draftMaxDepth, { error: 'too_big', abort: true }),
  z.refine(value => JSON.stringify(value).length <= draftMaxLength, 'too_long'),
)

/** What somebody typed into a form and has not saved. Private to the person, gone after save and after 30 days. */
export const Draft = z.strictObject({ value: z.unknown(), saved_at: Instant })
export type Draft = z.infer<typeof Draft>

/** That a form holds a draft, and since when. */
export const DraftHead = z.strictObject({ key: DraftKey, saved_at: Instant })
export type DraftHead = z.infer<typeof DraftHead>

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How deep a value goes; no deeper than one beyond `most`, so that no value is deep enough to exhaust the stack. */
function depthOf(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (most === 0) return 1
  return Object.values(value).reduce<number>(
    (deepest, inner) => Math.max(deepest, 1 + depthOf(inner, most - 1)),
    1,
  )
}
