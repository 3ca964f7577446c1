import type { UseNavigateResult } from '@tanstack/react-router'
import { pages } from '../../pages/pages.ts'
import { toast } from '../../ui/toast.ts'
import type { Made } from '../form/use-new-task.ts'
import { tellAct } from './plan-acts.ts'
import { creationTakenBack, type TakingBack } from './take-back.ts'

type Telling = TakingBack & { navigate: UseNavigateResult<string> }

/** Says that something new is on the plan, with the way back; a dossier that was opened with it stays. */
export function tellNew({ task, dossier }: Made, { navigate, ...taking }: Telling): void {
  const words = taking.t('Appuntamento salvato')
  if (dossier) return void toast(words)
  const way = creationTakenBack(task)
  const takeBack = async (): Promise<void> => {
    const isGone = await way(taking)
    // Its own page would be one of nothing.
    if (isGone && location.pathname.includes(task._id))
      await navigate({ ...pages.calendar.link({ date: task.date }), replace: true })
  }
  tellAct(words, takeBack, taking.t)
}
