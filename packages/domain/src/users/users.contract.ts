import * as z from 'zod/mini'
import { Slug } from '../businesses/slug.ts'
import { endpoint } from '../wire/endpoint.ts'
import { file, FileAnswer } from '../wire/file.ts'
import { avatarMaxBytes, ContentId, ImageType } from './avatar.ts'
import { Me, ProfileFields, PublicProfile } from './me.ts'

export const getMe = endpoint({
  method: 'GET',
  path: '/api/users/me',
  summary: 'Who is signed in, where she works and what she may do there',
  permission: 'signed_in',
  entity: 'person',
  answer: Me,
  problems: [],
})

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/api/users/me',
  summary: "Changes one's own profile",
  permission: 'signed_in',
  entity: 'person',
  body: z.strictObject({
    version: z.int().check(z.minimum(1)),
    ...z.partial(ProfileFields).shape,
  }),
  answer: Me,
  problems: ['stale'],
})

export const putAvatar = endpoint({
  method: 'PUT',
  path: '/api/users/me/avatar',
  summary: 'Shows another picture of oneself: PNG, JPEG or WebP',
  permission: 'signed_in',
  entity: 'person',
  form: { maxBytes: avatarMaxBytes },
  body: z.strictObject({ avatar: file(avatarMaxBytes) }),
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
  summary: "A colleague's picture",
  permission: 'signed_in',
  entity: 'person',
  query: z.strictObject({ v: z.optional(ContentId) }),
  answer: FileAnswer,
  file: ImageType.options,
  problems: ['not_found'],
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/{slug}',
  params: { slug: Slug },
  summary: "A colleague's profile",
  permission: 'signed_in',
  entity: 'person',
  answer: PublicProfile,
  problems: ['not_found'],
})
