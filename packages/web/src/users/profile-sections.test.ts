import { expect, it } from 'vitest'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { profileOf, profileSectionOf, profileSections } from './profile-sections.ts'

it('every field of a profile can be changed somewhere', () => {
  const changed = new Set<string>(Object.values(profileSections).flatMap(({ fields }) => [...fields]))
  expect([...changed].toSorted()).toEqual(Object.keys(profileOf(somebody())).toSorted())
})

it.each([
  ['bio', 'Presentazione'],
  ['personal_info', 'Dati personali'],
  ['security', undefined],
  ['__proto__', undefined],
  ['', undefined],
])('the address %s', (slug, label) => {
  expect(profileSectionOf(slug)?.label).toBe(label)
})
