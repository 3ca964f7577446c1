import { sectionOf } from '@vicino/domain/anamnesis/all-sections.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { entriesIn } from '@vicino/domain/form/answers.ts'
import { standingEntries } from '@vicino/domain/form/entries.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { isNewest } from './anamnesis.store.ts'
import { sectionColumns, type StoredSection } from './section.store.ts'

/** How strong a client's worst pain was in the newest anamnesis, from 1 to 10, and when that was written. */
export async function findStrongestPain(
  tx: Tx,
  dossier: DossierId,
): Promise<{ intensity: number; saved_at: Instant } | undefined> {
  const [saved] = await tx<StoredSection[]>`
    select ${sectionColumns(tx)} from anamnesis a join anamnesis_section s on s.anamnesis_id = a._id
    where a.dossier_id = ${dossier} and ${isNewest(tx)} and s.dossier_id = ${dossier} and s.current
      and s.section = 'pain'`
  if (!saved) return undefined
  const { answers } = readStored(sectionOf('pain'), saved.answers)
  const felt = standingEntries(entriesIn(answers, 'entries')).map(entry => Number(entry['intensity']))
  const known = felt.filter(Number.isFinite)
  return known.length === 0 ? undefined : { intensity: Math.max(...known), saved_at: saved.saved_at }
}
