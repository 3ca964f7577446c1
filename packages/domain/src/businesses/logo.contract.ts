import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { file, FileAnswer } from '../wire/file.ts'
import { ContentId, ImageType, pictureMaxBytes } from '../wire/picture.ts'
import { Business } from './business.ts'

const path = '/api/businesses/{businessId}/logo'

export const putLogo = endpoint({
  method: 'PUT',
  path,
  summary: 'Shows another logo of the active business: PNG, JPEG or WebP',
  permission: 'permissions.grant',
  entity: 'business',
  form: { maxBytes: pictureMaxBytes },
  body: z.strictObject({ logo: file(pictureMaxBytes) }),
  answer: Business,
  problems: ['not_found'],
})

export const removeLogo = endpoint({
  method: 'DELETE',
  path,
  summary: 'Takes the logo of the active business away',
  permission: 'permissions.grant',
  entity: 'business',
  action: 'update',
  answer: Business,
  problems: ['not_found'],
})

export const getLogo = endpoint({
  method: 'GET',
  path,
  summary: 'The logo of a business, for whoever is signed in',
  permission: 'signed_in',
  entity: 'business',
  query: z.strictObject({ v: z.optional(ContentId) }),
  answer: FileAnswer,
  file: ImageType.options,
  problems: ['not_found'],
})
