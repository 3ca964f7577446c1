import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { instantOf, todayIn } from '@vicino/domain/days/instant.ts'
import { criticalFields, news2Alarm } from '@vicino/domain/surveillance/critical-field.ts'
import { type Judgement, judge } from '@vicino/domain/surveillance/critical.ts'
import { limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import type { ReadingFields } from '@vicino/domain/surveillance/reading.ts'
import {
  type ClientStandingValue,
  criticalShownDays,
  mostCritical,
  type StandingValue,
} from '@vicino/domain/surveillance/standing-value.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { type DossierId, knownWithin } from '../http/dossier-access.ts'
import { acceptanceOf, isLastLine } from '../handover/handover.store.ts'
import { findLimits } from './limits.store.ts'

/**
 * Judges a reading as it is about to be written, by the limits of its own time. A pregnancy leaves NEWS2 out, whoever
 * writes: here nobody reads of it.
 */
export async function judgeReading(tx: Tx, dossier: DossierId, reading: ReadingFields): Promise<Judgement> {
  const { course, news2 } = await findLimits(tx, dossier, {
    readsPregnancy: true,
    today: todayIn(reading.measured_at),
  })
  return judge(reading, limitsAt(course, reading.measured_at), news2)
}

const standingFields = [...criticalFields, 'news2'] as const

/** What a reading holds of the field that stands, as it is told: a number, or a letter. */
const valueOf = (tx: Tx, reading: string): Fragment => tx`
  case standing.field ${standingFields
    .map(field => tx`when ${field} then to_jsonb(${tx(`${reading}.${field}`)})`)
    .reduce((one, other) => tx`${one} ${other}`)} end`

/**
 * The values on which somebody has to act still, of the readings that alarm: the index holds no others, and no more of
 * them than those of the last days are looked at. One goes as soon as the same parameter was measured later.
 */
const standing = (tx: Tx, today: Day): Fragment => tx`
  clinical_parameter r
  cross join lateral unnest(
    r.critical || case when r.news2 >= ${news2Alarm} then array['news2'] else array[]::text[] end
  ) as standing (field)
  join dossier d on d._id = r.dossier_id
  left join lateral (
    select a.* from activity l join acceptance a on a.log_id = l._id
    where l.entity_id = r._id and l.handover and ${isLastLine(tx)}
  ) a on true
  where r.current and r.struck is null and (r.critical <> '{}' or r.news2 >= ${news2Alarm})
    and r.measured_at >= ${instantOf(addDays(today, -criticalShownDays), '00:00')}
    and (standing.field <> 'news2' or (select b.news2 from business b where b._id = current_business()))
    and not exists (
      select from clinical_parameter later
      where later.dossier_id = r.dossier_id and later.current and later.struck is null
        and (later.measured_at, later._id) > (r.measured_at, r._id) and ${valueOf(tx, 'later')} is not null
    )`

const columns = (tx: Tx): Fragment => tx`
  r._id as "readingId", standing.field, ${valueOf(tx, 'r')} as value, r.measured_at, r.handover,
  ${acceptanceOf(tx)} as accepted`

const newestFirst = (tx: Tx): Fragment =>
  tx`order by r.measured_at desc, r._id desc, standing.field limit ${mostCritical}`

/** What stands of one client. */
export const listStandingValues = (tx: Tx, dossier: DossierId, today: Day): Promise<StandingValue[]> =>
  tx<StandingValue[]>`
    select ${columns(tx)} from ${standing(tx, today)} and r.dossier_id = ${dossier} ${newestFirst(tx)}`

/** What stands of all clients of a reader; a closed dossier has none. */
export const listStandingOfAll = (tx: Tx, author: Author, today: Day): Promise<ClientStandingValue[]> =>
  tx<ClientStandingValue[]>`
    select ${columns(tx)}, r.dossier_id as "dossierId",
      ${namedClient(tx)} as client
    from ${standing(tx, today)} and d.status <> 'closed'
      and ${knownWithin(tx, author, 'clinical_parameter', 'r.dossier_id', today)}
    ${newestFirst(tx)}`
