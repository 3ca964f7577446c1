import { expect, test } from 'vitest'
import { firstLoadLinks, type RouteFiles } from './first-load.ts'
import type { PageReader } from './reader.ts'

const routes: RouteFiles['routes'] = {
  '/': {
    files: ['assets/today.js'],
    reads: [{ address: '/api/tasks/date/{today}?operatorId={me}&type=client', permission: 'dossier.list' }],
  },
  '/plan': {
    files: ['assets/plan.js'],
    reads: [{ address: '/api/tasks/all_tasks?startDate={dayOfAll}', permission: 'dossier.list' }],
  },
  '/dossier/$dossierId/calendar': {
    files: [],
    reads: [
      { address: '/api/tasks/month?endDate={monthTo}&startDate={monthFrom}', permission: 'dossier.list' },
    ],
  },
  '/dossier/create_new': { files: ['assets/new.js', 'assets/new.css'], reads: [] },
  '/dossier/$dossierId': {
    files: ['assets/home.js'],
    reads: [{ address: '/api/dossiers/{dossierId}', permission: 'dossier.list' }],
  },
  '/$slug': {
    files: ['assets/profile.js'],
    reads: [{ address: '/api/profiles/{slug}', permission: 'signed_in' }],
  },
}
const files: RouteFiles = { routes, languages: { it: ['assets/it.js'], de: ['assets/de.js'] } }

const me = '018ddf47-2c00-70b7-b21f-f89787e47891'
const held = [{ permission: 'dossier.list', need: 'read' }] as const
const nurse: PageReader = { person: me, landing: '/', held, today: '2026-11-20' }

const hrefs = (url: string, reader: PageReader = nurse, language: string | undefined = 'en'): string[] =>
  [...firstLoadLinks(files, { url, reader, language }).matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)

const whoAmI = '/api/users/me'
const today = `/api/tasks/date/2026-11-20?operatorId=${me}&amp;type=client`

test.each<[string, string, string[]]>([
  ['Oggi', '/', [whoAmI, today, '/assets/today.js']],
  ['a page with styles', '/dossier/create_new', [whoAmI, '/assets/new.css', '/assets/new.js']],
  ['a dossier', '/dossier/1b-2', [whoAmI, '/api/dossiers/1b-2', '/assets/home.js']],
  ['a dossier with a slash at its end', '/dossier/1b-2/', [whoAmI, '/api/dossiers/1b-2', '/assets/home.js']],
  ['a name that a call writes otherwise', '/dossier/%22%3E', [whoAmI, '/assets/home.js']],
  ['a page with a query', '/dossier/1b-2?x=1', [whoAmI, '/assets/home.js']],
  [
    "a client's month",
    '/dossier/1b-2/calendar',
    [whoAmI, '/api/tasks/month?endDate=2026-12-06&amp;startDate=2026-10-26'],
  ],
  ['a profile', '/anna', [whoAmI, '/api/profiles/anna', '/assets/profile.js']],
  ['no page', '/a/b/c/d', [whoAmI]],
])('asks for %s with everything that it needs', (_, url, expected) => {
  expect(hrefs(url)).toEqual(expected)
})

test('who lands elsewhere than on Oggi is not sent the visits of nobody, but the day of all', () => {
  const dayOfAll = '/api/tasks/all_tasks?startDate=2026-11-20'
  expect(hrefs('/', { ...nurse, landing: '/plan' })).toEqual([whoAmI, dayOfAll, '/assets/plan.js'])
  expect(hrefs('/plan', nurse)).toEqual([whoAmI, '/assets/plan.js'])
})

test('what the reader may not read is not asked for', () => {
  const office = { ...nurse, held: [] }
  expect(hrefs('/dossier/1b-2', office)).toEqual([whoAmI, '/assets/home.js'])
  expect(hrefs('/anna', office)).toEqual([whoAmI, '/api/profiles/anna', '/assets/profile.js'])
})

test('while the database is away nothing is asked for that needs the person', () => {
  expect(hrefs('/', { person: null, landing: null, held: null, today: '2026-11-20' })).toEqual([
    whoAmI,
    '/assets/today.js',
  ])
})

test.each([
  ['de', ['/assets/de.js']],
  ['it', ['/assets/it.js']],
  ['"><script>', []],
])('the texts of %s come with the page', (language, expected) => {
  expect(hrefs('/plan', nurse, language).slice(2)).toEqual(expected)
})

test('a browser that remembers no language gets the Italian texts', () => {
  const links = firstLoadLinks(files, { url: '/plan', reader: nurse, language: undefined })
  expect(links).toContain('href="/assets/it.js"')
})

test('nothing of an address leaves its attribute', () => {
  expect(
    firstLoadLinks(files, { url: '/dossier/"><script>', reader: nurse, language: undefined }),
  ).not.toMatch(/<(?!link )/)
})

test('styles are styles, code is code, data is data', () => {
  const links = firstLoadLinks(files, { url: '/dossier/create_new', reader: nurse, language: 'en' })
  expect(links).toBe(
    [
      '<link rel="preload" as="fetch" crossorigin href="/api/users/me">',
      '<link rel="stylesheet" crossorigin href="/assets/new.css">',
      '<link rel="modulepreload" crossorigin href="/assets/new.js">',
    ].join(''),
  )
})
