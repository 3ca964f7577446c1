import type { Confirmation } from '@vicino/domain/records/confirmation.ts'
import type { ProblemCode } from '@vicino/domain/wire/problem.ts'
import { useRef, useState } from 'react'
import type { Refused } from '../calls/use-save.ts'
import { useReasonSheet } from '../ui/sheets/use-reason-sheet.ts'

type Question = { key: string }

/**
 * A save that may be refused with questions: they are shown, and with a reason the same is sent again. `onRefused` is
 * given to the save; `send` answers undefined where the person went back.
 */
export function useAskedSave(asks: ProblemCode | undefined) {
  const refusal = useRef<Refused | null>(null)
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const reason = useReasonSheet()
  const send = async <Row>(
    attempt: (confirm: { confirm?: Confirmation }) => Promise<Row | undefined>,
    before?: Confirmation,
  ): Promise<Row | undefined> => {
    refusal.current = null
    const saved = await attempt(before ? { confirm: before } : {})
    const { code, current } = (refusal.current as Refused | null) ?? {}
    if (saved || asks === undefined || code !== asks) return saved
    const met = (current as { questions: readonly Question[] }).questions
    setQuestions(met)
    const why = await reason.ask()
    if (why === undefined) return undefined
    const of = [...new Set([...(before?.of ?? []), ...met.map(({ key }) => key)])]
    return send(attempt, { reason: why, of })
  }
  return {
    send,
    onRefused: (refused: Refused): void => {
      refusal.current = refused
    },
    questions,
    sheet: reason.sheet,
  }
}
