import type { getSuggestedProblems } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { type SuggestedProblem, suggestedProblems } from '@vicino/domain/care-plan/suggested-problems.ts'
import { listSuggestedFocuses } from '../anamnesis/suggested-focuses.store.ts'
import { listFocuses } from '../focus/focus.store.ts'
import { listFocusTopics } from '../focus/focus-topics.store.ts'
import { knows, mayOf } from '../http/dossier-access.ts'
import type { Call } from '../http/serve.ts'

/** What focuses and anamnesis tell of, as far as the reader may know it. */
export async function readSuggestedProblems(
  call: Call<typeof getSuggestedProblems>,
): Promise<SuggestedProblem[]> {
  const { tx, dossier, author, today } = call
  const [focuses, topics, slugs] = await Promise.all([
    listFocuses(tx, dossier, 'open'),
    listFocusTopics(tx, today, author.language),
    knows(call, 'anamnesis') ? listSuggestedFocuses(tx, dossier, mayOf(call)) : [],
  ])
  return suggestedProblems(focuses, slugs, topics)
}
