import type { Anamnesis, AnamnesisSection, ScorePoint } from '../anamnesis/anamnesis.ts'
import type { Section } from '../anamnesis/section.ts'
import type { Instant } from '../days/instant.ts'
import { fullUrlOf, type IdOf } from './identity.ts'
import { observationsOf } from './observation.ts'
import { questionnaireOf } from './questionnaire.ts'
import { responseOf, type SavedSection } from './questionnaire-response.ts'
import type { Bundle, Resource } from './resource.ts'
import type { Words } from './words.ts'

/**
 * An anamnesis as a FHIR R4 Bundle: a Questionnaire for each of the sections, a QuestionnaireResponse for each that
 * was saved, an Observation for each score that was taken in it, their labels in one language. Each resource has the
 * same id in every export. Sections and fields that the reader may not read must be left out of both before.
 * @param points the course of the client's scores
 */
export function anamnesisBundle(
  sections: readonly Section[],
  { _id: anamnesis, dossierId: dossier, sections: saved }: Anamnesis,
  points: readonly ScorePoint[],
  words: Words,
  idOf: IdOf,
  now: Instant,
): Bundle {
  const answered = sections.flatMap(section => {
    const found = saved.find(one => one.section === section.slug)
    return found && isSaved(found) ? [{ section, found }] : []
  })
  const resources: Resource[] = [
    ...sections.map(section => questionnaireOf(section, words, idOf)),
    ...answered.map(({ section, found }) => responseOf(section, found, { dossier, anamnesis }, words, idOf)),
    ...answered.flatMap(({ section, found }) =>
      observationsOf(section, found, { dossier, anamnesis, points }, words, idOf),
    ),
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: now,
    entry: resources.map(resource => ({ fullUrl: fullUrlOf(resource.id), resource })),
  }
}

const isSaved = (section: AnamnesisSection): section is SavedSection => section.saved_at !== null
