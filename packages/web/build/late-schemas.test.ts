import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as lateObjects from './late-objects.ts'
import { withLateSchemas } from './late-schemas.ts'

const part = `
import * as z from 'zod/mini'
const Person = z.strictObject({ name: z.string() })
export const Visit = z.strictObject({ ...Person.shape, place: z.object({ town: Town }) }).check(rule)
export const names = new Set(kinds.map(kind => kind.name))
export const stored = () => z.strictObject(shape, 'said')
`

test('the fields of an object are written as what makes them, and what is made is marked as left out unless used', () => {
  const written = withLateSchemas('part.ts', part)
  expect(written.split('\n').slice(2)).toEqual([
    "import * as z from 'zod/mini'",
    'const Person = /* @__PURE__ */ lateObjects.strictObject(() => ({ name: z.string() }))',
    'export const Visit = /* @__PURE__ */ lateObjects.strictObject(() => ({ ...Person.shape, place: lateObjects.object(() => ({ town: Town })) })).check(rule)',
    'export const names = /* @__PURE__ */ new Set(kinds.map(kind => kind.name))',
    "export const stored = () => z.strictObject(shape, 'said')",
    '',
  ])
})

test('a file that makes no object is left as it is', () => {
  expect(withLateSchemas('part.ts', 'export const a = 1\n')).toBe('export const a = 1\n')
})

const fields = () => ({ name: z.string(), age: z.optional(z.number()) })

const kinds = [
  ['strict', z.strictObject(fields()), lateObjects.strictObject(fields)],
  ['open', z.object(fields()), lateObjects.object(fields)],
] as const

test.each(kinds)('an object that is made late is the library’s own: %s', (_, own, late) => {
  const grown = [own, late].map(one => z.extend(one, { town: z.string() }))
  const ruled = [own, late].map(one => one.check(z.refine(({ name }) => name !== 'x', 'taken')))
  const pairs = [
    [own, late],
    grown,
    ruled,
    [own, late].map(one => z.strictObject({ ...one.shape, more: z.boolean() })),
    [own, late].map(one => z.partial(one)),
    [own, late].map(one => z.pick(one, { age: true })),
  ] as const
  for (const said of [
    { name: 'a' },
    { name: 'x', age: 2 },
    { name: 'a', more: true, town: 'b' },
    { age: '3' },
    {},
    null,
  ])
    for (const [a, b] of pairs) {
      const [left, right] = [z.safeParse(a, said), z.safeParse(b, said)]
      expect(right.success ? right.data : right.error.issues).toEqual(
        left.success ? left.data : left.error.issues,
      )
    }
})

test('its fields are made once, when it first checks something', () => {
  let made = 0
  const late = lateObjects.strictObject(() => {
    made += 1
    return fields()
  })
  z.nullable(z.array(late))
  expect(made).toBe(0)
  z.safeParse(late, {})
  z.safeParse(late, {})
  expect(late.shape['name']).toBe(late.shape['name'])
  expect(made).toBe(1)
})
