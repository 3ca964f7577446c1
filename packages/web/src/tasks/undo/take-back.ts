import type { Task } from '@vicino/domain/tasks/task.ts'
import { removeTask, updateTask } from '@vicino/domain/tasks/task-change.contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { callOnceMore } from '../../calls/call-once-more.ts'
import { Failure } from '../../calls/failure.ts'
import { placeFailure } from '../../calls/place-failure.ts'
import { untilAnswered } from '../../calls/until-answered.ts'
import { readAnew } from '../../calls/use-save.ts'
import { toast } from '../../ui/toast.ts'
import { previewOf } from '../series/series-calls.ts'
import { taskReads } from '../task-reads.ts'
import { tooLateWords } from './too-late-words.ts'
import { noteRestored, standsAs, tellAct } from './plan-acts.ts'
import { wayBack } from './way-back.ts'

export type TakingBack = { client: QueryClient; t: TFunction }

/** Makes a call that takes something back, for as long as no answer comes, shows what stands then, and says what came of it. */
export async function takeBackBy<Answer>(
  { client, t }: TakingBack,
  words: string,
  makeCall: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const outcome = await untilAnswered(
    t,
    () =>
      makeCall().then(
        answer => ({ answer }),
        (reason: unknown) => ({ reason }),
      ),
    tried => 'reason' in tried && tried.reason instanceof Failure && tried.reason.code === 'away',
  )
  if ('answer' in outcome) {
    void readAnew(client, undefined, taskReads)
    toast(words)
    return outcome.answer
  }
  const { reason } = outcome
  if (!(reason instanceof Failure)) throw reason
  void readAnew(client, undefined, taskReads)
  toast(tooLateWords(reason.code, t) ?? placeFailure(reason, [], t).banner!, 'error')
  return undefined
}

/** Says that a task was changed, with the way back where it is planned otherwise. */
export function tellChange(taking: TakingBack, before: Task, after: Task): void {
  const { t } = taking
  const words = t('Appuntamento salvato')
  const back = wayBack(before, after)
  if (!back) return void toast(words)
  const takeBack = async (): Promise<void> => {
    const answer = await takeBackBy(taking, t('Appuntamento come prima'), () =>
      callOnceMore(updateTask, {
        params: { taskId: after._id },
        body: { version: standsAs(after), ...back },
      }),
    )
    if (answer) noteRestored(before, answer)
  }
  tellAct(words, takeBack, t)
}

/** Takes a task off the plan that was put there; of a series all, while nobody has changed one of them. */
export function creationTakenBack(task: Task): (taking: TakingBack) => Promise<boolean> {
  const state = task.series && previewOf({ task, change: 'removal' }, 'all').catch(() => null)
  return async taking => {
    const preview = await state
    const answer = await takeBackBy(taking, taking.t('Rimosso dal calendario'), () =>
      callOnceMore(removeTask, {
        params: { taskId: task._id },
        query: {
          version: standsAs(task),
          ...(task.series && { scope: 'all', series_state: preview?.state ?? '' }),
        },
      }),
    )
    return answer !== undefined
  }
}
