import * as z from 'zod/mini'
import { ProtectedFields } from '../dossiers/protected-fields.ts'
import { Address } from '../people/address.ts'

/**
 * What somebody may keep of herself and nobody else reads, whatever her role: colleagues read the whole of her profile, so
 * this is none of it. Nothing of it has to be given.
 */
export const PrivateFields = z.strictObject({
  address: z.nullable(Address),
  ...ProtectedFields.shape,
})
export type PrivateFields = z.infer<typeof PrivateFields>

/** The same with its version, 0 while nothing was written. */
export const PrivateData = z.strictObject({ version: z.number(), ...PrivateFields.shape })
export type PrivateData = z.infer<typeof PrivateData>

export const nothingPrivate: PrivateData = { version: 0, address: null, nationality: null, religion: null }
