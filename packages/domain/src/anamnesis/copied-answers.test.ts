import { expect, it } from 'vitest'
import type { Answers } from '../form/answers.ts'
import { sectionOf } from './all-sections.ts'
import { copiedAnswers } from './copied-answers.ts'
import type { SectionSlug } from './section-slug.ts'

it.each<[SectionSlug, Answers, Answers]>([
  ['body_care', { autonomous_hygiene: true, norton: { activity: 3 } }, { autonomous_hygiene: true }],
  [
    'nutrition',
    { diet: 'normale', bmi: { height: 170, weight: 70 }, mini_nutritional_assessment: { mobility: 2 } },
    { diet: 'normale', bmi: { height: 170, weight: 70 } },
  ],
  ['pain', { entries: [{ id: 1, localization: 'Spalla' }] }, {}],
  ['social_situation', { children: '2' }, { children: '2' }],
])('what is copied of %s', (slug, earlier, copied) => {
  expect(copiedAnswers(sectionOf(slug), earlier)).toEqual(copied)
})
