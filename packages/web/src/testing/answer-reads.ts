import type { HeldPermission } from '@vicino/domain/access/held-permissions.ts'
import { answerCalls, type SentCall } from './answer-calls.ts'
import { reading, someDossier } from './open-dossier.tsx'
import { somebody } from '@vicino/domain/testing/somebody.ts'

type Answer = ReturnType<Parameters<typeof answerCalls>[0]>
type Answers = Record<string, unknown>

/**
 * A server for a page under test: who is signed in, the dossier, no drafts, and what the test says of the rest,
 * by `METHOD /path` without its search. A function answers with a status of its own. She reads the list of dossiers, as
 * every role of a business does but the technical one.
 */
export function answerReads(permissions: HeldPermission[], answers: Answers): SentCall[] {
  const known: Answers = {
    'GET /api/users/me': somebody({ permissions: [...reading('dossier.list'), ...permissions] }),
    [`GET /api/dossiers/${someDossier()._id}`]: someDossier({ permissions }),
    'GET /api/users/me/drafts': [],
    ...answers,
  }
  return answerCalls(call => {
    const answer = known[`${call.method} ${call.path.split('?')[0]}`]
    return typeof answer === 'function' ? (answer(call) as Answer) : { body: answer ?? null }
  })
}
