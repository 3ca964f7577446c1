import { expect, it } from 'vitest'
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import { writtenModels } from './written-models.ts'

const texts = new Set(
  writtenModels.flatMap(({ title, proposed_when, goals, steps, criteria, alarms }) => [
    title,
    ...proposed_when,
    ...goals,
    ...steps.flatMap(({ text, rhythm }) => [text, rhythm]),
    ...criteria,
    ...alarms,
  ]),
)

it.each(Object.entries({ de, en, fr }))('each text of a model stands once in %s', (_, words) => {
  expect(Object.keys(words).toSorted()).toEqual([...texts].toSorted())
  expect(Object.values(words).filter(word => word.trim() === '')).toEqual([])
})
