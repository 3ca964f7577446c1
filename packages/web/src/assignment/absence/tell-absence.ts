import {
  type GivenBack,
  type GivenTasks,
  giveBackTasks,
  type MadeAbsence,
  undoAbsence,
} from '@vicino/domain/absences/absences.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { callOnceMore } from '../../calls/call-once-more.ts'
import { readAnew } from '../../calls/use-save.ts'
import { tellAct } from '../../tasks/undo/plan-acts.ts'
import type { TakingBack } from '../../tasks/undo/take-back.ts'
import { bringCode } from '../../ui/bring-code.ts'
import { toast } from '../../ui/toast.ts'
import { absenceReads } from './absence-reads.ts'
import { visitName } from '../visit-name.ts'

/** Says that an absence is on the plan, with the way back for all of it. */
export function tellAbsence({ _id: absenceId, task }: MadeAbsence, taking: TakingBack): void {
  const { t } = taking
  const body = { version: task?.version ?? 0 }
  const undo = () => callOnceMore(undoAbsence, { params: { absenceId }, body })
  tellAct(t('Assenza confermata'), () => takeBack(taking, t('Assenza annullata'), undo), t, absenceId)
}

/** Says that visits of an absence that stood already are with others, with the way back for them; the absence stays. */
export function tellHanded(made: MadeAbsence, tasks: readonly Id[], taking: TakingBack): void {
  const { t } = taking
  const { _id: absenceId, task } = made
  const body = { version: task?.version ?? 0, tasks: asSeen(made, tasks) }
  const undo = () => callOnceMore(giveBackTasks, { params: { absenceId }, body })
  tellAct(t('Visite affidate'), () => takeBack(taking, t('Visite restituite'), undo), t, absenceId)
}

/** Some of what an absence handed on, as it stands by what was read. */
export const asSeen = ({ handed }: MadeAbsence, tasks: readonly Id[]): GivenTasks =>
  handed.flatMap(({ task: { _id: taskId, version } }) => (tasks.includes(taskId) ? { taskId, version } : []))

/** Gives visits back, and names those that stay as they are by then. */
async function takeBack(taking: TakingBack, words: string, undo: () => Promise<GivenBack>): Promise<void> {
  const { client, t } = taking
  const { takeBackBy } = await bringCode(() => import('../../tasks/undo/take-back.ts'))
  const undone = await takeBackBy(taking, words, undo)
  void readAnew(client, undefined, absenceReads)
  if (!undone || undone.kept.length === 0) return
  const names = new Set(undone.kept.map(({ task: kept }) => visitName(kept, t)))
  toast(`${t('Restano come sono')}: ${[...names].join(', ')}`, 'info')
}
