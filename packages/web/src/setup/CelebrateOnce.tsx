import { type Checklist, type Celebration, isAllDone } from '@vicino/domain/setup/checklist.ts'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { late } from '../ui/late.ts'
import { screenHook } from '../ui/screen-hook.ts'

const Confetti = late(async () => (await import('./Confetti.tsx')).Confetti)

const useStillness = screenHook('(prefers-reduced-motion: reduce)')

type Props = {
  list: Checklist
  /** Asks the server whether this is the moment. */
  ask: () => Promise<z.infer<typeof Celebration> | undefined>
}

/** Confetti over a list that has just been completed: once for each who completes it, and never where nothing may move. */
export function CelebrateOnce({ list, ask }: Props) {
  const [shows, setShows] = useState(false)
  const asked = useRef(false)
  const still = useStillness()
  const due = isAllDone(list) && !list.celebrated
  useEffect(() => {
    // Where nothing may move nobody asks: the moment is kept until something may.
    if (!due || asked.current || still) return
    asked.current = true
    void ask().then(answer => setShows(answer?.now === true))
  }, [due, ask, still])
  return shows && <Confetti onEnd={() => setShows(false)} />
}
