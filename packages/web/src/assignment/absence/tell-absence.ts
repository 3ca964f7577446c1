import {
  getAbsence,
  getAbsenceCalls,
  type MadeAbsence,
  undoAbsence,
} from '@vicino/domain/absences/absences.contract.ts'
import { callOnceMore } from '../../calls/call-once-more.ts'
import { readAnew } from '../../calls/use-save.ts'
import { tellAct } from '../../tasks/undo/plan-acts.ts'
import type { TakingBack } from '../../tasks/undo/take-back.ts'
import { toast } from '../../ui/toast.ts'
import { taskName } from './absence-words.ts'

/** Says that an absence is on the plan, with the way back for all of it: what stays as it is by then is named. */
export function tellAbsence({ _id: absenceId, task }: MadeAbsence, taking: TakingBack): void {
  const { client, t } = taking
  const takeBack = async (): Promise<void> => {
    const { takeBackBy } = await import('../../tasks/undo/take-back.ts')
    const body = { version: task?.version ?? 0 }
    const undone = await takeBackBy(taking, t('Assenza annullata'), () =>
      callOnceMore(undoAbsence, { params: { absenceId }, body }),
    )
    void readAnew(client, undefined, [getAbsence, getAbsenceCalls])
    if (!undone || undone.kept.length === 0) return
    const names = new Set(undone.kept.map(({ task: kept }) => taskName(kept, t)))
    toast(`${t('Restano come sono')}: ${[...names].join(', ')}`, 'info')
  }
  tellAct(t('Assenza confermata'), takeBack, t)
}
