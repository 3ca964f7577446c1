import * as z from 'zod/mini'
import { rangeQuery, rangeRule } from '../days/day-range.ts'
import { record } from '../records/record.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Limits, LimitsFields } from './limits.ts'
import {
  NewReading,
  Reading,
  ReadingCorrection,
  readingDefaults,
  ReadingFields,
  WrittenReading,
} from './reading.ts'
import { readingRows } from './reading-rows.ts'
import { readingWords } from './reading-wording.ts'
import { ReadingsQuery } from './readings-query.ts'
import { TrendPoint } from './trend.ts'

/** Most readings that a trend answers. */
export const mostTrendPoints = 5000

export const readingRecord = record({
  kind: 'ClinicalParameter',
  entity: 'clinical_parameter',
  noun: 'reading',
  read: 'parameters.read',
  write: 'parameters.write',
  list: {
    path: '/api/dossiers/{dossierId}/clinical_parameters/get_clinical_parameters',
    summary: "A client's readings, the newest first; an earlier end leads further back than `limit`",
    query: ReadingsQuery,
  },
  create: {
    path: '/api/dossiers/{dossierId}/clinical_parameters/create',
    summary: 'Writes what was measured at one moment',
    body: NewReading,
  },
  one: {
    path: '/api/dossiers/{dossierId}/clinical_parameters/{readingId}',
    correction: ReadingCorrection,
  },
  fields: ReadingFields,
  whole: WrittenReading,
  defaults: ({ now }) => ({ ...readingDefaults, measured_at: now }),
  version: Reading,
  words: readingWords,
  rows: readingRows,
})

export const {
  list: getReadings,
  create: createReading,
  one: getReading,
  versions: getReadingVersions,
  correct: updateReading,
} = readingRecord.calls

export const getTrend = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/clinical_parameters/trend',
  summary: 'The numbers of a range of at most 400 days, the oldest first; what was struck is left out',
  permission: 'parameters.read',
  entity: 'clinical_parameter',
  query: z.strictObject(rangeQuery).check(rangeRule),
  answer: z.array(TrendPoint),
  problems: ['unprocessable', 'too_many_rows'],
})

export const getLatestValues = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/clinical_parameters/latest',
  summary: 'The readings that hold the last value of each parameter, however old',
  permission: 'parameters.read',
  entity: 'clinical_parameter',
  answer: z.array(TrendPoint),
  problems: [],
})

export const getLimits = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/clinical_parameters/limits',
  summary: 'The limits that a doctor ordered for the client; version 0 where there are none',
  permission: 'parameters.read',
  entity: 'parameter_limits',
  answer: Limits,
  problems: [],
})

export const putLimits = endpoint({
  method: 'PUT',
  path: '/api/dossiers/{dossierId}/clinical_parameters/limits',
  summary: 'Writes the limits that a doctor ordered over the version that was seen',
  permission: 'parameters.limits',
  entity: 'parameter_limits',
  body: z.strictObject({ version: z.int().check(z.minimum(0)), ...LimitsFields.shape }),
  answer: Limits,
  problems: ['stale'],
  current: { stale: Limits },
})

/** The readings themselves were read before; what is noted here is that they go on paper, and so out of the house. */
export const printParameters = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/clinical_parameters/print',
  summary: "Notes in the audit log that a client's readings are printed",
  permission: 'parameters.read',
  need: 'read',
  entity: 'clinical_parameter',
  action: 'print',
  whenClosed: 'allowed',
  answer: z.null(),
  problems: [],
})
