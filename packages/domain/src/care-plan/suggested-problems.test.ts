import { expect, it } from 'vitest'
import type { FocusTopic } from '../focus/focus-topic.ts'
import { newId } from '../wire/id.ts'
import { suggestedProblems } from './suggested-problems.ts'

const topic = (focusTopicId: string, name: string): FocusTopic => ({
  focusTopicId,
  name,
  group: 'mobility',
  group_name: 'Mobilità',
  protocol: null,
  common_data: [],
  common_actions: [`Azione per ${name}`],
})
const topics = [topic('fall-risk', 'Rischio di caduta'), topic('constipation', 'Stipsi')]
const open = { _id: newId(), focus: 'Rischio di caduta', focusTopicId: 'fall-risk' }
const own = { _id: newId(), focus: 'Litiga con il vicino', focusTopicId: null }
const told = (slugs: string[], focuses = [open, own]) =>
  suggestedProblems(focuses, slugs, topics).map(({ from, title }) => `${from}: ${title}`)

it.each<[string, string[], string[]]>([
  ['open focuses come first', [], ['focus: Rischio di caduta', 'focus: Litiga con il vicino']],
  [
    'then what answers point at',
    ['constipation'],
    ['focus: Rischio di caduta', 'focus: Litiga con il vicino', 'anamnesis: Stipsi'],
  ],
  [
    'what is open already is not suggested again, nor anything twice, nor what the catalogue lacks',
    ['fall-risk', 'constipation', 'constipation', 'gone'],
    ['focus: Rischio di caduta', 'focus: Litiga con il vicino', 'anamnesis: Stipsi'],
  ],
])('%s', (_, slugs, expected) => expect(told(slugs)).toEqual(expected))

it('offers what is often done about a topic, and nothing about words of one’s own', () => {
  const offered = suggestedProblems([open, own], [], topics).map(({ common_measures }) => common_measures)
  expect(offered).toEqual([['Azione per Rischio di caduta'], []])
})
