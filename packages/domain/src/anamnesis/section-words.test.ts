import { expect, it } from 'vitest'
import { questionnaireOf } from '../fhir/questionnaire.ts'
import { allSections } from './all-sections.ts'
import { scales } from './scales.ts'
import { sectionWords } from './section-words.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

/** Every label that is said of an anamnesis outside the browser; a digit is the same in all languages. */
function labels(): string[] {
  const said = new Set(scales.flatMap(({ label, bands }) => [label, ...bands.map(band => band.label)]))
  const t = (label: string): string => {
    said.add(label)
    return label
  }
  for (const section of allSections) questionnaireOf(section, { language: 'it', t }, String)
  return [...said].filter(label => !/^\d+$/.test(label))
}

it.each(Object.entries({ de, en, fr }))('each label has its word in %s', (_, words) => {
  expect(labels().filter(label => !(label in words))).toEqual([])
})

it('Italian is the key, and says itself', () => {
  expect(sectionWords('it')('Allergie')).toBe('Allergie')
  expect(sectionWords('de')('Funzione vescicale')).toBe(de['Funzione vescicale'])
})
