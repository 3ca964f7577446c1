import * as z from 'zod/mini'
import { isEqual } from '../form/equal.ts'
import { maxLength, minLength } from '../wire/length.ts'

const Part = z.union([z.string().check(maxLength(200)), z.int().check(z.minimum(0), z.maximum(10_000))])

/** One place in a draft and what stands there now; nothing where the field is gone. */
export const DraftChange = z.strictObject({
  path: z.array(Part).check(minLength(1, 'required'), maxLength(50)),
  value: z.optional(z.unknown()),
})
export type DraftChange = z.infer<typeof DraftChange>

type Path = DraftChange['path']

/**
 * What makes one value out of any of several others: less to send than the value itself. Which of the others stands on
 * the other side need not be known; objects and lists are followed into as long as all of them go on alike.
 */
export function changesBetween(befores: readonly unknown[], after: unknown, path: Path = []): DraftChange[] {
  if (befores.every(before => isEqual(before, after))) return []
  if (befores.every(before => isList(before) && isList(after) && before.length <= after.length))
    return (after as unknown[]).flatMap((value, at) =>
      changesBetween(partsAt(befores, at), value, [...path, at]),
    )
  if (![...befores, after].every(isObject)) return [{ path, value: after }]
  const names = new Set([...befores, after].flatMap(value => Object.keys(value as object)))
  return Array.from(names).flatMap(name =>
    Object.hasOwn(after as object, name)
      ? changesBetween(partsAt(befores, name), (after as Named)[name], [...path, name])
      : [{ path: [...path, name] }],
  )
}

type Named = Record<string | number, unknown>

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !isList(value)

const partsAt = (values: readonly unknown[], name: string | number): unknown[] =>
  values.map(value => (Object.hasOwn(value as object, name) ? (value as Named)[name] : undefined))

/** The value with its changes; undefined where one names a place that it has not. */
export function withChanges(value: unknown, changes: readonly DraftChange[]): unknown {
  return changes.reduce<unknown>((sofar, change) => sofar && withChange(sofar, change.path, change), value)
}

function withChange(within: unknown, [name, ...rest]: Path, change: DraftChange): unknown {
  const isGone = !('value' in change)
  if (typeof name === 'number' ? !isList(within) || name > within.length : !isObject(within)) return undefined
  const inner = rest.length === 0 ? change.value : withChange((within as Named)[name!], rest, change)
  if (rest.length > 0 && inner === undefined) return undefined
  if (isList(within)) {
    const at = name as number
    return isGone && rest.length === 0 ? undefined : [...within.slice(0, at), inner, ...within.slice(at + 1)]
  }
  const { [name as string]: _before, ...others } = within as Named
  return isGone && rest.length === 0 ? others : { ...others, [name as string]: inner }
}
