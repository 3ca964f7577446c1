import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { NamedPerson } from '../people/named-person.ts'
import { Id } from '../wire/id.ts'
import type { TaskMeasure } from './task-measure.ts'

/** What the to-do of a protocol's step or of a plan's measure is called on the plan: neither the client nor what is done, which tells of an illness. */
export const careTask = { label: 'Compito di cura' } as const

/**
 * The step of a client's protocol of which a to-do comes, for whoever may know the protocol. `goes_on`: the protocol is
 * open, and the to-do is done by confirming the step; `done_on`: for which day it was confirmed.
 */
export const TaskStep = z.strictObject({
  dossierId: Id,
  openedId: Id,
  stepId: Id,
  text: z.string(),
  client: NamedPerson,
  goes_on: z.boolean(),
  done_on: z.nullable(Day),
})
export type TaskStep = z.infer<typeof TaskStep>

type Told = { title: string; step?: TaskStep | undefined; measure?: TaskMeasure | undefined }

/** What a task is called for its reader: the step or measure it comes of, unless somebody gave it a name of its own. */
export const toldTitle = ({ title, step, measure }: Told): string =>
  title === careTask.label ? ((step ?? measure)?.text ?? title) : title
