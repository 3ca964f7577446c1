import type { May } from '@vicino/domain/access/need-to-know.ts'
import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { emergencySections } from '@vicino/domain/anamnesis/emergency-rows.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { readableSections, readSection } from './section-access.ts'
import { sectionColumns, type StoredSection } from './section.store.ts'

/**
 * The sections that stand on the emergency sheet as they were last saved, each in the newest anamnesis in which anybody
 * did, as far as the reader may see them: an anamnesis that was begun empty forgets no pacemaker.
 */
export async function listEmergencySections(
  tx: Tx,
  dossier: DossierId,
  may: May,
): Promise<AnamnesisSection[]> {
  const readable = readableSections(may).map(({ slug }) => slug)
  const sections = emergencySections.filter(slug => readable.includes(slug))
  const saved = await tx<StoredSection[]>`
    select ${sectionColumns(tx)} from unnest(${sections}::text[]) as asked (section)
    cross join lateral (
      select s.* from anamnesis_section s join anamnesis a on a._id = s.anamnesis_id
      where s.dossier_id = ${dossier} and s.section = asked.section and s.current
      order by a.created_at desc, a._id desc limit 1
    ) s`
  return saved.map(section => readSection(section, may))
}
