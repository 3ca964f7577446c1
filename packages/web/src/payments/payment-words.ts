import { type Payment, paymentAnswers, paymentQuestions } from '@vicino/domain/payments/payment.ts'
import type { TFunction } from 'i18next'
import type { BadgeTone } from '../ui/StatusBadge.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'

/** Where a payment stands: what is asked of it, how that was answered, or that it was booked. */
export function paymentStanding(
  { question, answer }: Pick<Payment, 'question' | 'answer'>,
  t: TFunction,
): { tone: BadgeTone; label: string } {
  if (answer) {
    const tone = answer.is === 'not_ours' ? 'neutral' : 'ok'
    return { tone, label: t(labelIn(paymentAnswers, answer.is)) }
  }
  if (question) return { tone: 'attention', label: t(labelIn(paymentQuestions, question)) }
  return { tone: 'ok', label: t('Contabilizzato') }
}
