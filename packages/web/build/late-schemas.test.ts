import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lateSchema } from './late-schema.ts'
import { withLateSchemas } from './late-schemas.ts'

const part = `
import * as z from 'zod/mini'
const Person = z.strictObject({ name: z.string() })
export const Visit = z.strictObject({ ...Person.shape, place: z.object({ town: Town }) }).check(rule)
export const names = new Set(kinds.map(kind => kind.name))
export const getVisits = endpoint({ path, answer: z.array(Visit) })
export const stored = () => z.strictObject(shape, 'said')
begin(1)
`

test('a schema is written as what makes it, and what is made is marked as left out unless used', () => {
  const written = withLateSchemas('part.ts', part)
  expect(written.split('\n').slice(2)).toEqual([
    "import * as z from 'zod/mini'",
    'const Person = /* @__PURE__ */ lateSchema(() => z.strictObject({ name: z.string() }))',
    'export const Visit = /* @__PURE__ */ lateSchema(() => z.strictObject({ ...Person.shape, place: z.object({ town: Town }) }).check(rule))',
    'export const names = /* @__PURE__ */ new Set(kinds.map(kind => kind.name))',
    'export const getVisits = /* @__PURE__ */ endpoint({ path, answer: /* @__PURE__ */ lateSchema(() => z.array(Visit)) })',
    "export const stored = () => z.strictObject(shape, 'said')",
    'begin(1)',
    '',
  ])
})

test('a file that makes no schema is left as it is', () => {
  expect(withLateSchemas('part.ts', 'export const a = 1\n')).toBe('export const a = 1\n')
})

/** The ways in which the domain makes a schema of others, each made as `of` makes it. */
function schemas(of: <Schema extends object>(make: () => Schema) => Schema) {
  const Name = of(() =>
    z.string().check(
      z.refine(name => name !== '', 'required'),
      z.trim(),
    ),
  )
  const Kind = of(() => z.enum(['a', 'b']))
  const Person = of(() => z.strictObject({ name: Name, age: z.optional(z.number()) }))
  const Told = of(() => z.strictObject({ kind: z.literal('a'), name: Name }))
  return {
    Kind,
    Person,
    open: of(() => z.object({ name: Name })),
    grown: of(() => z.extend(Person, { town: z.string() })),
    ruled: of(() => Person.check(z.refine(({ name }) => name !== 'x', 'taken'))),
    spread: of(() => z.strictObject({ ...Person.shape, more: z.boolean() })),
    partial: of(() => z.partial(Person)),
    picked: of(() => z.pick(Person, { age: true })),
    list: of(() => z.array(Person).check(z.refine(people => people.length < 2, 'too_many'))),
    some: of(() => z.nullable(z.optional(Person))),
    either: of(() => z.union([Person, Kind])),
    told: of(() => z.discriminatedUnion('kind', [Told, z.strictObject({ kind: z.literal('b') })])),
    record: of(() => z.record(Kind, Name)),
  }
}

const said = [
  { name: ' a ' },
  { name: 'x', age: 2 },
  { name: 'a', more: true, town: 'b' },
  { name: '', age: '3' },
  { kind: 'a', name: 'b' },
  { kind: 'b' },
  [{ name: 'a' }, { name: 'b' }],
  { a: 'one', b: 'two' },
  'a',
  'c',
  {},
  null,
  undefined,
]

const answers = (all: Record<string, z.ZodMiniType>): unknown =>
  Object.entries(all).map(([name, schema]) =>
    said.map(one => {
      const read = z.safeParse(schema, one)
      return [name, read.success ? read.data : read.error.issues]
    }),
  )

test('a schema that is made late is the library’s own', () => {
  const late = schemas(lateSchema)
  expect(answers(late)).toEqual(answers(schemas(make => make())))
  expect(late.Kind.options).toEqual(['a', 'b'])
  expect(late.Kind).toBeInstanceOf(z.ZodMiniEnum)
})

test('it is made once, when it first checks something', () => {
  let times = 0
  const schema = lateSchema(() => {
    times += 1
    return z.string()
  })
  expect(times).toBe(0)
  z.safeParse(schema, 'a')
  z.safeParse(schema, 1)
  expect(times).toBe(1)
})
