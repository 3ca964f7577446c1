import * as z from 'zod/mini'
import { NamedPerson } from '../people/named-person.ts'
import { Id } from '../wire/id.ts'

/** What the to-do of a protocol's step is called on the plan: neither the client nor what is done, which tells of an illness. */
export const careTask = { label: 'Compito di cura' } as const

/**
 * The step of a client's protocol of which a to-do comes, for whoever may know the protocol. `goes_on`: the protocol is
 * open, and the to-do is done by confirming the step.
 */
export const TaskStep = z.strictObject({
  dossierId: Id,
  openedId: Id,
  stepId: Id,
  text: z.string(),
  client: NamedPerson,
  goes_on: z.boolean(),
})
export type TaskStep = z.infer<typeof TaskStep>

/** What a task is called for its reader: the step of which it comes, unless somebody gave it a name of its own. */
export const toldTitle = ({ title, step }: { title: string; step?: TaskStep | undefined }): string =>
  step && title === careTask.label ? step.text : title
