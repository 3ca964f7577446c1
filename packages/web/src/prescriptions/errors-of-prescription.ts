import type { FieldErrorsTaker } from '../calls/use-save.ts'
import type { PrescriptionForm } from './prescription-values.ts'

const inBody = 'prescription.'

/** In the body of a create the prescription stands under its name: what is refused there is shown at the form's fields. */
export const errorsOfPrescription = ({
  values,
  setErrors,
}: Pick<PrescriptionForm, 'values' | 'setErrors'>): FieldErrorsTaker => ({
  values: Object.fromEntries(namesOf(values).map(name => [`${inBody}${name}`, null])),
  setErrors: errors =>
    setErrors(
      Object.fromEntries(Object.entries(errors).map(([name, words]) => [name.slice(inBody.length), words])),
    ),
})

/** The fields of the form; of each service its own. */
const namesOf = ({ services, ...values }: PrescriptionForm['values']): string[] => [
  ...services.flatMap((service, at) => Object.keys(service).map(name => `services.${at}.${name}`)),
  ...Object.keys(values),
  'services',
]
