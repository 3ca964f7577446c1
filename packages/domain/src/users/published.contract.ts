import { Slug } from '../businesses/slug.ts'
import { endpoint } from '../wire/endpoint.ts'
import { FileAnswer } from '../wire/file.ts'
import { ImageType } from '../wire/picture.ts'
import { PublishedBusiness, PublishedPerson } from './published.ts'

/** Open to the world: what is not published, what is not there and what never can be answer the same 404. */
const openToAll = {
  method: 'GET',
  params: { slug: Slug },
  permission: 'anyone',
  audit: 'never',
  problems: ['not_found', 'too_many_requests'],
} as const

const picture = { answer: FileAnswer, file: ImageType.options } as const

export const readPublishedPerson = endpoint({
  ...openToAll,
  path: '/api/published/people/{slug}',
  summary: 'What a person who publishes her profile shows to anybody',
  entity: 'person',
  answer: PublishedPerson,
})

export const readPublishedAvatar = endpoint({
  ...openToAll,
  path: '/api/published/people/{slug}/avatar',
  summary: 'The picture of a person who publishes her profile',
  entity: 'person',
  ...picture,
})

export const readPublishedBusiness = endpoint({
  ...openToAll,
  path: '/api/published/businesses/{slug}',
  summary: 'What a business that publishes its profile shows to anybody',
  entity: 'business',
  answer: PublishedBusiness,
})

export const readPublishedLogo = endpoint({
  ...openToAll,
  path: '/api/published/businesses/{slug}/logo',
  summary: 'The logo of a business that publishes its profile',
  entity: 'business',
  ...picture,
})
