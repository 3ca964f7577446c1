import type { beginPasskey, registerPasskey } from '@vicino/domain/sign-in/passkeys.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import type { CallInput } from '../calls/call-input.ts'

type Registered = CallInput<typeof registerPasskey>['body']['response']

/** `dismissed`: the person, or time, ended it. `known`: this device has a passkey already. */
export type MadePasskey = { is: 'made'; response: Registered } | { is: 'dismissed' | 'known' | 'impossible' }

export const passkeysCanBeMade = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

const whyNot: Record<string, 'dismissed' | 'known'> = {
  NotAllowedError: 'dismissed',
  AbortError: 'dismissed',
  InvalidStateError: 'known',
}

/** Lets the device make a passkey as the server asks for it. */
export async function makePasskey(asked: AnswerOf<typeof beginPasskey>): Promise<MadePasskey> {
  const options = asked as unknown as PublicKeyCredentialCreationOptionsJSON
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = await navigator.credentials.create({ publicKey }).catch((reason: unknown) => reason)
  if (made instanceof PublicKeyCredential)
    return { is: 'made', response: made.toJSON() as unknown as Registered }
  return { is: (made instanceof Error && whyNot[made.name]) || 'impossible' }
}
