import {
  areRivals,
  type Coverage,
  coverageDefaults,
  CoverageFields,
  WholeCoverage,
} from '@vicino/domain/coverages/coverage.ts'
import {
  changeCoverage,
  createCoverage,
  getCoverage,
  getCoverages,
  getCoverageVersions,
} from '@vicino/domain/coverages/coverages.contract.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { linkable } from '../contacts/dossier-contacts.store.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { refuseStale } from '../records/correction.ts'
import { findCurrent, findVersions, insertVersion, replaceVersion } from '../records/records.store.ts'
import { coverageTable, holdCoverages, listCoverages, rowOf } from './coverages.store.ts'

export function serveCoverages(serve: Serve): void {
  serve(getCoverages, ({ tx, dossier }) => listCoverages(tx, dossier))

  serve(getCoverage, async ({ tx, dossier, params }) =>
    found(await findCurrent<Coverage>(tx, coverageTable, dossier, params.coverageId)),
  )

  serve(getCoverageVersions, async ({ tx, dossier, params }) =>
    found(await findVersions<Coverage>(tx, coverageTable, dossier, params.coverageId)),
  )

  serve.create(
    createCoverage,
    async call => {
      const { tx, dossier, author, id, body, now } = call
      const { _id, dossierId, ...written } = body
      const fields = wholeOrRefuse(WholeCoverage, { ...coverageDefaults(written.law), ...written })
      await refuseRivals(call, id, fields)
      const first = rowOf({ ...fields, _id: id, version: 1, created_at: now, written_at: now })
      const coverage = await insertVersion<Coverage>(tx, coverageTable, { dossier, author }, first)
      return done(coverage, { entity_id: id, fields: Object.keys(written) })
    },
    async ({ tx, dossier, id }) => findCurrent<Coverage>(tx, coverageTable, dossier, id),
  )

  serve(changeCoverage, async call => {
    const { tx, dossier, author, params, body, now } = call
    const { version, struck, ...changed } = body
    const before = found(await findCurrent<Coverage>(tx, coverageTable, dossier, params.coverageId))
    refuseStale(before, version)
    if (before.struck_reason !== null) throw new Refusal('struck', { current: before })
    const fields = wholeOrRefuse(WholeCoverage, { ...fieldsOf(CoverageFields, before), ...changed })
    if (!struck) await refuseRivals(call, before._id, fields, before.contactId)
    const next = rowOf({
      ...fields,
      _id: before._id,
      version: version + 1,
      created_at: before.created_at,
      written_at: now,
      struck_reason: struck?.reason ?? null,
    })
    const coverage = await replaceVersion<Coverage>(tx, coverageTable, { dossier, author }, before, next)
    return done(coverage, {
      entity_id: before._id,
      fields: [...Object.keys(changed), ...(struck ? ['struck'] : [])],
      reason: coverage.struck_reason,
    })
  })
}

/**
 * Refuses an insurer that is not in the contact book, and a coverage that cannot hold beside another of the client.
 * One that was linked before stays, also where it left the book since.
 */
async function refuseRivals(
  { tx, dossier }: Pick<Call<typeof createCoverage>, 'tx' | 'dossier'>,
  id: Id,
  fields: CoverageFields,
  linkedBefore: Id | null = null,
): Promise<void> {
  const { contactId } = fields
  if (contactId !== null && contactId !== linkedBefore) {
    const known = await linkable(tx, 'insurance', [contactId])
    if (!known.has(contactId)) throw refuseField('contactId', 'not_an_option')
  }
  await holdCoverages(tx, dossier)
  const others = await listCoverages(tx, dossier)
  const rival = others.find(
    other => other._id !== id && other.struck_reason === null && areRivals(fields, other),
  )
  if (rival) throw refuseField('from', 'coverage_overlaps')
}
