import type { FieldErrorsTaker } from '../../calls/use-save.ts'
import type { TaskForm } from './task-values.ts'

type Form = Pick<TaskForm, 'values' | 'setErrors'>

/** The parts of the series have fields of their own; what is refused in the whole stands beside the save. */
const namesOf = ({ repeat, new_client, ...values }: Form['values']): string[] => [
  ...Object.keys(values),
  ...Object.keys(repeat).map(name => `repeat.${name}`),
]

const taker = (setErrors: Form['setErrors'], places: ReadonlyMap<string, string>): FieldErrorsTaker => ({
  values: Object.fromEntries(Array.from(places.keys(), name => [name, null])),
  setErrors: errors =>
    setErrors(Object.fromEntries(Object.entries(errors).map(([name, words]) => [places.get(name)!, words]))),
})

/** Shows what is refused of a task at the form's own fields. */
export const errorsOfTask = ({ values, setErrors }: Form): FieldErrorsTaker =>
  taker(setErrors, new Map(namesOf(values).map(name => [name, name])))

/** The same of a client who comes with her first visit: in the body both stand under their names. */
export const errorsOfNewPatient = ({ values, setErrors }: Form): FieldErrorsTaker =>
  taker(
    setErrors,
    new Map([
      ...namesOf(values).map(name => [`task.${name}`, name] as const),
      ...Object.keys(values.new_client ?? {}).map(name => [`client.${name}`, `new_client.${name}`] as const),
    ]),
  )
