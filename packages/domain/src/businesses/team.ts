import * as z from 'zod/mini'
import { Id } from '../wire/id.ts'
import { nameMax, someText } from '../wire/text.ts'

/** A named group of collaborators and the clients they share: the reach of the scope "team". */
export const Team = z.strictObject({
  _id: Id,
  name: someText(nameMax),
  members: z.array(Id),
  clients: z.array(Id),
})
export type Team = z.infer<typeof Team>
