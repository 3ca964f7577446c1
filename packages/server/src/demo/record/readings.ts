import { permits } from '@vicino/domain/access/permits.ts'
import { daysBetween, type Day } from '@vicino/domain/days/day.ts'
import { type Instant, minutesAfter } from '@vicino/domain/days/instant.ts'
import { judge } from '@vicino/domain/surveillance/critical.ts'
import type { HeldLimits } from '@vicino/domain/surveillance/limits-course.ts'
import { type LimitsFields, limitsDefaults } from '@vicino/domain/surveillance/limits.ts'
import {
  bpOf,
  type Reading,
  type ReadingFields,
  readingDefaults,
} from '@vicino/domain/surveillance/reading.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Chance, chanceOf } from '../chance.ts'
import type { DemoClient } from '../people/clients.ts'
import type { DemoMoment } from '../calendar/plan.ts'
import { courseOf, type ReadingCourse } from './reading-courses.ts'
import { versionsOfReading } from './reading-versions.ts'
import { newsOf } from '../../records/correction.ts'
import type { Content } from '../content.ts'
import type { Worker } from '../people/staff.ts'
import type { VisitOnPlan } from '../calendar/tours.ts'
import { deedOf, logLineOf, workerSignature } from '../traces.ts'

export const mayMeasure = ({ roles }: Worker): boolean =>
  permits({ roles, withheld: [] }, 'parameters.write', 'write', {
    assigned: true,
    in_team: false,
    emergency: false,
    delegated: [],
  })

/** What was measured at the visits of the last weeks, each client after a course of her own. */
export function addReadings(
  content: Content,
  chance: Chance,
  visits: readonly VisitOnPlan[],
  { now, today }: DemoMoment,
): void {
  const courses = new Map<Id, ReadingCourse>()
  const measured = new Set<string>()
  for (const { visit, missed } of visits) {
    const { client, worker, date, ended_at } = visit
    if (missed || ended_at === null || ended_at > now || !mayMeasure(worker)) continue
    const course = courses.get(client._id) ?? courseOf(client, chanceOf(client._id))
    courses.set(client._id, course)
    const values = course.valuesOn(daysBetween(date, today), chance)
    const key = `${client._id} ${date}`
    if (values === null || measured.has(key)) continue
    measured.add(key)
    const measured_at = minutesAfter(ended_at, -12)
    addReading(content, chance, { client, worker, measured_at, ...values }, now)
  }
  addLimits(content, visits, today)
}

type Written = {
  client: DemoClient
  worker: Worker
  measured_at: Instant
  fields: Partial<ReadingFields>
  handover: boolean
}

/** What was measured at a visit, in all its versions. */
export function addReading(
  content: Content,
  chance: Chance,
  { client, worker, measured_at, fields, handover }: Written,
  now: Instant,
): void {
  const written_at = minutesAfter(measured_at, 4)
  const author = workerSignature(worker)
  const { bp_max = null, bp_min = null } = fields
  const reading: Reading = {
    ...readingDefaults,
    ...fields,
    bp: bpOf({ bp_max, bp_min }),
    critical: [],
    news2: null,
    measured_at,
    _id: chance.id(written_at),
    version: 1,
    dossierId: client._id,
    author,
    created_at: written_at,
    written_at,
    reason: null,
    struck: null,
    handover,
  }
  for (const written of versionsOfReading(reading, now)) {
    const version = { ...written, ...judge(written, heldBy(client), 'off') }
    const isFirst = version.version === 1
    const changed = isFirst ? ['measured_at', ...Object.keys(fields)] : [version.struck ? 'struck' : 'bp_max']
    addVersion(content, chance, worker, version, changed)
  }
}

/** One version with its line in the activity log and its audit row. */
function addVersion(
  content: Content,
  chance: Chance,
  worker: Worker,
  reading: Reading,
  changed: readonly string[],
): void {
  const { _id, dossierId, version, written_at: at, reason, struck } = reading
  content.readings.add(reading)
  const action = version === 1 ? 'created' : struck ? 'struck' : 'corrected'
  content.news.add(logLineOf(chance, reading, newsOf('ClinicalParameter', reading, action)))
  content.deeds.add(
    deedOf(chance, worker, {
      at,
      action: version === 1 ? 'create' : 'update',
      entity_type: 'clinical_parameter',
      entity_id: _id,
      dossier_id: dossierId,
      fields: changed,
      reason,
    }),
  )
}

/** What the doctor of a client has ordered. */
const ordersFor = ({
  conditions,
}: DemoClient): Pick<LimitsFields, 'ordered_by' | 'news2_scale' | 'limits'> | null =>
  conditions.some(({ name }) => name === 'BPCO')
    ? {
        ordered_by: 'Dr. med. Prova, pneumologia',
        news2_scale: 2,
        limits: { sat_o2: { red_low: 85, yellow_low: 87 } },
      }
    : null

const heldBy = (client: DemoClient): HeldLimits => ({ ...(ordersFor(client) ?? limitsDefaults), norms: true })

/** Who lives with a chronic bronchitis has a saturation of her own, as her doctor ordered. */
function addLimits(content: Content, visits: readonly VisitOnPlan[], today: Day): void {
  const known = new Set<Id>()
  for (const { visit } of visits) {
    const { client, worker } = visit
    const orders = ordersFor(client)
    if (!orders || known.has(client._id) || client.opened >= today) continue
    known.add(client._id)
    content.limits.add({
      dossierId: client._id,
      ...orders,
      since: client.opened,
      author: workerSignature(worker),
      written_at: `${client.opened}T15:00:00.000Z`,
    })
  }
}
