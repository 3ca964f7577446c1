import type { May } from '@vicino/domain/access/need-to-know.ts'
import type { ScorePoint } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { listScores } from './scores.store.ts'
import { readableScales } from './section-access.ts'

/** The last assessment of each scale of a client, as far as the reader may see it. */
export async function listLastScores(tx: Tx, dossier: DossierId, may: May): Promise<ScorePoint[]> {
  const points = await listScores(tx, dossier, readableScales(may))
  return [...new Map(points.map(point => [point.scale, point])).values()]
}
