import { useTranslation } from 'react-i18next'
import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
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
  /** What is wrong with a text that is no number; undefined for a number. */
  unreadable: string | undefined
  /** The text is no number: the form's save leads to the field until it is one. */
  refuse: (focus: () => void) => void
  /** The value was changed by hand: an open question no longer stands. */
  withdraw: () => void
}

/**
 * Asks about a typed value that is outside its limits. Until the question is answered the form sends nothing
 * and its save leads here (decision 0017); a second press alone never accepts the clamped value. The form keeps what was
 * typed meanwhile, so that a draft brought back later never holds a value that nobody wrote. Where the `limit`
 * itself becomes another one, what stands is judged anew.
 */
export function useClamp(
  judge: Judge | undefined,
  value: number | null,
  onChange: (value: number) => void,
  limit?: number,
): Clamp {
  const { t } = useTranslation()
  const board = use(ClampContext)
  const id = useId()
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const [unreadable, setUnreadable] = useState(false)

  const withdraw = (): void => {
    setDoubt(null)
    setUnreadable(false)
    board.answer(id)
  }
  const settle = (accepted: number): void => {
    onChange(accepted)
    withdraw()
  }
  const ask = (typed: number): void => {
    const found = judge?.(typed, settle)
    if (!found) return withdraw()
    setUnreadable(false)
    setDoubt(found)
    board.raise(id, () => document.getElementById(id)?.querySelector('button')?.focus())
  }
  // A draft may bring back a value whose question nobody had answered yet.
  const askOfDraft = useEffectEvent(() => {
    if (board.restored && value !== null) ask(value)
  })
  useEffect(() => {
    askOfDraft()
    return () => board.answer(id)
  }, [board, id])
  const judged = useRef(limit)
  const askAnew = useEffectEvent(() => {
    if (judged.current !== limit && value !== null) ask(value)
    judged.current = limit
  })
  useEffect(() => askAnew(), [limit])

  return {
    question: doubt?.question ?? null,
    shown: doubt?.clamped ?? null,
    noticeId: id,
    unreadable: unreadable ? t('Scrivere un numero, per esempio 1.5.') : undefined,
    withdraw,
    judge: ask,
    refuse: focus => {
      setDoubt(null)
      setUnreadable(true)
      board.raise(id, focus)
    },
  }
}
