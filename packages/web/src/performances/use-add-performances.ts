import {
  addPerformances,
  getPerformances,
  getTaskPerformances,
} from '@vicino/domain/performances/performances.contract.ts'
import { getLogs } from '@vicino/domain/activity/activity.contract.ts'
import { type Save, useSave } from '../calls/use-save.ts'

/** Records services on a visit; the pages that show them read anew. */
export const useAddPerformances = (): Save<typeof addPerformances> =>
  useSave(addPerformances, { refreshes: [getTaskPerformances, getPerformances, getLogs] })
