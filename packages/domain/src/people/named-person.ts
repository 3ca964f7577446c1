import * as z from 'zod/mini'
import { Id } from '../wire/id.ts'

/** A person where only the name is shown: the client or an operator of a visit, a colleague in a list. */
export const NamedPerson = z.strictObject({ _id: Id, name: z.string(), avatar: z.nullable(z.string()) })
export type NamedPerson = z.infer<typeof NamedPerson>

/** Of somebody of whom more is known only what a named person is. */
export const namedPerson = ({ _id, name, avatar }: NamedPerson): NamedPerson => ({ _id, name, avatar })
