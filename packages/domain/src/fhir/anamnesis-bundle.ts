import type { Anamnesis, AnamnesisSection, ScorePoint } from '../anamnesis/anamnesis.ts'
import type { Section } from '../anamnesis/section.ts'
import type { Instant } from '../days/instant.ts'
import { observationUrl, questionnaireUrl, responseUrl } from './identity.ts'
import { observationsOf } from './observation.ts'
import { questionnaireOf } from './questionnaire.ts'
import { responseOf, type SavedSection } from './questionnaire-response.ts'
import type { Bundle } from './resource.ts'
import type { Words } from './words.ts'

/**
 * An anamnesis as a FHIR R4 Bundle: a Questionnaire for each of the sections, a QuestionnaireResponse for each that
 * was saved, an Observation for each score, their labels in one language. Sections and fields that the reader may not read must be left out of
 * both before.
 * @param points the course of the client's scores
 */
export function anamnesisBundle(
  sections: readonly Section[],
  { _id: anamnesis, dossierId: dossier, sections: saved }: Anamnesis,
  points: readonly ScorePoint[],
  words: Words,
  now: Instant,
): Bundle {
  const answered = sections.flatMap(section => {
    const found = saved.find(one => one.section === section.slug)
    return found && isSaved(found) ? [{ section, found }] : []
  })
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: now,
    entry: [
      ...sections.map(section => ({
        fullUrl: questionnaireUrl(section.slug),
        resource: questionnaireOf(section, words),
      })),
      ...answered.map(({ section, found }) => ({
        fullUrl: responseUrl(anamnesis, section.slug),
        resource: responseOf(section, found, dossier, words),
      })),
      ...answered.flatMap(({ section, found }) =>
        observationsOf(section, found, { dossier, anamnesis, points }, words).map(
          ({ scale, observation }) => ({
            fullUrl: observationUrl(anamnesis, scale),
            resource: observation,
          }),
        ),
      ),
    ],
  }
}

const isSaved = (section: AnamnesisSection): section is SavedSection => section.saved_at !== null
