import type { ScorePoint } from '../anamnesis/anamnesis.ts'
import { bodyMass } from '../anamnesis/bmi.ts'
import type { Derived, Scale } from '../anamnesis/derived.ts'
import { nutritionalPoints } from '../anamnesis/nutritional-assessment.ts'
import { bandNamed, scaleOf, scoresIn } from '../anamnesis/scales.ts'
import type { Section } from '../anamnesis/section.ts'
import { type Answers, answersIn } from '../form/answers.ts'
import type { Form } from '../form/field.ts'
import { readStored } from '../form/stored-answers.ts'
import { quantityOf } from './coding.ts'
import {
  fullUrlOf,
  identifierOf,
  type IdOf,
  observationUrl,
  referToAuthor,
  referToClient,
  responseUrl,
  scaleSystem,
} from './identity.ts'
import type { SavedSection, WhoseAnamnesis } from './questionnaire-response.ts'
import type { CodeableConcept, Coding, Observation } from './resource.ts'
import type { Words } from './words.ts'

const loinc = (code: string, display: string): Coding => ({ system: 'http://loinc.org', code, display })

/** What measures are called by everybody; Norton and MNA-SF go under the program's own code. */
const bmiCode = loinc('39156-5', 'Body mass index (BMI) [Ratio]')
const measureCodes: Readonly<Record<string, Coding>> = {
  height: loinc('8302-2', 'Body height'),
  weight: loinc('29463-7', 'Body weight'),
}

const categoryOf = (scale: Scale): CodeableConcept => ({
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/observation-category',
      code: scale === 'bmi' ? 'vital-signs' : 'survey',
    },
  ],
})

/**
 * The scores of a saved section as FHIR R4 Observations, each with what made it: the points that counted, or the two
 * measures. Each is one that was taken in this anamnesis, by whom and when its point says: what was copied from an
 * earlier one is no new observation, and a section saved since for another reason makes none younger.
 * @param points the course of the client's scores, oldest first
 */
export function observationsOf(
  section: Section,
  saved: SavedSection,
  { dossier, anamnesis, points }: WhoseAnamnesis & { points: readonly ScorePoint[] },
  { language, t }: Words,
  idOf: IdOf,
): Observation[] {
  const { answers } = readStored(section, saved.answers)
  return scoresIn(saved.derived).flatMap(({ scale }): Observation[] => {
    const taken = points.findLast(point => point.scale === scale && point.anamnesisId === anamnesis)
    if (!taken) return []
    const { value, band, scale_version, saved_at, author } = taken
    const name = observationUrl(anamnesis, scale, saved_at)
    const label = t(scaleOf(scale).label)
    const own = { system: scaleSystem, version: String(scale_version), code: scale, display: label }
    return [
      {
        resourceType: 'Observation',
        id: idOf(name),
        language,
        identifier: [identifierOf(name)],
        status: 'final',
        category: [categoryOf(scale)],
        code: { coding: scale === 'bmi' ? [bmiCode, own] : [own], text: label },
        subject: referToClient(dossier),
        effectiveDateTime: saved_at,
        performer: [referToAuthor(author)],
        ...(scale === 'bmi' ? { valueQuantity: quantityOf(value, 'kg/m²') } : { valueInteger: value }),
        ...(band !== null && { interpretation: [{ text: t(bandNamed(scale, band)?.label ?? band) }] }),
        derivedFrom: [
          {
            reference: fullUrlOf(idOf(responseUrl(anamnesis, section.slug))),
            type: 'QuestionnaireResponse',
          },
        ],
        component:
          scale === 'bmi'
            ? measuresOf(answersIn(answers, scale), t)
            : pointsOf(section, scale, answers, saved.derived, t),
      },
    ]
  })
}

type Component = Observation['component'][number]

/** Height and weight. */
const measuresOf = (given: Answers, t: Words['t']): Component[] =>
  Object.entries(bodyMass.fields).flatMap(([name, { label, unit }]): Component[] => {
    const value = given[name]
    if (typeof value !== 'number') return []
    return [
      { code: { coding: [measureCodes[name]!], text: t(label) }, valueQuantity: quantityOf(value, unit) },
    ]
  })

/** The points of the items that counted; they add up to the total. */
function pointsOf(
  section: Section,
  scale: Scale,
  answers: Answers,
  derived: Derived,
  t: Words['t'],
): Component[] {
  const items = (section.fields[scale] as Form).fields
  const given = answersIn(answers, scale)
  const points = scale === 'norton' ? given : nutritionalPoints(given, derived.bmi?.bmi)
  return Object.entries(points).flatMap(([name, worth]): Component[] => {
    if (typeof worth !== 'number') return []
    const label = t((items[name] ?? bodyMass).label)
    const code = { system: scaleSystem, code: `${scale}.${name}`, display: label }
    return [{ code: { coding: [code], text: label }, valueInteger: worth }]
  })
}
