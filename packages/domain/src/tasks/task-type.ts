import * as z from 'zod/mini'

/** What a task is. The form offers the last two under "Altro". */
export const taskTypes = [
  { value: 'client', label: 'Visita cliente' },
  { value: 'reminder', label: 'Promemoria' },
  { value: 'task', label: 'Compito' },
  { value: 'holiday', label: 'Assenza' },
  { value: 'event', label: 'Evento' },
  { value: 'personal', label: 'Personale' },
] as const

export const TaskType = z.enum(taskTypes.map(type => type.value))
export type TaskType = z.infer<typeof TaskType>
