import type { readBy } from '../access/need-to-know.ts'
import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { rangeQuery, rangeRule } from '../days/day-range.ts'
import { MaterialUse } from '../materials/material-use.ts'
import { Correction } from '../records/versioned.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { CarriedOut, RecordedServices, ServiceCodes } from './carried-out.ts'
import { Performance, PerformanceFields, PlannedOnVisit } from './performance.ts'

const listed = z.array(Performance)

/** Most performances that one range answers. */
export const mostOfRange = 500

export const getTaskPerformances = endpoint({
  method: 'GET',
  path: '/api/tasks/{taskId}/performances',
  summary: 'The services that were performed on a visit, struck ones last',
  permission: 'dossier.list',
  entity: 'performance',
  answer: listed,
  problems: [],
})

export const getPlannedServices = endpoint({
  method: 'GET',
  path: '/api/tasks/{taskId}/planned_services',
  summary: 'The services that are planned for a visit, in the order of the plan',
  permission: 'dossier.list',
  entity: 'task',
  answer: z.array(PlannedOnVisit),
  problems: [],
})

export const addPerformances = endpoint({
  method: 'POST',
  path: '/api/tasks/{taskId}/add_performances',
  summary:
    'Records services that were performed on a visit, with what was not done and what was used, all of it or nothing; what stands on it already is recorded once more only `beside` it',
  permission: 'performance.record',
  entity: 'performance',
  creates: true,
  body: z.strictObject({
    _id: z.optional(Id),
    taskId: z.optional(Id),
    ...CarriedOut.shape,
    performances: RecordedServices,
  }),
  answer: listed,
  problems: ['visit_not_carried_out', 'dossier_closed', 'recorded_already', 'used_already'],
  current: { recorded_already: listed, used_already: z.array(MaterialUse) },
})

export const leaveOutServices = endpoint({
  method: 'POST',
  path: '/api/tasks/{taskId}/leave_out',
  summary:
    'Says that planned services of a visit were not done where others were, and answers what is planned; one of them is still recorded where it was done after all',
  permission: 'performance.record',
  entity: 'task',
  action: 'update',
  body: z.strictObject({
    taskId: z.optional(Id),
    services: ServiceCodes,
  }),
  answer: z.array(PlannedOnVisit),
  problems: [
    'visit_not_carried_out',
    'dossier_closed',
    'recorded_already',
    'nothing_recorded',
    'unprocessable',
  ],
  current: { recorded_already: listed },
})

export const getPerformances = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/performances',
  summary: 'The services that were performed for a client in a range of at most 400 days, the last day first',
  permission: 'dossier.list',
  entity: 'performance',
  query: z.strictObject(rangeQuery).check(rangeRule),
  answer: listed,
  problems: ['unprocessable', 'too_many_rows'],
})

export const getLastPerformedDay = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/performances/last_day',
  summary:
    'The last day before another on which services were performed for a client that stand; null without any',
  permission: 'dossier.list',
  entity: 'performance',
  query: z.strictObject({ before: Day }),
  answer: z.strictObject({ day: z.nullable(Day) }),
  problems: [],
})

export const getPerformance = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/performances/{performanceId}',
  summary: 'One performed service as it stands now',
  permission: 'dossier.list',
  entity: 'performance',
  answer: Performance,
  problems: [],
})

export const getPerformanceVersions = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/performances/{performanceId}/versions',
  summary: 'All versions of a performed service, newest first',
  permission: 'dossier.list',
  entity: 'performance',
  answer: listed,
  problems: [],
})

/**
 * At the door every reader of the dossier passes; the handler asks for `performance.record` on one's own entry and
 * for `performance.correct_others` on anybody else's.
 */
export const updatePerformance = endpoint({
  method: 'PATCH',
  path: '/api/dossiers/{dossierId}/performances/{performanceId}',
  summary: 'Corrects the minutes or the comment of a performed service as a new version, or strikes it',
  permission: 'dossier.list',
  need: 'read',
  // Nobody writes over a comment that she may not read.
  also: [
    {
      permission: 'performance.record' satisfies (typeof readBy)['performance.comment'],
      field: 'comment',
    },
  ],
  entity: 'performance',
  body: z.strictObject({ ...Correction.shape, ...z.partial(PerformanceFields).shape }),
  answer: Performance,
  problems: ['stale', 'struck', 'dossier_closed'],
  current: { stale: Performance, struck: Performance },
})
