import { type AnyRoute, type Router, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../ui/toast.ts'
import { whileLeaving } from '../ui/use-go-on.ts'
import { leaveField } from './leave-field.ts'
import type { FollowedDraft } from './use-draft.ts'

/** Ours as far as it is asked here; its routes are known when it runs. */
type OwnRouter = Router<AnyRoute, 'never', boolean>

/** Asks whether to leave although the last words are not safe; null while nobody wants to leave. */
export type Leaving = { go: () => void; stay: () => void } | null

const longestFlushMs = 3000

/** Whether what was typed is safe within 3 s; otherwise the person is asked. */
const isSafeSoon = (flush: () => Promise<boolean>): Promise<boolean> =>
  Promise.race([flush(), new Promise<boolean>(resolve => setTimeout(() => resolve(false), longestFlushMs))])

/** Lets nobody lose what is typed by leaving a form: its draft is brought to safety first, or she is asked. */
export function useLeaving({
  hasTyped,
  atRisk,
  flush,
}: Pick<FollowedDraft<unknown>, 'hasTyped' | 'atRisk' | 'flush'>): Leaving {
  const { t } = useTranslation()
  const { history } = useRouter<OwnRouter>()
  const [answer, setAnswer] = useState<((stays: boolean) => void) | null>(null)
  const enableBeforeUnload = useEffectEvent((): boolean => {
    leaveField()
    return atRisk()
  })
  const stays = useEffectEvent(async (): Promise<boolean> => {
    const comeBack = leaveField()
    if (!hasTyped()) {
      comeBack()
      return false
    }
    const safe = await isSafeSoon(flush)
    // What was saved meanwhile is no draft any more.
    if (safe && hasTyped()) toast(t('La bozza è conservata: la ritrova aprendo di nuovo il modulo.'), 'info')
    comeBack()
    if (safe) return false
    const answered = await new Promise<boolean>(resolve => setAnswer(() => resolve))
    setAnswer(null)
    return answered
  })
  useEffect(
    () =>
      history.block({
        blockerFn: () => whileLeaving(history.location.pathname, stays()),
        enableBeforeUnload: () => enableBeforeUnload(),
      }),
    [history],
  )
  return answer && { go: () => answer(false), stay: () => answer(true) }
}
