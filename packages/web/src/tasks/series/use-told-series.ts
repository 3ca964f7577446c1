import type { Id } from '@vicino/domain/wire/id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { bringCode } from '../../ui/bring-code.ts'
import { toast } from '../../ui/toast.ts'
import { tellAct } from '../undo/plan-acts.ts'
import { sumsWords } from './sums-words.ts'
import type { ToldReach } from './use-scope.ts'

/** Says what was done to a series, with a way back for all of it; `backWords`: what is said once it is as before. */
export function useToldSeries(): (taskId: Id, words: string, reached: ToldReach, backWords?: string) => void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const takeBack = async (taskId: Id, change: Id, words: string): Promise<void> => {
    const { takeBackBy } = await bringCode(() => import('../undo/take-back.ts'))
    const { undoSeries } = await bringCode(() => import('./series-calls.ts'))
    await takeBackBy({ client, t }, words, () => undoSeries(taskId, change))
  }
  return (taskId, words, { reach: { change }, sums }, backWords = t('Tutta la serie è come prima')) => {
    const said = sums ? `${words}: ${sumsWords(sums, t)}` : words
    if (change) tellAct(said, () => takeBack(taskId, change, backWords), t)
    else toast(said)
  }
}
