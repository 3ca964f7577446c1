import type { May } from '@vicino/domain/access/need-to-know.ts'
import { sectionWords } from '@vicino/domain/anamnesis/section-words.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { anamnesisBundle } from '@vicino/domain/fhir/anamnesis-bundle.ts'
import type { Resource } from '@vicino/domain/fhir/resource.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { found } from '../http/schema.ts'
import { namedId } from '../records/named-id.ts'
import { readAnamnesis } from './read-anamnesis.ts'
import { listScores } from './scores.store.ts'
import { readableScales, readableSections, readSection } from './section-access.ts'
import { sectionColumns, type StoredSection } from './section.store.ts'

/** A section in one of its versions under its definition of today, and whether it stands. */
export type KeptSection = { form: Section; version: StoredSection & { current: boolean } }

/** All versions of the sections of an anamnesis, in the order of the menu, each as far as the reader may read it. */
export async function listSectionVersions(
  tx: Tx,
  dossier: DossierId,
  anamnesis: Id,
  may: May,
): Promise<KeptSection[]> {
  const forms = readableSections(may)
  const slugs = forms.map(({ slug }) => slug)
  const rows = await tx<KeptSection['version'][]>`
    select ${sectionColumns(tx)}, s.current from anamnesis_section s
    where s.anamnesis_id = ${anamnesis} and s.dossier_id = ${dossier} and s.section = any(${slugs})
    order by array_position(${slugs}::text[], s.section), s.version`
  return rows.map(row => {
    const { answers, derived } = readSection(row, may)
    return { form: forms.find(({ slug }) => slug === row.section)!, version: { ...row, answers, derived } }
  })
}

/** An anamnesis as FHIR R4 in Italian, as far as the reader may read it. */
export async function readAnamnesisResources(
  tx: Tx,
  dossier: DossierId,
  id: Id,
  { may, now }: { may: May; now: Instant },
): Promise<Resource[]> {
  const [anamnesis, points] = await Promise.all([
    readAnamnesis(tx, dossier, id, may),
    listScores(tx, dossier, readableScales(may)),
  ])
  const words = { language: 'it', t: sectionWords('it') } as const
  const { entry } = anamnesisBundle(readableSections(may), found(anamnesis), points, words, namedId, now)
  return entry.map(({ resource }) => resource)
}
