import * as z from 'zod/mini'
import { NewsSince } from '../activity/news-since.ts'
import { ListedFocus } from '../focus/focus.ts'
import { LimitsPeriod } from '../surveillance/limits.ts'
import { TrendPoint } from '../surveillance/trend.ts'
import { VisitDose } from '../tasks/visit-sheet.ts'
import { endpoint } from '../wire/endpoint.ts'

/** A dose of today, or of last night while it lasts, and whether its time is still to come, now, or over. */
export const DoseOfToday = z.strictObject({ ...VisitDose.shape, time: z.enum(['later', 'now', 'over']) })
export type DoseOfToday = z.infer<typeof DoseOfToday>

/**
 * How a client is, on the first page of the dossier. Each part is null for who may not know it. `news`: what is new since
 * the reader's own last visit; `values`: the last two values of each parameter, by the limits that mark them; `unread` and
 * `waiting`: how many lines of the log she has not read, and how many that were handed over wait for somebody.
 */
export const DossierSummary = z.strictObject({
  news: z.nullable(NewsSince),
  unread: z.number(),
  waiting: z.number(),
  doses: z.nullable(z.array(DoseOfToday)),
  values: z.nullable(z.strictObject({ points: z.array(TrendPoint), course: z.array(LimitsPeriod) })),
  focuses: z.nullable(z.array(ListedFocus)),
})
export type DossierSummary = z.infer<typeof DossierSummary>

export const getDossierSummary = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/summary',
  summary:
    "What is new since the reader's last visit, the doses of the day, last values, open focuses, as far as she may know them",
  permission: 'dossier.list',
  entity: 'dossier_summary',
  answer: DossierSummary,
  problems: [],
})
