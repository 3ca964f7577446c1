import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { FileAnswer } from '../wire/file.ts'
import { BusinessStatistics, DossierStatistics } from './statistics.ts'
import { dossierTables, statisticsTables } from './statistics-tables.ts'
import { wholeNumberInQuery } from '../wire/page.ts'
import { firstStatisticsYear, lastStatisticsYear } from './counted-years.ts'

/** A year of the calendar as it stands in an address. */
const StatisticsYear = wholeNumberInQuery(firstStatisticsYear, lastStatisticsYear)

export const getStatistics = endpoint({
  method: 'GET',
  path: '/api/statistics',
  summary: 'The figures of a year: hours, visits, clients, staff, prescriptions, falls and wounds',
  permission: 'statistics.aggregate',
  entity: 'statistics',
  query: z.strictObject({ year: StatisticsYear }),
  answer: BusinessStatistics,
  problems: [],
})

const asTable = {
  method: 'GET',
  permission: 'statistics.aggregate',
  action: 'export',
  audit: 'always',
  answer: FileAnswer,
  file: ['text/csv'],
} as const

export const exportStatistics = endpoint({
  ...asTable,
  path: '/api/statistics/table',
  summary: 'One table of the figures of a year (CSV); cells of fewer than four clients are withheld',
  entity: 'statistics',
  query: z.strictObject({ year: StatisticsYear, of: z.enum(statisticsTables.map(({ value }) => value)) }),
  problems: [],
})

export const getDossierStatistics = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/statistics',
  summary: 'The figures of a year of one client: hours, visits, prescriptions, falls and wounds',
  permission: 'dossier.list',
  entity: 'dossier_statistics',
  query: z.strictObject({ year: StatisticsYear }),
  answer: DossierStatistics,
  problems: [],
})

export const exportDossierStatistics = endpoint({
  ...asTable,
  path: '/api/dossiers/{dossierId}/statistics/table',
  summary: 'One table of the figures of a year of one client (CSV)',
  entity: 'dossier_statistics',
  query: z.strictObject({ year: StatisticsYear, of: z.enum(dossierTables) }),
  problems: ['forbidden'],
})
