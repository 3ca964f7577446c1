import type { Anamnesis } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { May } from '@vicino/domain/access/need-to-know.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { findAnamnesis } from './anamnesis.store.ts'
import { emptySection, readableSections, readSection } from './section-access.ts'
import { listSections } from './section.store.ts'

/** An anamnesis with its sections in the order of the menu, as far as the reader may see them. */
export async function readAnamnesis(
  tx: Tx,
  dossier: DossierId,
  id: Id,
  may: May,
): Promise<Anamnesis | undefined> {
  const sections = readableSections(may)
  const slugs = sections.map(({ slug }) => slug)
  const [anamnesis, saved] = await Promise.all([
    findAnamnesis(tx, dossier, id),
    listSections(tx, dossier, id, slugs),
  ])
  return (
    anamnesis && {
      ...anamnesis,
      sections: sections.map(section => {
        const stored = saved.find(one => one.section === section.slug)
        return stored ? readSection(stored, may) : emptySection(section)
      }),
    }
  )
}
