import { inSentences } from '@vicino/domain/records/in-sentences.ts'
import { type CarePlan, goalsOf } from '@vicino/domain/care-plan/care-plan.ts'
import type { TFunction } from 'i18next'
import { showDay } from '../ui/fields/read-day.ts'
import { measureWords, outcomeLabel } from './care-plan-words.ts'

type Line = { problem: string; words: string }

/** All that a plan says, each thing under its id, in words with the problem that it belongs to. */
const linesOf = ({ problems }: CarePlan, t: TFunction): Map<string, Line> =>
  new Map(
    problems.flatMap(({ _id, title, description, goals, measures }) => [
      [_id, { problem: title, words: [title, description].filter(Boolean).join(': ') }],
      ...goals.map(goal => [goal._id, { problem: title, words: goal.text }] as const),
      ...measures.map(
        measure =>
          [measure._id, { problem: title, words: `${measure.text} (${measureWords(measure, t)})` }] as const,
      ),
    ]),
  )

/** What a version says otherwise than the one before, a sentence each: who reads it sees what changed, not the whole plan. */
function changesOf(version: CarePlan, before: CarePlan, t: TFunction): string[] {
  const [was, is] = [linesOf(before, t), linesOf(version, t)]
  const gone = [...was].filter(([id]) => !is.has(id))
  return [
    ...[...is].flatMap(([id, { problem, words }]) => {
      const old = was.get(id)
      if (!old) return [t('{{problem}}, nuovo: {{words}}', { problem, words })]
      return old.words === words
        ? []
        : [t('{{problem}}, prima: {{was}}. Ora: {{words}}', { problem, was: old.words, words })]
    }),
    ...gone.map(([, { problem, words }]) => t('{{problem}}, rimosso: {{words}}', { problem, words })),
  ]
}

/** What an evaluation found, goal by goal. */
const foundIn = (plan: CarePlan, t: TFunction): string[] => {
  const texts = new Map(goalsOf(plan).map(({ _id, text }) => [_id, text]))
  const { outcomes = [], note = '' } = plan.evaluation ?? {}
  return [
    ...outcomes.map(({ goalId, outcome, note: seen }) =>
      inSentences([`${texts.get(goalId) ?? ''}: ${t(outcomeLabel(outcome))}`, seen]),
    ),
    ...(note === '' ? [] : [t('Esito: {{note}}', { note })]),
  ]
}

/** What a version of a plan tells in its history. */
export function toldOfPlan(version: CarePlan, before: CarePlan | undefined, t: TFunction): string[] {
  const { act, client_signature } = version
  if (act === 'evaluated' || act === 'ended') return foundIn(version, t)
  const signs = act === 'signed' || act === 'client_signed'
  const signedBy =
    signs && client_signature
      ? [t('{{name}}, {{day}}', { name: client_signature.name, day: showDay(client_signature.on) })]
      : []
  return before ? [...signedBy, ...changesOf(version, before, t)] : []
}
