import * as z from 'zod/mini'
import { BusinessKind } from '../businesses/business.ts'
import { Email } from '../people/email.ts'
import { PersonName } from '../people/person-name.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { Language } from '../wire/language.ts'
import { nameMax, someLine } from '../wire/text.ts'
import { NewPassword } from './password.ts'

/**
 * What somebody founds: an organisation, which has a name of its own, or her own practice, which may go by
 * hers.
 */
const SignUp = z
  .strictObject({
    kind: BusinessKind,
    business_name: z.optional(someLine(nameMax)),
    first_name: PersonName,
    last_name: PersonName,
    email: Email,
    password: NewPassword,
    language: z._default(Language, 'it'),
  })
  .check(
    z.refine(({ kind, business_name }) => kind === 'independent' || business_name !== undefined, {
      path: ['business_name'],
      error: 'required',
    }),
  )
type SignUp = z.infer<typeof SignUp>

export const signUp = endpoint({
  method: 'POST',
  path: '/api/sign-up',
  summary: "Founds an organisation or an independent nurse's practice and signs its founder in",
  permission: 'anyone',
  entity: 'business',
  asTyped: ['password'],
  body: SignUp,
  answer: z.strictObject({ userId: Id, businessId: Id }),
  problems: ['too_many_requests'],
})
