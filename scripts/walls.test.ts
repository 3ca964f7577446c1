import { expect, test } from 'vitest'

import type { Dependencies } from './walls/direction.ts'
import { readOrder, stalePaths } from './walls/features.ts'
import { surveyWalls } from './walls/walls.ts'

const dependencies: Dependencies = {
  domain: new Set(['zod']),
  server: new Set(['@vicino/domain', 'fastify', 'postgres']),
  web: new Set(['@vicino/domain', 'react', '@mantine/core']),
  root: new Set(['vitest', '@types/node']),
}

/** The features of a tree in the order of the house. */
const orderOf = (files: readonly { path: string }[]): string[] =>
  ['services', 'drugs', 'tasks'].filter(area =>
    files.some(({ path }) => path.startsWith(`packages/web/src/${area}/`)),
  )

/** What is broken in a tree that is written as path -> text. */
function brokenIn(tree: Record<string, string>): string[] {
  const files = Object.entries(tree).map(([path, text]) => ({ path, text }))
  return surveyWalls(files, dependencies, orderOf(files)).broken
}

const imports = (...from: string[]) => from.map(one => `import '${one}'\n`).join('')

test('a sound feature passes', () => {
  expect(
    brokenIn({
      'packages/domain/src/drugs/drug.ts': imports('zod/mini', '../days/day.ts'),
      'packages/domain/src/drugs/drug.test.ts': imports('vitest', 'node:fs', './drug.ts'),
      'packages/domain/src/drugs/drugs.contract.ts': imports('./drug.ts'),
      'packages/domain/src/drugs/drugs.catalogue.ts': '',
      'packages/domain/src/drugs/drugs.json': '',
      'packages/domain/src/services/service.ts': '',
      'packages/domain/src/tasks/task-type.ts': '',
      'packages/server/migrations/0007-drugs.sql': '',
      'packages/server/src/app.ts': imports('./drugs/drugs.routes.ts'),
      'packages/server/src/drugs/drugs.routes.ts': imports(
        '@vicino/domain/drugs/drugs.contract.ts',
        '../http/serve.ts',
        '../config.ts',
        '../dossiers/dossiers.store.ts',
        './drugs.store.ts',
        'node:crypto',
        'postgres',
      ),
      'packages/server/src/testing/program.ts': imports('../app.ts', 'vitest'),
      'packages/web/src/app/routes.tsx': imports('../drugs/DrugList.tsx'),
      'packages/web/src/app/main.tsx': imports('./routes.tsx'),
      'packages/web/src/drugs/DrugList.tsx': imports(
        '../ui/page/List.tsx',
        '../drafts/DraftForm.tsx',
        '../services/ServicePicker.tsx',
        '../pages/pages.ts',
        '@mantine/core',
        'react',
      ),
      'packages/web/src/services/ServicePicker.tsx': '',
      'packages/web/src/drugs/use-drugs.ts': imports('@vicino/domain/drugs/drugs.contract.ts'),
      'packages/web/src/drugs/drugs.gallery.tsx': imports('../gallery/gallery.ts'),
      'packages/web/src/ui/Page.module.css': '',
      'journeys/main-job.test.ts': imports('@playwright/test', '../packages/domain/src/days/day.ts'),
    }),
  ).toEqual([])
})

const drugs = (name: string) => ({
  domain: `packages/domain/src/drugs/${name}`,
  server: `packages/server/src/drugs/${name}`,
  web: `packages/web/src/drugs/${name}`,
})

test.each<[what: string, path: string, text: string, sentence: RegExp]>([
  ['web to server', drugs('a.ts').web, imports('@vicino/server/drugs/drugs.store.ts'), /never trusted/],
  ['web to server by path', drugs('a.ts').web, imports('../../../server/src/app.ts'), /never trusted/],
  ['server to web', drugs('a.ts').server, imports('@vicino/web/ui/List.tsx'), /never needs the browser/],
  ['domain to server', drugs('a.ts').domain, imports('@vicino/server/config.ts'), /runs everywhere/],
  [
    'domain by path',
    drugs('a.ts').server,
    imports('../../../domain/src/drugs/drug.ts'),
    /@vicino\/domain\/drugs\/drug\.ts/,
  ],
  ['Node in domain', drugs('a.ts').domain, imports('node:fs'), /only the server/],
  ['Node in web', drugs('a.ts').web, imports('node:fs'), /only the server/],
  ['an undeclared package', drugs('a.ts').domain, imports('lodash/fp'), /does not name lodash/],
  ["the tests' package outside a test", drugs('a.ts').domain, imports('vitest'), /does not name vitest/],
  ['a file outside the sources', drugs('a.ts').server, imports('../../../../scripts/walls.ts'), /outside/],
  [
    'a lazy import too',
    drugs('a.ts').web,
    `const a = () => import('@vicino/server/app.ts')`,
    /never trusted/,
  ],
  ['a type import too', drugs('a.ts').web, `type A = import('@vicino/server/app.ts').A`, /never trusted/],
  ['a re-export too', drugs('a.ts').web, `export * from '@vicino/server/app.ts'`, /never trusted/],
  ['a feature above it in web', drugs('a.ts').web, imports('../tasks/TaskCard.tsx'), /stands above drugs/],
  ['app in a feature', drugs('a.ts').web, imports('../app/shell/frame.ts'), /nothing below knows it/],
  ['app in a test', drugs('a.test.ts').web, imports('../app/router.ts'), /nothing below knows it/],
  [
    'app in testing',
    'packages/web/src/testing/show.ts',
    imports('../app/router.ts'),
    /nothing below knows it/,
  ],
  [
    'a call under ui',
    'packages/web/src/ui/page/List.tsx',
    imports('../../calls/call.ts'),
    /ui knows no call/,
  ],
  [
    'a feature under ui',
    'packages/web/src/ui/page/List.tsx',
    imports('../../drugs/DrugCard.tsx'),
    /knows none/,
  ],
  ['app under ui', 'packages/web/src/ui/page/List.tsx', imports('../../app/entries.ts'), /knows it/],
  [
    'the gallery in a component',
    drugs('A.tsx').web,
    imports('../gallery/gallery.ts'),
    /no component needs it/,
  ],
  ['foreign routes', drugs('a.store.ts').server, imports('../tasks/tasks.routes.ts'), /registered in app/],
  [
    'a foreign rule',
    drugs('a.store.ts').server,
    imports('../tasks/clash.ts'),
    /belongs to packages\/domain\/src\/tasks/,
  ],
  ['app.ts', drugs('a.store.ts').server, imports('../app.ts'), /nothing below/],
  ['testing in the program', drugs('a.store.ts').server, imports('../testing/program.ts'), /for tests alone/],
  [
    'a made-up record in a screen',
    drugs('A.tsx').web,
    imports('@vicino/domain/testing/some-drug.ts'),
    /for tests alone/,
  ],
])('a broken wall: %s', (_, path, text, sentence) => {
  const broken = brokenIn({ [path]: text })
  expect(broken).toHaveLength(1)
  expect(broken[0]).toMatch(sentence)
  expect(broken[0]).toContain(path)
})

test.each<[path: string, sentence: RegExp]>([
  [drugs('drugs.contract.ts').server, /belongs to packages\/domain/],
  [drugs('drugs.store.ts').domain, /belongs to packages\/server/],
  [drugs('drugs.routes.ts').web, /belongs to packages\/server/],
  [drugs('drugs.gallery.tsx').server, /belong to packages\/web/],
  [drugs('DrugCard.tsx').domain, /belong to packages\/web/],
  [drugs('drugs.queries.ts').server, /role \.queries is unknown/],
  [drugs('drugs.service.ts').server, /«service»/],
  [drugs('DrugService.ts').server, /«service»/],
  [drugs('drug-service.ts').domain, /«service»/],
  [drugs('drug-utils.ts').domain, /«utils»/],
  [drugs('index.ts').domain, /«index»/],
  [drugs('DrugHelpers.tsx').web, /«helpers»/],
  [drugs('types.ts').domain, /«types»/],
  ['packages/server/src/common/a.ts', /«common»/],
  ['journeys/helpers.ts', /«helpers»/],
  [drugs('drug-list.tsx').web, /PascalCase/],
  [drugs('DrugList.ts').web, /PascalCase is for components/],
  [drugs('drugList.ts').web, /lower case/],
  [drugs('Drug.ts').domain, /lower case/],
  ['packages/domain/src/Drugs/drug.ts', /folders are lower case/],
  [drugs('drugs.contract.catalogue.ts').domain, /one role/],
  [drugs('drugs.yaml').domain, /no place/],
  [drugs('0007-drugs.sql').server, /migrations/],
  ['packages/server/migrations/7-drugs.sql', /migrations/],
])('out of the vocabulary: %s', (path, sentence) => {
  const broken = brokenIn({ [path]: '' })
  expect(broken).toHaveLength(1)
  expect(broken[0]).toMatch(sentence)
})

test('a circle of imports is walked once, a lazy screen closes none', () => {
  const file = (name: string) => drugs(`${name}.ts`).domain
  expect(
    brokenIn({
      [file('a')]: imports('./b.ts'),
      [file('b')]: `import type { A } from './c.ts'`,
      [file('c')]: `export type { A } from './a.ts'`,
      [file('d')]: `const lazy = () => import('./e.ts')`,
      [file('e')]: imports('./d.ts'),
    }),
  ).toEqual([expect.stringContaining([file('a'), file('b'), file('c'), file('a')].join(' -> '))])
})

const sevenDays = 'export const days = 7\nexport type Days = typeof days'

test('an export that nobody imports is kept to its file', () => {
  const [broken, ...rest] = brokenIn({
    [drugs('a.ts').domain]: sevenDays,
    [drugs('b.ts').domain]: `import type { Days } from './a.ts'`,
  })
  expect(rest).toEqual([])
  expect(broken).toMatch(/a\.ts:1: days is exported and nobody imports it/)
})

test.each<[what: string, file: string, text: string]>([
  ['of another package', drugs('b.ts').server, `import { days, type Days } from '@vicino/domain/drugs/a.ts'`],
  ['of a test', drugs('a.test.ts').domain, `import { days, type Days } from './a.ts'`],
  ['of a story', 'journeys/a.ts', `import { days, type Days } from '../packages/domain/src/drugs/a.ts'`],
  ['of the whole', drugs('b.ts').domain, `import * as a from './a.ts'`],
  ['of a lazy part', drugs('b.ts').domain, `const a = () => import('./a.ts')`],
])('an export is used by an import %s', (_, file, text) => {
  expect(brokenIn({ [drugs('a.ts').domain]: sevenDays, [file]: text })).toEqual([])
})

/** A tree whose files are given with the names that they export, each of which a test takes. */
const exporting = (names: Record<string, readonly string[]>): Record<string, string> => {
  const files = Object.entries(names).map(([path, some]): [string, string] => [
    path,
    some.map(name => `export const ${name} = 1\n`).join(''),
  ])
  const taken = files.map(([path], at) => `import * as a${at} from '../${path}'\n`)
  return { ...Object.fromEntries(files), 'journeys/all.ts': taken.join('') }
}

test.each<[what: string, name: string, files: string[]]>([
  ['in two features', 'placeOf', [drugs('a.ts').domain, 'packages/domain/src/tasks/b.ts']],
  ['in one feature', 'momentWords', [drugs('a-words.ts').web, drugs('b-words.ts').web]],
  ['in server and web', 'Range', [drugs('a.ts').server, drugs('b.ts').web]],
  [
    'of a type and the component of another noun',
    'Row',
    [drugs('a.ts').domain, 'packages/web/src/ui/Row.tsx'],
  ],
  ['of a component and a list of it', 'DrugFields', [drugs('a.ts').domain, drugs('b.ts').web]],
  ['of a type and what the server keeps', 'Drug', [drugs('drugs.contract.ts').domain, drugs('a.ts').server]],
  ['of a rule and what the server does', 'updateDrug', [drugs('a.ts').domain, drugs('a.ts').server]],
  ['of a rule and what a component hands out', 'isOpen', [drugs('a.ts').domain, drugs('A.tsx').web]],
  ['of a family outside its files', 'valuesOf', [drugs('a-values.ts').web, drugs('a-words.ts').web]],
])('a name stands for one thing: twice %s', (_, name, [first, second]) => {
  expect(brokenIn(exporting({ [first!]: [name], [second!]: [name] }))).toEqual([
    expect.stringMatching(new RegExp(`^${second}:1: ${name} stands in ${first} too`)),
  ])
})

test('a third one breaks what two may share', () => {
  const fields = ['DrugFields']
  expect(
    brokenIn(
      exporting({
        [drugs('drug.ts').domain]: fields,
        [drugs('DrugFields.tsx').web]: fields,
        'packages/web/src/services/ServiceFields.tsx': fields,
      }),
    ),
  ).toHaveLength(2)
})

test.each<[what: string, name: string, files: string[]]>([
  ['a schema and its fields', 'DrugFields', [drugs('drug.ts').domain, drugs('DrugFields.tsx').web]],
  ['a call and who answers it', 'updateDrug', [drugs('drugs.contract.ts').domain, drugs('a.ts').server]],
  ['the same of two records', 'valuesOf', [drugs('a-values.ts').web, drugs('b-values.ts').web]],
  ['a test', 'placeOf', [drugs('a.ts').domain, drugs('b.test.ts').domain]],
  ['what is made for tests', 'placeOf', [drugs('a.ts').domain, 'packages/domain/src/testing/b.ts']],
])('a name is shared by %s', (_, name, [first, second]) => {
  expect(brokenIn(exporting({ [first!]: [name], [second!]: [name] }))).toEqual([])
})

test.each([
  ['is late', `export const DrugCard = late(async () => (await import('./DrugCard.tsx')).DrugCard)`],
  ['is handed on', `export { DrugCard } from './DrugCard.tsx'`],
])('a name is shared by a part and where it %s', (_, text) => {
  const tree = exporting({ [drugs('DrugCard.tsx').web]: ['DrugCard'], [drugs('late.ts').web]: [] })
  expect(brokenIn({ ...tree, [drugs('late.ts').web]: text })).toEqual([])
})

test('a name is not shared by a part and what it takes at once', () => {
  const [card, wider] = [drugs('DrugCard.tsx').web, drugs('WiderCard.tsx').web]
  const text = `import { DrugCard as Card } from './DrugCard.tsx'\nexport const DrugCard = Card\n`
  const tree = exporting({ [card]: ['DrugCard'], [wider]: [] })
  expect(brokenIn({ ...tree, [wider]: text })).toEqual([
    expect.stringMatching(/WiderCard.tsx:2: DrugCard stands in /),
  ])
})

test.each<[what: string, text: string, sentence: RegExp]>([
  ['any', 'const a = 1\nconst b: any = a', /:2: any/],
  ['any in a generic', 'const a = new Map<string, any>()', /:1: any/],
  ['a silenced rule', '// oxlint-disable-next-line no-console\nfoo()', /oxlint-disable/],
  ['a silenced rule of another tool', '/* eslint-disable */', /eslint-disable/],
  ['a silenced compiler', '// @ts-ignore\nfoo()', /@ts-ignore/],
  ['an expected type error in the program', '// @ts-expect-error later\nfoo()', /@ts-expect-error/],
  ['unfinished work', '// TODO later', /unfinished/],
])('a mark: %s', (_, text, sentence) => {
  const broken = brokenIn({ [drugs('a.ts').domain]: text })
  expect(broken).toHaveLength(1)
  expect(broken[0]).toMatch(sentence)
})

test.each([
  ['the word in a text', `const text = 'any, oxlint-disable'`, 'a.ts'],
  [
    'a type error that a test expects',
    '// @ts-expect-error a contract names its permission\nfoo()',
    'a.test.ts',
  ],
])('no mark: %s', (_, text, name) => {
  expect(brokenIn({ [drugs(name).domain]: text })).toEqual([])
})

test('the order of features names every folder of web once, and no other', () => {
  const files = ['drugs', 'tasks', 'ui', 'app'].map(area => ({
    path: `packages/web/src/${area}/a.ts`,
    text: '',
  }))
  expect(surveyWalls(files, dependencies, ['drugs', 'wounds']).broken).toEqual([
    expect.stringContaining('packages/web/src/tasks: has no row'),
    expect.stringContaining('orders wounds, which is no feature'),
  ])
})

test('the order is read from the table as it is written', () => {
  const table = '| Folder | What |\n|---|---|\n| `drugs/` | the list |\n| `day-plans/` | days |\n| no | row |'
  expect(readOrder(table)).toEqual(['drugs', 'day-plans'])
})

test('what the map names by its whole path is there', () => {
  const row = (...named: string[]) => `| when? | ${named.map(one => `\`${one}\``).join(', by ')} |`
  const paths = ['packages/domain/src/days/day.ts', 'packages/web/src/calls/call.ts', 'journeys/jobs/jobs.ts']
  const there = row(
    'domain/src/days/day.ts',
    'clock.ts',
    'web/src/calls/',
    'web/src',
    'journeys/jobs/jobs.ts',
  )
  expect(stalePaths(there, paths)).toEqual([])
  expect(stalePaths(row('web/src/calls/wait.ts', 'domain/src/day'), paths)).toEqual([
    'ARCHITECTURE.md: names web/src/calls/wait.ts, which is not there',
    'ARCHITECTURE.md: names domain/src/day, which is not there',
  ])
})

test('what is long is listed and does not fail', () => {
  const text = `function long() {\n${'  go()\n'.repeat(260)}}\n`
  const { broken, long } = surveyWalls([{ path: drugs('long.ts').domain, text }], dependencies, [])
  expect(broken).toEqual([])
  expect(long).toEqual([
    expect.stringContaining('long.ts: 262 lines'),
    expect.stringContaining('long has 262 lines'),
  ])
})
