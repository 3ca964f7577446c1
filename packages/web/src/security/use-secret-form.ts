import { type UseFormReturnType, useForm } from '@mantine/form'
import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { type SubmitEvent, useState } from 'react'
import type * as z from 'zod/mini'
import type { CallInput } from '../calls/call-input.ts'
import { useSave } from '../calls/use-save.ts'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'

type WithBody = Endpoint & { body: z.ZodMiniType }

type Options<E extends WithBody, Values> = {
  /** Its body is what the form holds. */
  endpoint: E
  start: Values
  refreshes?: readonly Endpoint[]
  onDone: (answer: AnswerOf<E>) => void
}

export type SecretFormState<Values> = {
  form: UseFormReturnType<Values>
  submit: (event: SubmitEvent) => void
  sending: boolean
  /** How often it was refused: each time the cursor goes to the first error. */
  refusals: number
  banner: string | null
}

/** A form for passwords and codes: what is typed is sent and kept nowhere, not even as a draft. */
export function useSecretForm<E extends WithBody, Values extends Record<string, string>>({
  endpoint,
  start,
  refreshes = [],
  onDone,
}: Options<E, Values>): SecretFormState<Values> {
  const form = useForm<Values>({
    initialValues: start,
    validate: values => errorsAtFields(endpoint.body, values),
  })
  const save = useSave(endpoint, { form, refreshes })
  const [refusals, setRefusals] = useState(0)

  const send = async (): Promise<void> => {
    const answer = form.validate().hasErrors
      ? undefined
      : await save.send({ body: form.values } as unknown as CallInput<E>)
    if (answer === undefined) setRefusals(count => count + 1)
    else onDone(answer)
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!save.saving) void send()
  }
  return { form, submit, sending: save.saving, banner: save.banner, refusals }
}
