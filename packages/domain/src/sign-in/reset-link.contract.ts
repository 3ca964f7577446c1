import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { NewPassword } from './password.ts'

/** How long a link for a forgotten password holds, in hours. */
export const resetLinkHours = 24

/**
 * The link is answered to hand it over, and mailed as well where mail is set up (`mailed`). Who also works for
 * another organisation receives it by mail alone (`url` null): nobody here may open her account there. So does who has
 * no second factor: whoever held the link would hold the account.
 */
export const createResetLink = endpoint({
  method: 'POST',
  path: '/api/reset-links',
  summary: 'Makes a one-time link by which a collaborator chooses a new password',
  permission: 'permissions.grant',
  entity: 'sign_in',
  action: 'reset_link',
  body: z.strictObject({ userId: Id }),
  answer: z.strictObject({ url: z.nullable(z.string()), mailed: z.boolean(), expires_at: Instant }),
  problems: ['not_found', 'only_by_mail', 'no_second_factor'],
})

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
  }),
  answer: z.strictObject({}),
  problems: ['too_many_requests'],
})
