import { verifyAudit } from '@vicino/domain/audit/audit.contract.ts'
import type { ChainVerification } from '@vicino/domain/audit/audit.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../calls/call.ts'
import { Failure } from '../calls/failure.ts'

/** `checked` counts the links of all calls together. */
type ChainWalk =
  | { is: 'idle' }
  | { is: 'walking'; checked: number }
  | { is: 'done'; checked: number; outcome: ChainVerification }
  | { is: 'failed'; failure: Failure }

type Verification = { walk: ChainWalk; start: () => void; stop: () => void }

/** Walks the whole chain of the log. A long one takes several calls: each goes on where the last one ended. */
export function useChainVerification(): Verification {
  const [walk, setWalk] = useState<ChainWalk>({ is: 'idle' })
  const running = useRef<AbortController | null>(null)
  const stop = (): void => {
    running.current?.abort()
    setWalk({ is: 'idle' })
  }

  async function goOn(checked: number, head: ChainVerification['head'], signal: AbortSignal): Promise<void> {
    setWalk({ is: 'walking', checked })
    const query = head ? { after: String(head.link), hash: head.hash } : {}
    const outcome = await call(verifyAudit, { query }, signal)
    const sum = checked + outcome.checked
    if (outcome.more) await goOn(sum, outcome.head, signal)
    else setWalk({ is: 'done', checked: sum, outcome })
  }

  const start = (): void => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    goOn(0, null, signal).catch((reason: unknown) => {
      if (signal.aborted) return
      if (!(reason instanceof Failure)) throw reason
      setWalk({ is: 'failed', failure: reason })
    })
  }

  useEffect(() => () => running.current?.abort(), [])
  return { walk, start, stop }
}
