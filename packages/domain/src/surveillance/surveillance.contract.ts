import * as z from 'zod/mini'
import { rangeQuery, rangeRule } from '../days/day-range.ts'
import { Correction } from '../records/versioned.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Limits, LimitsFields } from './limits.ts'
import { changedReadingShape, NewReading, pressureRule, Reading } from './reading.ts'
import { ReadingsQuery } from './readings-query.ts'
import { TrendPoint } from './trend.ts'

/** Most readings that a trend answers. */
export const mostTrendPoints = 5000

export const getClinicalParameters = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/clinical_parameters/get_clinical_parameters',
  summary: "A client's readings, the newest first; an earlier end leads further back than `limit`",
  permission: 'parameters.read',
  entity: 'clinical_parameter',
  query: ReadingsQuery,
  answer: z.array(Reading),
  problems: [],
})

export const createClinicalParameters = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/clinical_parameters/create',
  summary: 'Writes what was measured at one moment',
  permission: 'parameters.write',
  entity: 'clinical_parameter',
  creates: true,
  body: NewReading,
  answer: Reading,
  problems: [],
})

export const getClinicalParameter = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/clinical_parameters/{readingId}',
  summary: 'One reading as it stands now',
  permission: 'parameters.read',
  entity: 'clinical_parameter',
  answer: Reading,
  problems: [],
})

export const getClinicalParameterVersions = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/clinical_parameters/{readingId}/versions',
  summary: 'All versions of a reading, newest first',
  permission: 'parameters.read',
  entity: 'clinical_parameter',
  answer: z.array(Reading),
  problems: [],
})

export const updateClinicalParameter = endpoint({
  method: 'PATCH',
  path: '/api/dossiers/{dossierId}/clinical_parameters/{readingId}',
  summary: 'Corrects a reading as a new version, or strikes it with a reason',
  permission: 'parameters.write',
  entity: 'clinical_parameter',
  body: z.strictObject({ ...Correction.shape, ...changedReadingShape }).check(pressureRule),
  answer: Reading,
  problems: ['stale', 'struck'],
})

export const getParameterTrend = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/clinical_parameters/trend',
  summary: 'The numbers of a range of at most 400 days, the oldest first; what was struck is left out',
  permission: 'parameters.read',
  entity: 'clinical_parameter',
  query: z.strictObject(rangeQuery).check(rangeRule),
  answer: z.array(TrendPoint),
  problems: ['unprocessable', 'too_many_rows'],
})

export const getLatestParameters = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/clinical_parameters/latest',
  summary: 'The readings that hold the last value of each parameter, however old',
  permission: 'parameters.read',
  entity: 'clinical_parameter',
  answer: z.array(TrendPoint),
  problems: [],
})

export const getParameterLimits = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/clinical_parameters/limits',
  summary: 'The limits that a doctor ordered for the client; version 0 where there are none',
  permission: 'parameters.read',
  entity: 'parameter_limits',
  answer: Limits,
  problems: [],
})

export const putParameterLimits = endpoint({
  method: 'PUT',
  path: '/api/dossiers/{dossierId}/clinical_parameters/limits',
  summary: 'Writes the limits that a doctor ordered over the version that was seen',
  permission: 'parameters.limits',
  entity: 'parameter_limits',
  body: z.strictObject({ version: z.int().check(z.minimum(0)), ...LimitsFields.shape }),
  answer: Limits,
  problems: ['stale'],
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
