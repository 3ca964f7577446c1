import { expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract.ts'
import { issuesOf } from './all-issues.ts'
import type { Endpoint } from './endpoint.ts'
import { fieldErrors } from './field-error.ts'
import { maxLength } from './length.ts'

const inOrder = z.superRefine<{ from: number; to: number }>(({ from, to }, context) => {
  if (to < from) context.addIssue({ code: 'custom', path: ['to'], message: 'end_before_start', input: to })
})
const ofBoth = z.refine<{ name: string }>(whole => Object.values(whole).length > 9, {
  path: ['name'],
  error: 'too_short',
})
const Stretch = z.strictObject({ name: z.string(), from: z.number(), to: z.number() }).check(inOrder)
const late = { from: 5, to: 3 }

const said = (schema: z.ZodMiniType, value: unknown) =>
  fieldErrors(issuesOf(schema, value)).map(({ path, code }) => `${path} ${code}`)

test.each<[string, z.ZodMiniType, unknown, string[]]>([
  ['nothing', Stretch, { name: 'a', from: 1, to: 2 }, []],
  ['a rule alone', Stretch, { name: 'a', ...late }, ['to end_before_start']],
  ['a field and a rule that does not read it', Stretch, late, ['name required', 'to end_before_start']],
  [
    'an unknown field and a rule',
    Stretch,
    { name: 'a', ...late, x: 1 },
    ['x unknown_field', 'to end_before_start'],
  ],
  ['a field that the rule reads: only the field', Stretch, { name: 'a', from: 5 }, ['to required']],
  [
    'a rule of all fields: only the field',
    z.strictObject({ name: z.string(), from: z.number() }).check(ofBoth),
    { name: 'a' },
    ['from required'],
  ],
  [
    'what stands within',
    z.strictObject({ on: Stretch }),
    { on: late },
    ['on.name required', 'on.to end_before_start'],
  ],
  [
    'what may be left out',
    z.strictObject({ on: z.optional(z.nullable(Stretch)) }),
    { on: late },
    ['on.name required', 'on.to end_before_start'],
  ],
  [
    'each of a list',
    z.strictObject({ all: z.array(Stretch) }),
    { all: [late, { name: 'b', ...late }] },
    ['all.0.name required', 'all.1.to end_before_start', 'all.0.to end_before_start'],
  ],
  [
    'a list that is too long: none of what stands in it',
    z.strictObject({ all: z.array(Stretch).check(maxLength(2, 'too_many')) }),
    { all: [late, late, late] },
    ['all too_many'],
  ],
  [
    'before it is read in another way',
    z.pipe(
      Stretch,
      z.transform(({ name }) => name),
    ),
    late,
    ['name required', 'to end_before_start'],
  ],
  ['no object at all', Stretch, 'x', [' wrong_type']],
])('names %s in one round', (_, schema, value, errors) => {
  expect(said(schema, value)).toEqual(errors)
})

/** What may come in any body, of every kind. */
const anything = [undefined, null, {}, [], 'x', 1, { _id: 'x', client: {}, task: {}, version: 'x' }]

it.each(
  Object.entries<Endpoint>(contract).flatMap(([name, { body }]) => (body ? [[name, body] as const] : [])),
)('a rule of %s never stumbles over a field that is broken', (_, body) => {
  for (const value of anything) expect(() => issuesOf(body, value)).not.toThrow()
  const names = Object.keys((body as z.ZodMiniObject)._zod.def.shape ?? {})
  for (const broken of anything) {
    const value = Object.fromEntries(names.map(name => [name, broken]))
    expect(() => issuesOf(body, value)).not.toThrow()
  }
})
