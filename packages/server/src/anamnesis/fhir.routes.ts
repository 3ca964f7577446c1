import { getAnamnesisFhir } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { sectionWords } from '@vicino/domain/anamnesis/section-words.ts'
import { anamnesisBundle } from '@vicino/domain/fhir/anamnesis-bundle.ts'
import { done } from '../http/done.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { namedId } from '../records/named-id.ts'
import { readAnamnesis } from './read-anamnesis.ts'
import { listScores } from './scores.store.ts'
import { mayOf } from '../http/dossier-access.ts'
import { readableScales, readableSections } from './section-access.ts'

/** In the reader's language. Sections, fields and scores that she may not read are not in the bundle either. */
export function serveAnamnesisFhir(serve: Serve): void {
  serve(getAnamnesisFhir, async call => {
    const { tx, dossier, author, params, query, now } = call
    const may = mayOf(call, 'read')
    const [anamnesis, points] = await Promise.all([
      readAnamnesis(tx, dossier, params.anamnesisId, may),
      listScores(tx, dossier, readableScales(may)),
    ])
    const words = { language: author.language, t: sectionWords(author.language) }
    const bundle = anamnesisBundle(readableSections(may), found(anamnesis), points, words, namedId, now)
    const file = new File([JSON.stringify(bundle)], 'anamnesis.json', { type: 'application/fhir+json' })
    return done(file, {
      entity_id: params.anamnesisId,
      rows: bundle.entry.length,
      reason: query.reason ?? null,
    })
  })
}
