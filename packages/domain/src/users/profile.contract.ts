import * as z from 'zod/mini'
import { Slug } from '../businesses/slug.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Me, ProfileFields, PublicProfile } from './me.ts'

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/api/users/me',
  summary: "Changes one's own profile",
  permission: 'signed_in',
  entity: 'person',
  body: z.strictObject({
    version: z.int().check(z.minimum(1)),
    ...z.partial(ProfileFields).shape,
    slug: z.optional(Slug),
  }),
  answer: Me,
  problems: ['stale'],
  current: { stale: Me },
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/{slug}',
  params: { slug: Slug },
  summary: 'The profile of a person, for whoever is signed in',
  permission: 'signed_in',
  entity: 'person',
  answer: PublicProfile,
  problems: ['not_found'],
})
