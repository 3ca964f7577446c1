import { getLogs } from './activity/activity.contract.ts'
import { createDrug, getDrug, getDrugs, getDrugVersions, updateDrug } from './drugs/drugs.contract.ts'
import type { Endpoint } from './wire/endpoint.ts'

/** Every call of the program, listed once. Server, browser, OpenAPI and the contract's table test read it. */
export const contract = {
  getDrugs,
  createDrug,
  getDrug,
  getDrugVersions,
  updateDrug,
  getLogs,
} as const satisfies Record<string, Endpoint>
