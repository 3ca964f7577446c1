import type { Id } from '@vicino/domain/wire/id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../calls/failure.ts'
import { placeFailure } from '../../calls/place-failure.ts'
import { readAnew } from '../../calls/use-save.ts'
import { toast } from '../../ui/toast.ts'
import { taskReads } from '../task-reads.ts'
import { sumsWords } from './sums-words.ts'
import type { Reached } from './use-scope.ts'

/** Says what was done to a series, with a way back for all of it. */
export function useToldSeries(): (taskId: Id, words: string, reached: Reached) => void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const takeBack = async (taskId: Id, change: Id): Promise<void> => {
    const { undoSeries } = await import('./series-calls.ts')
    const refusal = await undoSeries(taskId, change).then(() => null, asFailure)
    void readAnew(client, undefined, taskReads)
    if (refusal) toast(placeFailure(refusal, [], t).banner!, 'error')
    else toast(t('Tutta la serie è come prima'))
  }
  return (taskId, words, { reach: { change }, sums }) => {
    const said = sums ? `${words}: ${sumsWords(sums, t)}` : words
    const back = change ? { label: t('Annulla'), act: () => void takeBack(taskId, change) } : undefined
    toast(said, 'ok', back)
  }
}

function asFailure(reason: unknown): Failure {
  if (!(reason instanceof Failure)) throw reason
  return reason
}
