import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { nameMax, someLine } from '../wire/text.ts'
import { GivenPassword } from './password.ts'
import { maxLength, minLength } from '../wire/length.ts'

const nothing = z.strictObject({})

/** What the browser's WebAuthn calls take (`parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`). */
const options = z.looseObject({ challenge: z.string() })

const bytes = z.string().check(maxLength(100_000))
const credential = {
  id: z.string().check(minLength(1), maxLength(2000)),
  rawId: z.string().check(minLength(1), maxLength(2000)),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
}

/** What the browser answers to a registration (`credential.toJSON()`); the library reads and verifies it. */
const registered = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: bytes, attestationObject: bytes }),
})

/** What the browser answers to a sign-in. */
const asserted = z.looseObject({
  ...credential,
  response: z.looseObject({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

export const Passkey = z.strictObject({ _id: Id, name: z.string(), created_at: z.nullable(z.string()) })
export type Passkey = z.infer<typeof Passkey>

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/generate-register-options',
  summary: 'Begins the registration of a passkey, with the password: it will stand for both factors',
  permission: 'signed_in',
  entity: 'passkey',
  asTyped: ['password'],
  body: z.strictObject({ password: GivenPassword }),
  answer: options,
  problems: ['too_many_requests'],
})

export const registerPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/verify-registration',
  summary: 'Ends the registration of a passkey, which has to prove who holds the device',
  permission: 'signed_in',
  entity: 'passkey',
  body: z.strictObject({ name: someLine(nameMax), response: registered }),
  answer: Passkey,
  problems: ['passkey_refused'],
})

export const getPasskeyToSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/passkey/generate-authenticate-options',
  summary: 'Begins a sign-in with a passkey',
  permission: 'anyone',
  entity: 'passkey',
  answer: options,
  problems: ['too_many_requests'],
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/verify-authentication',
  summary: 'Ends a sign-in with a passkey; it counts as both factors',
  permission: 'anyone',
  entity: 'passkey',
  body: z.strictObject({ response: asserted }),
  answer: nothing,
  problems: ['passkey_refused', 'too_many_requests'],
})

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/auth/passkey/list-user-passkeys',
  summary: "One's own passkeys",
  permission: 'signed_in',
  entity: 'passkey',
  answer: z.array(Passkey),
  problems: [],
})

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/update-passkey',
  summary: 'Gives a passkey another name',
  permission: 'signed_in',
  entity: 'passkey',
  body: z.strictObject({ passkeyId: Id, name: someLine(nameMax) }),
  answer: Passkey,
  problems: ['not_found'],
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/delete-passkey',
  summary: 'Removes a passkey',
  permission: 'signed_in',
  entity: 'passkey',
  action: 'delete',
  body: z.strictObject({ passkeyId: Id }),
  answer: nothing,
  problems: ['not_found'],
})
