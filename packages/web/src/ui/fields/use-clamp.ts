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
  /** The clamped value, shown in place of the typed one while the question is open. */
  shown: number | null
  /** Judges a typed value, and asks where it is outside its limits. */
  judge: (typed: number) => void
  /** The value was changed by hand: an open question no longer stands. */
  withdraw: () => void
}

/**
 * Asks about a typed value that is outside its limits. Until the question is answered the form sends nothing
 * and its save leads here (decision 0017); a second press alone never accepts the clamped value. The form keeps what was
 * typed meanwhile, so that a draft brought back later never holds a value that nobody wrote.
 */
export function useClamp(judge: Judge | undefined, onChange: (value: number) => void): Clamp {
  const board = use(ClampContext)
  const id = useId()
  const [doubt, setDoubt] = useState<Doubt | null>(null)

  const withdraw = (): void => {
    setDoubt(null)
    board.answer(id)
  }
  const settle = (value: number): void => {
    onChange(value)
    withdraw()
  }
  useEffect(() => () => board.answer(id), [board, id])

  return {
    question: doubt?.question ?? null,
    shown: doubt?.clamped ?? null,
    noticeId: id,
    withdraw,
    judge: typed => {
      const found = judge?.(typed, settle)
      if (!found) return withdraw()
      setDoubt(found)
      board.raise(id, () => document.getElementById(id)?.querySelector('button')?.focus())
    },
  }
}
