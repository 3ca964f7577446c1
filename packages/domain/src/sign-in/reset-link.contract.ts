import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { maxLength } from '../wire/length.ts'
import { NewPassword } from './password.ts'

/** How long a link for a forgotten password holds, in hours. */
export const resetLinkHours = 24

/** How long its owner and the direction can look up what became of one, in days. */
export const resetLinkKeptDays = 30

/**
 * The link is answered to hand it over, and mailed as well where mail is set up (`mailed`). Where mail is set up, who
 * has no second factor receives it by mail alone (`url` null), and so does always who also works for another
 * organisation: nobody here may open her account there. Without mail, the link of who has no second factor `waits` for
 * a second entitled person.
 */
export const createResetLink = endpoint({
  method: 'POST',
  path: '/api/reset-links',
  summary: 'Makes a one-time link by which a collaborator chooses a new password',
  permission: 'permissions.grant',
  entity: 'sign_in',
  action: 'reset_link',
  body: z.strictObject({ userId: Id }),
  answer: z.strictObject({
    _id: Id,
    url: z.nullable(z.string()),
    mailed: z.boolean(),
    waits: z.boolean(),
    expires_at: Instant,
  }),
  problems: ['not_found', 'only_by_mail', 'nobody_to_approve'],
})

/** `own`: whoever asks made it herself, so another has to approve it. `refused`: its owner says that it was not her. */
export const PendingResetLink = z.strictObject({
  _id: Id,
  userId: Id,
  name: z.string(),
  made_by: z.string(),
  made_at: Instant,
  expires_at: Instant,
  own: z.boolean(),
  refused_at: z.nullable(Instant),
})
export type PendingResetLink = z.infer<typeof PendingResetLink>

export const listPendingResetLinks = endpoint({
  method: 'GET',
  path: '/api/reset-links',
  summary: 'Links for a forgotten password that wait for a second person, and those that their owner refused',
  permission: 'permissions.grant',
  entity: 'sign_in',
  answer: z.array(PendingResetLink),
  problems: [],
})

export const approveResetLink = endpoint({
  method: 'POST',
  path: '/api/reset-links/{linkId}/approve',
  summary: 'Approves, as a second entitled person, a link that somebody else made for a third',
  permission: 'permissions.grant',
  entity: 'sign_in',
  action: 'reset_link_approved',
  answer: z.strictObject({ approved_at: Instant }),
  problems: ['not_found', 'second_person_needed', 'already_approved'],
})

/** `made_by` is null where the operator of the server made it. */
export const OwnResetLink = z.strictObject({
  _id: Id,
  made_by: z.nullable(z.string()),
  made_at: Instant,
  expires_at: Instant,
  approved_by: z.nullable(z.string()),
  approved_at: z.nullable(Instant),
  used_at: z.nullable(Instant),
  ended_at: z.nullable(Instant),
  refused_at: z.nullable(Instant),
})
export type OwnResetLink = z.infer<typeof OwnResetLink>

export const listOwnResetLinks = endpoint({
  method: 'GET',
  path: '/api/reset-links/mine',
  summary: "The links for a forgotten password that were made for one's own account, the newest first",
  permission: 'signed_in',
  entity: 'sign_in',
  answer: z.array(OwnResetLink),
  problems: [],
})

export const refuseResetLink = endpoint({
  method: 'POST',
  path: '/api/reset-links/{linkId}/refuse',
  summary: "Says that one did not ask for a link: it ends, and so do all one's other sessions",
  permission: 'signed_in',
  entity: 'sign_in',
  action: 'reset_link_refused',
  answer: z.strictObject({}),
  problems: ['not_found'],
})

/** `code`: of the second factor, where the account has one; a recovery code serves as well. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Chooses a new password by a one-time link and ends all sessions',
  permission: 'anyone',
  entity: 'sign_in',
  asTyped: ['password'],
  body: z.strictObject({
    token: z.string().check(z.regex(/^[\w-]{43}$/, 'link_ended')),
    password: NewPassword,
    code: z.optional(z.string().check(maxLength(40))),
  }),
  answer: z.strictObject({}),
  problems: ['too_many_requests', 'code_step_ended', 'second_factor_unchanged'],
})
