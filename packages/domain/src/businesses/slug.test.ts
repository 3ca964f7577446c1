import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { reservedSlugs } from './reserved-slugs.ts'
import { makeSlug, nextSlug, Slug } from './slug.ts'

describe('Slug', () => {
  it.each([
    ['spitex-bellinzona', true],
    ['anna-rossi-2', true],
    ['ab', true],
    ['a'.repeat(60), true],
    ['a', false],
    ['a'.repeat(61), false],
    ['Spitex', false],
    ['spitex bellinzona', false],
    ['-spitex', false],
    ['spitex-', false],
    ['spitex--bellinzona', false],
    ['città', false],
    ['', false],
  ])('%j is a slug: %s', (slug, expected) => expect(Slug.safeParse(slug).success).toBe(expected))

  it.each([
    'api',
    'plan',
    'dossier',
    'business',
    'flow',
    'login',
    'healthz',
    'readyz',
    'assets',
    'oggi',
    'sign-in',
    'sign-up',
    'reset',
    'invitation',
  ])('%s belongs to the program', word =>
    expect(Slug.safeParse(word).error?.issues.map(issue => issue.message)).toEqual(['reserved_slug']),
  )

  it('every reserved word could be a slug, in its order', () => {
    expect([...reservedSlugs]).toEqual([...reservedSlugs].toSorted())
    for (const word of reservedSlugs) expect(word).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

describe('makeSlug', () => {
  it.each([
    ['Spitex Bellinzona', 'spitex-bellinzona'],
    ["Studio d'Angelo & Figli SA", 'studio-d-angelo-figli-sa'],
    ['Müller', 'muller'],
    ['  Città   Alta  ', 'citta-alta'],
    ['Plan', 'profilo-plan'],
    ['API', 'profilo-api'],
    ['O', 'profilo-o'],
    ['漢字', 'profilo-1'],
    ['', 'profilo-1'],
  ])('%j is %s', (name, slug) => expect(makeSlug(name)).toBe(slug))

  it('makes a slug of any name, with room for a number', () => {
    fc.assert(
      fc.property(anyText(200), fc.integer({ min: 2, max: 99_999 }), (name, attempt) => {
        expect(Slug.parse(makeSlug(name))).toBe(makeSlug(name))
        expect(Slug.parse(nextSlug(makeSlug(name), attempt))).toBe(`${makeSlug(name)}-${attempt}`)
      }),
    )
  })
})
