import { undoSeriesChange } from '@vicino/domain/series/series-change.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../calls/use-call.ts'
import { readAnew } from '../../calls/use-save.ts'
import { toast } from '../../ui/toast.ts'
import { taskReads } from '../task-reads.ts'
import { sumsWords } from './sums-words.ts'
import type { Reached } from './use-scope.ts'

/** Says what was done to a series, with a way back for all of it. */
export function useToldSeries(): (taskId: Id, words: string, reached: Reached) => void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const undo = useCall(undoSeriesChange)
  const takeBack = async (taskId: Id, change: Id): Promise<void> => {
    const task = await undo({ params: { taskId }, body: { change } })
    void readAnew(client, undefined, taskReads)
    if (task) toast(t('Tutta la serie è come prima'))
  }
  return (taskId, words, { reach: { change }, sums }) => {
    const said = sums ? `${words}: ${sumsWords(sums, t)}` : words
    const back = change ? { label: t('Annulla'), act: () => void takeBack(taskId, change) } : undefined
    toast(said, 'ok', back)
  }
}
