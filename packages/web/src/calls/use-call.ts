import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { useTranslation } from 'react-i18next'
import { toast } from '../ui/toast.ts'
import { call } from './call.ts'
import type { CallInput } from './call-input.ts'
import { Failure } from './failure.ts'
import { sentenceOf } from './place-failure.ts'

/**
 * A call that belongs to no form, one tap on a list: its refusal is a toast. Answers undefined when refused.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
): (input: CallInput<E>) => Promise<AnswerOf<E> | undefined> {
  const { t } = useTranslation()
  return input =>
    call(endpoint, input).catch((reason: unknown) => {
      if (!(reason instanceof Failure)) throw reason
      toast(sentenceOf(reason, t), 'error')
      return undefined
    })
}
