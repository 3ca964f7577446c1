import * as z from 'zod/mini'
import { NamedPerson } from '../people/named-person.ts'
import { Id } from '../wire/id.ts'

/** The measure of a care plan of which a task comes. */
export const MeasureOfTask = z.strictObject({ dossierId: Id, carePlanId: Id, measureId: Id })
export type MeasureOfTask = z.infer<typeof MeasureOfTask>

/** The same with the client and what is done, for whoever may know her plan: the title of a to-do names neither. */
export const TaskMeasure = z.strictObject({ ...MeasureOfTask.shape, text: z.string(), client: NamedPerson })
export type TaskMeasure = z.infer<typeof TaskMeasure>
