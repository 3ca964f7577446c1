import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Coverage, CoverageChange, NewCoverage } from './coverage.ts'

const path = '/api/dossiers/{dossierId}/coverages'
const ofOne = '/api/dossiers/{dossierId}/coverages/{coverageId}'

export const getCoverages = endpoint({
  method: 'GET',
  path,
  summary:
    'Under which laws and by whom the care of a client is and was paid, the newest first, struck ones last',
  permission: 'sanitary.read',
  entity: 'coverage',
  answer: z.array(Coverage),
  problems: [],
})

export const createCoverage = endpoint({
  method: 'POST',
  path,
  summary: 'Writes by whom the care of a client is paid from a day on',
  permission: 'sanitary.write',
  entity: 'coverage',
  creates: true,
  body: NewCoverage,
  answer: Coverage,
  problems: [],
})

export const getCoverage = endpoint({
  method: 'GET',
  path: ofOne,
  summary: 'One coverage of a client as it stands now',
  permission: 'sanitary.read',
  entity: 'coverage',
  answer: Coverage,
  problems: [],
})

export const getCoverageVersions = endpoint({
  method: 'GET',
  path: `${ofOne}/versions`,
  summary: 'All versions of a coverage, newest first',
  permission: 'sanitary.read',
  entity: 'coverage',
  answer: z.array(Coverage),
  problems: [],
})

export const changeCoverage = endpoint({
  method: 'PATCH',
  path: ofOne,
  summary: 'Corrects or ends a coverage as a new version, or strikes it with a reason',
  permission: 'sanitary.write',
  entity: 'coverage',
  body: CoverageChange,
  answer: Coverage,
  problems: ['stale', 'struck'],
  current: { stale: Coverage, struck: Coverage },
})
