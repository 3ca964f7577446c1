import { longestMinutes, usualMinutes } from '@vicino/domain/performances/minutes.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Stepper } from '../ui/fields/Stepper.tsx'
import type { FieldProps } from '../ui/fields/field-props.ts'
import { useTooFine } from '../ui/fields/use-too-fine.ts'
import type { Judge } from '../ui/fields/use-clamp.ts'
import { judgeMinutes } from './judge-minutes.ts'

/** One press of minus or plus: care is billed in units of five minutes, finer ones may be typed. */
const stepMinutes = 5

type Props = Pick<FieldProps<number>, 'value' | 'onChange' | 'error'> &
  Pick<ComponentProps<typeof Stepper>, 'onType'>

/** How long a service took, in minutes. More than an hour is asked about, never cut silently (decision 0017). */
export function DurationField(props: Props) {
  const { t } = useTranslation()
  const refuses = useTooFine(1)
  const judge: Judge = (minutes, { settle, correct }) => {
    const judgement = judgeMinutes(minutes)
    if (!judgement) return null
    const limits = { minutes, ...usualMinutes, longest: longestMinutes }
    if ('impossible' in judgement)
      return {
        clamped: minutes,
        impossible: true,
        question: {
          sentence: t('Sono {{minutes}} minuti. Una prestazione dura da {{min}} a {{longest}}.', limits),
          choices: [{ label: t('Correggi'), take: correct }],
        },
      }
    const { clamped } = judgement
    const useLimit = { label: t('Usa {{value}}', { value: clamped }), take: () => settle(clamped) }
    const keep = { label: t('Mantieni {{value}}', { value: minutes }), take: () => settle(minutes) }
    const sentence = t(
      'Sono {{minutes}} minuti. Di solito una prestazione dura da {{min}} a {{max}}.',
      limits,
    )
    return { clamped, question: { sentence, choices: [keep, useLimit] } }
  }
  return (
    <Stepper
      {...props}
      label={t('Durata')}
      unit={t('min')}
      min={usualMinutes.min}
      max={usualMinutes.max}
      step={stepMinutes}
      judge={judge}
      refuses={refuses}
    />
  )
}
