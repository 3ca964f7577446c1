import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { file, FileAnswer } from '../wire/file.ts'
import { ContentId, ImageType, pictureMaxBytes } from '../wire/picture.ts'
import { Me } from './me.ts'

export const putAvatar = endpoint({
  method: 'PUT',
  path: '/api/users/me/avatar',
  summary: 'Shows another picture of oneself: PNG, JPEG or WebP',
  permission: 'signed_in',
  entity: 'person',
  form: { maxBytes: pictureMaxBytes },
  body: z.strictObject({ avatar: file(pictureMaxBytes) }),
  answer: Me,
  problems: [],
})

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/users/me/avatar',
  summary: "Takes one's own picture away",
  permission: 'signed_in',
  entity: 'person',
  action: 'update',
  answer: Me,
  problems: [],
})

export const getAvatar = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/avatar',
  summary: 'The picture of a person, for whoever is signed in',
  permission: 'signed_in',
  entity: 'person',
  query: z.strictObject({ v: z.optional(ContentId) }),
  answer: FileAnswer,
  file: ImageType.options,
  problems: ['not_found'],
})
