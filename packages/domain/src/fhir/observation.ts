import { bandNamed, scaleOf, scoresIn } from '../anamnesis/scales.ts'
import type { ScorePoint } from '../anamnesis/anamnesis.ts'
import type { Scale } from '../anamnesis/derived.ts'
import type { Section } from '../anamnesis/section.ts'
import { type Answers, answersIn } from '../form/answers.ts'
import type { Field } from '../form/field.ts'
import { readStored } from '../form/stored-answers.ts'
import type { Id } from '../wire/id.ts'
import { codingOf, type Question, quantityOf } from './coding.ts'
import { referToAuthor, referToClient, responseUrl, scaleSystem } from './identity.ts'
import type { SavedSection } from './questionnaire-response.ts'
import type { CodeableConcept, Observation } from './resource.ts'
import type { Words } from './words.ts'

/** What the index is called by everybody (LOINC); Norton and MNA-SF go under the program's own code. */
const bmiCode = { system: 'http://loinc.org', code: '39156-5', display: 'Body mass index (BMI) [Ratio]' }

const categoryOf = (scale: Scale): CodeableConcept => ({
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/observation-category',
      code: scale === 'bmi' ? 'vital-signs' : 'survey',
    },
  ],
})

/** A score with who took it and when: a section saved since for another reason does not make it younger. */
export type Scored = { scale: Scale; observation: Observation }

/** The scores of a saved section as FHIR R4 Observations, each with the answers that made it. */
export function observationsOf(
  section: Section,
  saved: SavedSection,
  { dossier, anamnesis, points }: { dossier: Id; anamnesis: Id; points: readonly ScorePoint[] },
  { language, t }: Words,
): Scored[] {
  const { answers } = readStored(section, saved.answers)
  return scoresIn(saved.derived).map(({ scale, value, band, scale_version }) => {
    const taken = points.findLast(point => point.scale === scale && point.anamnesisId === anamnesis) ?? saved
    const label = t(scaleOf(scale).label)
    const own = { system: scaleSystem, version: String(scale_version), code: scale, display: label }
    const observation: Observation = {
      resourceType: 'Observation',
      language,
      status: 'final',
      category: [categoryOf(scale)],
      code: { coding: scale === 'bmi' ? [bmiCode, own] : [own], text: label },
      subject: referToClient(dossier),
      effectiveDateTime: taken.saved_at,
      performer: [referToAuthor(taken.author)],
      ...(scale === 'bmi' ? { valueQuantity: quantityOf(value, 'kg/m²') } : { valueInteger: value }),
      interpretation: [{ text: t(bandNamed(scale, band)?.label ?? band) }],
      derivedFrom: [{ reference: responseUrl(anamnesis, section.slug) }],
      component: componentsOf(section, scale, answers, t),
    }
    return { scale, observation }
  })
}

type Component = Observation['component'][number]

function componentsOf(section: Section, scale: Scale, answers: Answers, t: Words['t']): Component[] {
  const group = section.fields[scale]
  if (group?.kind !== 'group') return []
  const given = answersIn(answers, scale)
  return Object.entries(group.fields).flatMap(([name, field]): Component[] => {
    const value = given[name]
    if (typeof value !== 'number' && typeof value !== 'boolean') return []
    const question = { section: section.slug, linkId: `${scale}.${name}`, t }
    return [{ code: { text: t(field.label) }, ...itemValue(field, value, question) }]
  })
}

function itemValue(field: Field, value: number | boolean, question: Question) {
  if (typeof value === 'boolean') return { valueBoolean: value }
  if (field.kind === 'number') return { valueQuantity: quantityOf(value, field.unit) }
  return { valueCodeableConcept: { coding: [codingOf(field, value, question)] } }
}
