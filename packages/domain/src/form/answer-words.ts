import type { Day } from '../days/day.ts'
import type { Answer, Value } from './answers.ts'
import type { Field } from './field.ts'
import { labelOf } from './options.ts'
import type { AnswerRow } from './rows.ts'

/** How a reader's language says things: the catalogue, days and numbers. */
export type Speech = {
  readonly t: (italian: string) => string
  readonly day: (day: Day) => string
  readonly number: (value: number) => string
}

/** An answer in words, as print, differences and history say it. */
export function answerWords({ field, answer }: Pick<AnswerRow, 'field' | 'answer'>, speech: Speech): string {
  if (field.kind === 'text' || field.kind === 'time') return answer as string
  if (field.kind === 'date') return speech.day(answer as Day)
  if (field.kind === 'number' || field.kind === 'slider')
    return `${speech.number(answer as number)} ${field.unit}`.trimEnd()
  const chosen: readonly Value[] = Array.isArray(answer) ? (answer as string[]) : [answer as Value]
  return chosen.map(value => speech.t(labelOf(field, value))).join(', ')
}

/** What an answer is called: its label after those of the groups around it. */
export const answerTitle = (
  { trail, field }: Pick<AnswerRow, 'trail'> & { readonly field: Pick<Field, 'label'> },
  speech: Speech,
): string => [...trail, field.label].map(speech.t).join(' · ')

/** An answer as a value, where a field may be unanswered. */
export const sayAnswer = (
  row: Pick<AnswerRow, 'field'>,
  answer: Answer | undefined,
  speech: Speech,
): string => (answer === undefined ? '' : answerWords({ field: row.field, answer }, speech))
