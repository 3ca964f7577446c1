import { someStep } from '@vicino/domain/testing/some-protocol.ts'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { keptSteps, shownSteps } from './shown-steps.ts'

const words: Record<string, string> = { Mobilizzare: 'Mobilisieren', 'ogni giorno': 'jeden Tag' }
const t = ((key: string) => words[key] ?? key) as TFunction

const before = someStep({ text: 'Mobilizzare', rhythm: 'ogni giorno' })

it('shows a step of the program in the language of who writes on it, and one of the house as it is', () => {
  const own = someStep({ text: 'Camminare in giardino', rhythm: 'ogni giorno' })
  expect(shownSteps([before, own], t).map(({ text, rhythm }) => [text, rhythm])).toEqual([
    ['Mobilisieren', 'jeden Tag'],
    ['Camminare in giardino', 'jeden Tag'],
  ])
})

it.each([
  ['nothing', {}, ['Mobilizzare', 'ogni giorno']],
  ['the day alone', { every_days: 2 }, ['Mobilizzare', 'ogni giorno']],
  ['what is done', { text: 'Mobilisieren zu zweit' }, ['Mobilisieren zu zweit', 'ogni giorno']],
  ['how often', { rhythm: 'am Morgen' }, ['Mobilizzare', 'am Morgen']],
])('keeps what she leaves as it was: of %s changed', (_, change, expected) => {
  const written = shownSteps([before], t).map(step => ({ ...step, ...change }))
  expect(keptSteps(written, [before], t).map(({ text, rhythm }) => [text, rhythm])).toEqual([expected])
})

it('keeps a new step as it was typed', () => {
  const added = someStep({ text: 'Mobilisieren', rhythm: '' })
  expect(keptSteps([added], [before], t)).toEqual([added])
})
