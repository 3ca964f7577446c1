import { allSections, sectionOf } from '@vicino/domain/anamnesis/all-sections.ts'
import type { ScorePoint } from '@vicino/domain/anamnesis/anamnesis.ts'
import { derivedOfCopy } from '@vicino/domain/anamnesis/assessed.ts'
import { copiedAnswers } from '@vicino/domain/anamnesis/copied-answers.ts'
import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import { scales } from '@vicino/domain/anamnesis/scales.ts'
import { isAnswered } from '@vicino/domain/form/answers.ts'
import { isEqual } from '@vicino/domain/form/equal.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import { toWire } from '@vicino/domain/form/wire-answers.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { refuseField } from '../http/refusal.ts'
import { findAnamnesis } from './anamnesis.store.ts'
import { listScores } from './scores.store.ts'
import { listSections, type StoredSection } from './section.store.ts'

/**
 * The sections with which an anamnesis begins that starts from an earlier one: signed by whoever answered them then,
 * to be confirmed now. All are copied, also those that the one who begins may not read.
 * @throws {Refusal} at `from` where the client has no such anamnesis
 */
export async function copySections(tx: Tx, dossier: DossierId, from: Id): Promise<StoredSection[]> {
  const slugs = allSections.map(({ slug }) => slug)
  const [earlier, sections, points] = await Promise.all([
    findAnamnesis(tx, dossier, from),
    listSections(tx, dossier, from, slugs),
    listScores(tx, dossier, scales),
  ])
  if (!earlier) throw refuseField('from', 'not_an_option')
  return sections.flatMap(section => copyOf(section, points))
}

/**
 * A section as the next anamnesis begins with it; none where nothing of it is carried over. Its scores stay what they
 * were and when: what an earlier section does not say of that, the course of the scores does.
 */
export function copyOf(saved: StoredSection, points: readonly ScorePoint[] = []): StoredSection[] {
  const section = sectionOf(saved.section)
  const answers = copiedAnswers(section, readStored(section, saved.answers).answers)
  if (!isAnswered(answers)) return []
  const takenAt = (scale: Scale) =>
    points.findLast(point => point.scale === scale && isEqual(point.answers, saved.answers[scale]))?.saved_at
  return [
    {
      ...saved,
      version: 0,
      state: 'to_confirm',
      definition_version: section.definitionVersion,
      answers: toWire(section, answers),
      derived: derivedOfCopy(answers, saved.derived, takenAt),
      marked_complete: false,
    },
  ]
}
