import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf } from '../wire/page.ts'
import {
  CatalogueEntry,
  CatalogueService,
  NewService,
  ServiceCategory,
  ServiceChange,
} from './catalogue-entry.ts'
import { searching } from './services.contract.ts'

const path = '/api/services'
const ofOne = `${path}/{serviceId}` as const

export const getCatalogue = endpoint({
  method: 'GET',
  path: `${path}/catalogue`,
  summary: 'Every service that the business may offer, with whether it does today, by code',
  permission: 'catalogue.services',
  entity: 'service',
  query: z.strictObject(searching),
  answer: pageOf(CatalogueEntry),
  problems: [],
})

export const getServiceCategories = endpoint({
  method: 'GET',
  path: `${path}/categories`,
  summary: 'The categories in which a service may stand, each with its group and letter',
  permission: 'catalogue.services',
  entity: 'service',
  answer: z.array(ServiceCategory),
  problems: [],
})

export const getCatalogueService = endpoint({
  method: 'GET',
  path: ofOne,
  summary: 'A service of the catalogue with all that is written of it, today and to come',
  permission: 'catalogue.services',
  entity: 'service',
  answer: CatalogueService,
  problems: ['not_found'],
})

export const createService = endpoint({
  method: 'POST',
  path,
  summary: "Adds a service of the business's own, from a day on",
  permission: 'catalogue.services',
  entity: 'service',
  creates: true,
  body: NewService,
  answer: CatalogueService,
  problems: [],
})

export const changeService = endpoint({
  method: 'PATCH',
  path: ofOne,
  summary: 'Changes a service, or switches it off or on, from a day on; what was before stays as it was',
  permission: 'catalogue.services',
  entity: 'service',
  body: ServiceChange,
  answer: CatalogueService,
  problems: ['not_found', 'stale'],
  current: { stale: CatalogueService },
})
