import type { UseFormReturnType } from '@mantine/form'
import type { FieldErrorsTaker } from '../../calls/use-save.ts'
import type { ClientValues } from './client-values.ts'

const inBody = 'client.'

/** In the body of a create the client stands under `client`: what is refused there is shown at the form's own fields. */
export function errorsOfClient(form: UseFormReturnType<ClientValues>): FieldErrorsTaker {
  const { address, ...fields } = form.values
  const names = [...Object.keys(fields), ...Object.keys(address).map(part => `address.${part}`)]
  return {
    values: Object.fromEntries(names.map(name => [`${inBody}${name}`, null])),
    setErrors: errors =>
      form.setErrors(
        Object.fromEntries(Object.entries(errors).map(([name, words]) => [name.slice(inBody.length), words])),
      ),
  }
}
