import { addDays } from '@vicino/domain/days/day.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import { unsaidOfService } from '@vicino/domain/services/catalogue-entry.ts'
import type { Chance } from '../chance.ts'
import type { Content } from '../content.ts'
import type { Worker } from '../people/staff.ts'
import { deedOf, workerSignature } from '../traces.ts'
import type { DemoMoment } from './plan.ts'
import type { DemoPlan } from './visit-services.ts'

/** The afternoons on which somebody keeps house for a client, and how long that is planned to take. */
const visit = { title: 'Bucato e riordino', minutes: 35 }

/** What the house offers beside the catalogue. */
const own = {
  ...unsaidOfService,
  category_code: 'household',
  name_it: 'Bucato e riordino',
  duration: visit.minutes,
  frequency: 1,
  period: 7,
  order_required: false,
  min_qualification: 'CRS',
} as const
const code = '5009.900'

/** What of the house's own services is planned for a visit, by its title. */
export type OwnPlans = ReadonlyMap<string, readonly DemoPlan[]>

/** Adds housekeeping as a service of the house, which clients pay themselves; answers for which visits it is planned. */
export function addHousekeeping(
  content: Content,
  chance: Chance,
  workers: readonly Worker[],
  { today }: DemoMoment,
): OwnPlans {
  const writer = workers.find(({ roles }) => roles.includes('AMM')) ?? workers[0]!
  const from = addDays(today, -380)
  const now = instantOf(from, '10:40')
  const _id = chance.id(now)
  content.ownServices.add({ _id, code, from, fields: own, author: workerSignature(writer), now })
  const of = { entity_type: 'service', entity_id: _id, dossier_id: null } as const
  content.deeds.add(
    deedOf(chance, writer, {
      ...of,
      at: now,
      action: 'create',
      fields: ['code', 'from', ...Object.keys(own)],
    }),
  )
  const details = { code, group: '5009', letter: 'D', name: own.name_it, category: 'Casa' }
  return new Map([[visit.title, [{ _id, details, duration: visit.minutes }]]])
}
