import { useTranslation } from 'react-i18next'
import { use, useEffect, useId, useState } from 'react'
import { ClampContext } from './clamp-board.ts'
import { type Range, judgeRange } from './judge-range.ts'

export type ClampChoice = { label: string; take: () => void }

/** What is asked at a field whose typed value was not taken as it is. */
export type ClampQuestion = { sentence: string; choices: readonly ClampChoice[] }

/** A typed value that has to be asked about: what stands in the field meanwhile, and the question. */
export type Doubt = { clamped: number; question: ClampQuestion }

/** Judges a typed value; `settle` puts a value into the field as the answer. `null`: nothing to ask. */
export type Judge = (typed: number, settle: (value: number) => void) => Doubt | null

/** The judge of an ordinary range: keep what was typed where a body allows it, or use the limit. */
export function useRangeJudge(range: Range): Judge {
  const { t } = useTranslation()
  return (typed, settle) => {
    const judgement = judgeRange(typed, range)
    if (!judgement) return null
    const { clamped, mayKeep } = judgement
    const useLimit = { label: t('Usa {{value}}', { value: clamped }), take: () => settle(clamped) }
    const keep = { label: t('Mantieni {{value}}', { value: typed }), take: () => settle(typed) }
    const limits = { typed, limit: clamped, min: range.min, max: range.max }
    const sentence = mayKeep
      ? t('Ha scritto {{typed}}. Di solito il valore sta tra {{min}} e {{max}}.', limits)
      : t('Ha scritto {{typed}}. Il limite è {{limit}}: usarlo, oppure correggere il valore.', limits)
    return { clamped, question: { sentence, choices: mayKeep ? [keep, useLimit] : [useLimit] } }
  }
}

export type Clamp = {
  question: ClampQuestion | null
  /** The id of the notice, where the form's save leads while it is open. */
  noticeId: string
  /** Judges a typed value and answers what the field shall hold. */
  judge: (typed: number) => number
  /** The value was changed by hand: an open question no longer stands. */
  withdraw: () => void
}

/**
 * Asks about a typed value that is outside its limits. Until the question is answered the form sends nothing
 * and its save leads here (D3); a second press alone never accepts the clamped value.
 */
export function useClamp(judge: Judge | undefined, onChange: (value: number) => void): Clamp {
  const board = use(ClampContext)
  const id = useId()
  const [question, setQuestion] = useState<ClampQuestion | null>(null)

  const withdraw = (): void => {
    setQuestion(null)
    board.answer(id)
  }
  const settle = (value: number): void => {
    onChange(value)
    withdraw()
  }
  useEffect(() => () => board.answer(id), [board, id])

  return {
    question,
    noticeId: id,
    withdraw,
    judge: typed => {
      const doubt = judge?.(typed, settle)
      if (!doubt) {
        withdraw()
        return typed
      }
      setQuestion(doubt.question)
      board.raise(id, () => document.getElementById(id)?.querySelector('button')?.focus())
      return doubt.clamped
    },
  }
}
