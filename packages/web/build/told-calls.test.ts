import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkedByForms, withoutServersPart } from './told-calls.ts'

const contract = `
const filters = { dossierId: z.optional(Id) }
export const getTasks = endpoint({
  method: 'GET',
  path: '/api/tasks',
  summary: 'The tasks',
  query: z.strictObject(filters),
  answer: z.array(Task),
  problems: ['too_many_rows'],
})
export const changePassword = endpoint({ path: '/api/password', body: Passwords, answer: z.null(), problems: [] })
`

test('of a call stays what the browser reads, and of one that a form checks by it its body', () => {
  const left = withoutServersPart('some.contract.ts', contract).replaceAll(/\s+/g, ' ')
  expect(left).toContain("getTasks = endpoint({ method: 'GET', path: '/api/tasks', answer")
  expect(left).toContain("endpoint({ path: '/api/password', body: Passwords, answer: z.null(), })")
})

const sources = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../src') })
  .filter(file => !/\.test\.|(^|\/)testing\//.test(file))
  .map(file => ({ file, text: readFileSync(join(import.meta.dirname, '../src', file), 'utf8') }))

/** What a file takes from contracts, by its names there. */
const takenFromContracts = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '[^']*\.contract\.ts'/g)].flatMap(([, names]) =>
    names!.split(',').map(name => name.replace(/^\s*type /, '').trim()),
  )

test('the browser reads nothing of a call that its build leaves out', () => {
  const read = sources.flatMap(({ file, text }) =>
    [...takenFromContracts(text), 'endpoint'].flatMap(name =>
      [...text.matchAll(new RegExp(`\\b${name}\\.(summary|params|query|body|problems)\\b`, 'g'))].map(
        ([found]) => `${file}: ${found}`,
      ),
    ),
  )
  const known = checkedByForms.map(name => `${name}.body`)
  // The forms of secrets check what is typed by the body of whichever call they are given.
  known.push('endpoint.body')
  expect(read.filter(one => !known.some(name => one.endsWith(`: ${name}`)))).toEqual([])
  expect(read.filter(one => one.endsWith(': endpoint.body')).map(one => one.split(':')[0])).toEqual([
    'security/use-secret-form.ts',
  ])
})

test('each call that a form of secrets is given keeps its body', () => {
  const given = sources
    .filter(({ text }) => text.includes('useSecretForm({'))
    .flatMap(({ text }) => [...text.matchAll(/endpoint: (\w+),/g)].map(([, name]) => name!))
  expect(given.length).toBeGreaterThan(5)
  expect(given.filter(name => !checkedByForms.includes(name))).toEqual([])
})
