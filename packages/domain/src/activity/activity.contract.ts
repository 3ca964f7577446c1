import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageQuery } from '../wire/page.ts'
import { ActivityLog } from './activity.ts'

export const getLogs = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/logs/get_logs',
  summary: 'The activity log of a dossier, grouped by day',
  permission: 'dossier.list',
  entity: 'activity',
  query: z.strictObject(pageQuery),
  answer: z.strictObject({
    groups: z.array(z.strictObject({ _id: Day, logs: z.array(ActivityLog) })),
    page: z.number(),
    limit: z.number(),
    total: z.number(),
    more: z.boolean(),
  }),
  problems: [],
})
