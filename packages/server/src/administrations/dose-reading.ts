import type { createAdministration } from '@vicino/domain/administrations/administrations.contract.ts'
import type { Measured } from '@vicino/domain/drugs/measured.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { type Reading, readingDefaults, WholeReading } from '@vicino/domain/surveillance/reading.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { insertActivity } from '../activity/activity.store.ts'
import type { Traces } from '../http/done.ts'
import { isPermitted } from '../http/dossier-access.ts'
import { refusedWithin } from '../http/refusal.ts'
import { wholeOrRefuse } from '../http/schema.ts'
import type { Call } from '../http/serve.ts'
import { firstStamp, tracesOfCreation } from '../records/correction.ts'
import { insertVersion } from '../records/records.store.ts'
import { judgeReading } from '../surveillance/critical.store.ts'
import { readingTable } from '../surveillance/surveillance.store.ts'

type Writing = Pick<
  Call<typeof createAdministration>,
  'tx' | 'later' | 'dossier' | 'author' | 'session' | 'standing' | 'now'
>

/**
 * Stores what was measured for a dose as a reading of its own, in the same transaction; of whoever may not write
 * readings it stays with the dose alone. Answers the rows of the audit log: the dose's and, where there is one, the
 * reading's.
 * @throws {Refusal} at `measured`, where it is no reading
 */
export async function storeMeasured(
  { tx, later, dossier, author, session, standing, now }: Writing,
  measured_at: Instant,
  measured: Measured | null,
): Promise<NonNullable<Traces['each']>> {
  if (measured === null) return [{}]
  const fields = await refusedWithin('measured', async () =>
    wholeOrRefuse(WholeReading, { ...readingDefaults, ...measured, measured_at }),
  )
  if (!isPermitted(session, standing, 'parameters.write', 'write')) return [{}]
  const judged = await judgeReading(tx, dossier, fields)
  const version = { ...fields, ...judged, ...firstStamp(newId(), now) }
  const reading = await insertVersion<Reading>(tx, readingTable, { dossier, author }, version)
  const { news } = tracesOfCreation('ClinicalParameter', reading, measured)
  later(insertActivity(tx, dossier, author, news!, now))
  const row = {
    entity_type: 'clinical_parameter',
    entity_id: reading._id,
    fields: Object.keys(measured),
  } as const
  return [{}, row]
}
