import type { Confirmation } from '@vicino/domain/records/confirmation.ts'
import { useRef, useState } from 'react'
import { useReasonSheet } from '../ui/sheets/use-reason-sheet.ts'

type Question = { key: string }
type Refused = { carried: (code: 'drug_questions') => { questions: readonly Question[] } | null }

/**
 * A save that may be refused with questions: they are shown, and with a reason the same is sent again. `onRefused` is
 * given to the save; `send` answers undefined where the person went back.
 */
export function useAskedSave() {
  const met = useRef<readonly Question[]>([])
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const reason = useReasonSheet()
  const send = async <Row>(
    attempt: (confirm: { confirm?: Confirmation }) => Promise<Row | undefined>,
    before?: Confirmation,
  ): Promise<Row | undefined> => {
    met.current = []
    const saved = await attempt(before ? { confirm: before } : {})
    const asked = met.current
    if (saved || asked.length === 0) return saved
    setQuestions(asked)
    const why = await reason.ask()
    if (why === undefined) return undefined
    const of = [...new Set([...(before?.of ?? []), ...asked.map(({ key }) => key)])]
    return send(attempt, { reason: why, of })
  }
  return {
    send,
    onRefused: ({ carried }: Refused): void => {
      met.current = carried('drug_questions')?.questions ?? []
    },
    questions,
    sheet: reason.sheet,
  }
}
