import { useTranslation } from 'react-i18next'
import { type RefObject, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ClampContext } from './clamp-board.ts'
import { type ValueRange, judgeRange } from './judge-range.ts'

type ClampChoice = { label: string; take: () => void }

/** What is asked at a field whose typed value was not taken as it is. */
type ClampQuestion = { sentence: string; choices: readonly ClampChoice[] }

/**
 * A typed value that has to be asked about: what stands in the field meanwhile, and the question. `impossible`: it can
 * only be written anew, so that the form's save leads to the field itself.
 */
type Doubt = { clamped: number; question: ClampQuestion; impossible?: true }

/** What a judge may do: put a value into the field as the answer, or lead back to it. */
type Settling = { settle: (value: number) => void; correct: () => void }

/** Judges a typed value. `null`: nothing to ask. */
export type Judge = (typed: number, settling: Settling) => Doubt | null

/**
 * The judge of an ordinary range: keep what was typed where a body allows it, or use the limit. Where none does, the
 * likely slip of the point, or the correction.
 */
export function useRangeJudge(range: ValueRange): Judge {
  const { t } = useTranslation()
  return (typed, { settle, correct }) => {
    const judgement = judgeRange(typed, range)
    if (!judgement) return null
    if ('impossible' in judgement) {
      const meant = judgement.slips.map(value => ({
        label: t('Usa {{value}}', { value: writtenTo(value, range.step) }),
        take: () => settle(value),
      }))
      return {
        clamped: typed,
        impossible: true,
        question: {
          sentence: t('Ha scritto {{typed}}. Il valore può andare da {{min}} a {{max}}.', {
            typed,
            ...range.widest,
          }),
          choices: [...meant, { label: t('Correggi'), take: correct }],
        },
      }
    }
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

/** As fine as it is written down: 37.0 where tenths are. */
const writtenTo = (value: number, step = 1): string => (step < 1 ? value.toFixed(1) : String(value))

export type Clamp = {
  question: ClampQuestion | null
  /** The id of the notice, where the form's save leads while it is open. */
  noticeId: string
  /** The clamped value, shown in place of the typed one while the question is open. */
  shown: number | null
  /** Judges a typed value, and asks where it is outside its limits. */
  judge: (typed: number) => void
  /** What is wrong with a text that is no number, or with a number that is too fine; undefined where nothing is. */
  refusal: string | undefined
  /** Refuses what was typed: the form's save leads to the field until it is written anew. */
  refuse: (why: string) => void
  /** The value was changed by hand: an open question no longer stands. */
  withdraw: () => void
}

/**
 * Asks about a typed value that is outside its limits. Until the question is answered the form sends nothing
 * and its save leads here (decision 0017), to the `field` itself where it can only be written anew; a second press alone never accepts the clamped value. The form keeps what was
 * typed meanwhile, so that a draft brought back later never holds a value that nobody wrote. Where the `limit`
 * itself becomes another one, what stands is judged anew.
 */
export function useClamp(
  judge: Judge | undefined,
  value: number | null,
  onChange: (value: number) => void,
  field: RefObject<HTMLInputElement | null>,
  limit?: number,
): Clamp {
  const board = use(ClampContext)
  const id = useId()
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const [refusal, setRefusal] = useState<string>()

  const correct = (): void => {
    field.current?.focus()
    field.current?.select()
  }
  const withdraw = (): void => {
    setDoubt(null)
    setRefusal(undefined)
    board.answer(id)
  }
  const settle = (accepted: number): void => {
    onChange(accepted)
    withdraw()
  }
  const ask = (typed: number): void => {
    const found = judge?.(typed, { settle, correct })
    if (!found) return withdraw()
    setRefusal(undefined)
    setDoubt(found)
    const answer = (): void => document.getElementById(id)?.querySelector('button')?.focus()
    board.raise(id, found.impossible ? correct : answer)
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
    refusal,
    withdraw,
    judge: ask,
    refuse: why => {
      setDoubt(null)
      setRefusal(why)
      board.raise(id, correct)
    },
  }
}
