import { Slug } from '../businesses/slug.ts'
import { endpoint } from '../wire/endpoint.ts'
import { FileAnswer } from '../wire/file.ts'
import { ImageType } from './avatar.ts'
import { PublishedBusiness, PublishedPerson } from './published.ts'

/** Open to the world: what is not published, what is not there and what never can be answer the same 404. */
export const readPublishedPerson = endpoint({
  method: 'GET',
  path: '/api/published/people/{slug}',
  params: { slug: Slug },
  summary: 'What a person who publishes her profile shows to anybody',
  permission: 'anyone',
  entity: 'person',
  audit: 'never',
  answer: PublishedPerson,
  problems: ['not_found', 'too_many_requests'],
})

export const readPublishedAvatar = endpoint({
  method: 'GET',
  path: '/api/published/people/{slug}/avatar',
  params: { slug: Slug },
  summary: 'The picture of a person who publishes her profile',
  permission: 'anyone',
  entity: 'person',
  audit: 'never',
  answer: FileAnswer,
  file: ImageType.options,
  problems: ['not_found', 'too_many_requests'],
})

export const readPublishedBusiness = endpoint({
  method: 'GET',
  path: '/api/published/businesses/{slug}',
  params: { slug: Slug },
  summary: 'What a business that publishes its profile shows to anybody',
  permission: 'anyone',
  entity: 'business',
  audit: 'never',
  answer: PublishedBusiness,
  problems: ['not_found', 'too_many_requests'],
})

export const readPublishedLogo = endpoint({
  method: 'GET',
  path: '/api/published/businesses/{slug}/logo',
  params: { slug: Slug },
  summary: 'The logo of a business that publishes its profile',
  permission: 'anyone',
  entity: 'business',
  audit: 'never',
  answer: FileAnswer,
  file: ImageType.options,
  problems: ['not_found', 'too_many_requests'],
})
