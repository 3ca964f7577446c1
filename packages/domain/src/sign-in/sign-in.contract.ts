import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { Email } from '../people/email.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { GivenPassword, NewPassword } from './password.ts'

const nothing = z.strictObject({})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  summary: 'Signs in with e-mail and password; where a second factor is on, `code` asks for it',
  permission: 'anyone',
  entity: 'sign_in',
  asTyped: ['password'],
  body: z.strictObject({ email: Email, password: GivenPassword }),
  answer: z.strictObject({ next: z.enum(['signed_in', 'code']) }),
  problems: ['sign_in_refused', 'too_many_requests'],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Ends the session of this browser',
  permission: 'anyone',
  entity: 'sign_in',
  answer: nothing,
  problems: [],
})

/** `ends_at` moves on with use; `ends_for_good_at` never does. */
export const OpenSession = z.strictObject({
  _id: Id,
  userId: Id,
  name: z.string(),
  email: z.string(),
  second_factor: z.boolean(),
  ends_at: Instant,
  ends_for_good_at: Instant,
})
export type OpenSession = z.infer<typeof OpenSession>

export const getSession = endpoint({
  method: 'GET',
  path: '/api/auth/get-session',
  summary: 'The session of this browser, or null. Asking does not keep it alive',
  permission: 'anyone',
  entity: 'sign_in',
  answer: z.strictObject({ session: z.nullable(OpenSession) }),
  problems: [],
})

export const ListedSession = z.strictObject({
  _id: Id,
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  begun_at: Instant,
  ends_at: Instant,
})
export type ListedSession = z.infer<typeof ListedSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/list-sessions',
  summary: "One's own open sessions, the newest first",
  permission: 'signed_in',
  entity: 'session',
  answer: z.array(ListedSession),
  problems: [],
})

export const revokeSession = endpoint({
  method: 'POST',
  path: '/api/auth/revoke-session',
  summary: "Ends one of one's own sessions",
  permission: 'signed_in',
  entity: 'session',
  action: 'logout',
  body: z.strictObject({ sessionId: Id }),
  answer: nothing,
  problems: ['not_found'],
})

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/api/auth/revoke-other-sessions',
  summary: "Ends all of one's own sessions but this one",
  permission: 'signed_in',
  entity: 'session',
  action: 'logout',
  answer: nothing,
  problems: [],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Changes the password and ends all other sessions',
  permission: 'signed_in',
  entity: 'sign_in',
  asTyped: ['currentPassword', 'newPassword'],
  body: z.strictObject({ currentPassword: GivenPassword, newPassword: NewPassword }),
  answer: nothing,
  problems: ['too_many_requests'],
})
