import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Business, BusinessProfile } from './business.ts'
import { Slug } from './slug.ts'

const { name, bio, published, dose_windows, news2 } = Business.shape

export const getBusiness = endpoint({
  method: 'GET',
  path: '/api/businesses/{slug}',
  params: { slug: Slug },
  summary: 'The profile of a business, for whoever is signed in',
  permission: 'signed_in',
  entity: 'business',
  answer: BusinessProfile,
  problems: ['not_found'],
})

export const getOwnBusiness = endpoint({
  method: 'GET',
  path: '/api/businesses/{businessId}/profile',
  summary: 'The active business as who works for it knows it',
  permission: 'signed_in',
  entity: 'business',
  answer: Business,
  problems: ['not_found'],
})

export const updateBusiness = endpoint({
  method: 'PATCH',
  path: '/api/businesses/{businessId}',
  summary: 'Changes the profile of the active business',
  permission: 'permissions.grant',
  entity: 'business',
  body: z.strictObject({
    version: z.int().check(z.minimum(1)),
    name: z.optional(name),
    slug: z.optional(Slug),
    bio: z.optional(bio),
    published: z.optional(published),
    dose_windows: z.optional(dose_windows),
    news2: z.optional(news2),
  }),
  answer: Business,
  problems: ['not_found', 'stale'],
  current: { stale: Business },
})
