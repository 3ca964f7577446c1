import {
  allAnamnesis,
  createAnamnesis,
  getAnamnesis,
  getAnamnesisSectionVersions,
  getScores,
  printAnamnesis,
  saveAnamnesisSection,
} from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import type { Anamnesis } from '@vicino/domain/anamnesis/anamnesis.ts'
import { signatureOf } from '../access/author.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { findAnamnesis, insertAnamnesis, listAnamneses } from './anamnesis.store.ts'
import { readAnamnesis } from './read-anamnesis.ts'
import {
  changedAnswers,
  checkAnswers,
  isThereAlready,
  mergeWritten,
  newsOfSection,
  nextSection,
  refuseErasure,
} from './save-section.ts'
import { listScores } from './scores.store.ts'
import { mayOf } from '../http/dossier-access.ts'
import {
  emptyHead,
  readableScales,
  readableSection,
  readableSections,
  readSection,
  writableSection,
} from './section-access.ts'
import {
  findSectionVersions,
  holdAllSections,
  holdSection,
  insertSections,
  replaceSection,
} from './section.store.ts'
import { copySections } from './start-anamnesis.ts'

export function serveAnamnesis(serve: Serve): void {
  serveReading(serve)

  serve.create(
    createAnamnesis,
    async call => {
      const { tx, later, dossier, author, id, body, now } = call
      const from = body.from ?? null
      later(holdAllSections(tx, { business: author.business, dossier }))
      const copied = from === null ? [] : await copySections(tx, dossier, from)
      await insertAnamnesis(tx, dossier, author, { _id: id, from, now })
      if (copied.length > 0)
        await insertSections(tx, { business: author.business, dossier, anamnesis: id }, copied)
      const anamnesis = found(await readAnamnesis(tx, dossier, id, mayOf(call, 'read')))
      return done(anamnesis, { entity_id: id, fields: Object.keys(body) })
    },
    async call => readAnamnesis(call.tx, call.dossier, call.id, mayOf(call, 'read')),
  )

  serve(saveAnamnesisSection, async call => {
    const { tx, later, dossier, author, params, body, now } = call
    const section = writableSection(call, params.section)
    const may = mayOf(call, 'write')
    const written = { ...body, answers: checkAnswers(section, call, body.answers) }
    const place = { business: author.business, dossier, anamnesis: params.anamnesisId }
    const standing = found(await holdSection(tx, place, section.slug, body.version))
    if (standing.isOver) throw new Refusal('ended')
    const { current } = standing
    const next = mergeWritten(section, may, standing, written)
    refuseErasure(section, current, next)
    const of = { entity_id: params.anamnesisId }
    if (current && current.version !== body.version && isThereAlready(section, current, next))
      return done(readSection(current, mayOf(call, 'read')), {
        ...of,
        action: 'read',
        fields: [section.slug],
      })
    const saved = nextSection(section, current, next, standing.client, {
      author: signatureOf(author),
      saved_at: now,
    })
    later(replaceSection(tx, place, section.slug))
    later(insertSections(tx, place, [saved]))
    const fields = changedAnswers(section, current, next).map(name => `${section.slug}.${name}`)
    return done(readSection(saved, mayOf(call, 'read')), {
      ...of,
      fields,
      news: newsOfSection(params.anamnesisId, saved),
    })
  })
}

function serveReading(serve: Serve): void {
  serve(allAnamnesis, async call => {
    const sections = readableSections(mayOf(call, 'read'))
    const slugs = sections.map(({ slug }) => slug)
    const anamneses = await listAnamneses(call.tx, call.dossier, slugs)
    return anamneses.map(({ heads, ...anamnesis }) => ({
      ...anamnesis,
      sections: slugs.map(slug => heads.find(({ section }) => section === slug) ?? emptyHead(slug)),
    }))
  })

  serve(getAnamnesis, async call => {
    const { tx, dossier, params } = call
    const anamnesis = found(await readAnamnesis(tx, dossier, params.anamnesisId, mayOf(call, 'read')))
    return done(anamnesis, { entity_id: anamnesis._id, fields: answeredIn(anamnesis) })
  })

  serve(getAnamnesisSectionVersions, async call => {
    const { tx, dossier, params } = call
    const { slug } = readableSection(call, params.section)
    const versions = found(await findSectionVersions(tx, dossier, params.anamnesisId, slug))
    return done(
      versions.map(version => readSection(version, mayOf(call, 'read'))),
      { entity_id: params.anamnesisId, fields: [slug] },
    )
  })

  serve(getScores, async call => listScores(call.tx, call.dossier, readableScales(mayOf(call, 'read'))))

  serve(printAnamnesis, async ({ tx, dossier, params }) => {
    found(await findAnamnesis(tx, dossier, params.anamnesisId))
    return done(null, { entity_id: params.anamnesisId })
  })
}

/** The sections whose answers somebody saw: the audit log is to know who opened which. */
const answeredIn = ({ sections }: Anamnesis): string[] =>
  sections.filter(({ saved_at }) => saved_at !== null).map(({ section }) => section)
