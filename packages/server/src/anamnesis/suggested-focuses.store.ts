import { sectionOf } from '@vicino/domain/anamnesis/all-sections.ts'
import { focusHints, suggestedFocuses } from '@vicino/domain/anamnesis/suggested-focuses.ts'
import type { May } from '@vicino/domain/access/need-to-know.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { isNewest } from './anamnesis.store.ts'
import { readableSections, readSection } from './section-access.ts'
import { sectionColumns, type StoredSection } from './section.store.ts'

const hinting = new Set(focusHints.map(({ section }) => section))

/** The topics of the focus catalogue at which the newest anamnesis points, as far as the reader may see it. */
export async function listSuggestedFocuses(tx: Tx, dossier: DossierId, may: May): Promise<string[]> {
  const sections = readableSections(may).flatMap(({ slug }) => (hinting.has(slug) ? slug : []))
  const saved = await tx<StoredSection[]>`
    select ${sectionColumns(tx)} from anamnesis a join anamnesis_section s on s.anamnesis_id = a._id
    where a.dossier_id = ${dossier} and ${isNewest(tx)} and s.dossier_id = ${dossier} and s.current
      and s.section = any(${sections})`
  return saved.flatMap(one => {
    const { section, answers, derived } = readSection(one, may)
    return suggestedFocuses(section, readStored(sectionOf(section), answers).answers, derived)
  })
}
