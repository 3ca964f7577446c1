import { createElement, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { late } from '../late.ts'
import { holdTyped } from '../typed-here.ts'

const UnsavedQuestion = late(async () => (await import('./UnsavedQuestion.tsx')).UnsavedQuestion)

/** Of a sheet that keeps no draft: who leaves it with words typed is asked first. */
type LeaveQuestion = {
  /** Closes the sheet, or asks. */
  leave: () => void
  /** Stands at the form: hears what is typed in it. */
  onInput: (event: SyntheticEvent) => void
  /** Stands in the sheet. */
  question: ReactNode
}

type Written = HTMLInputElement | HTMLTextAreaElement

const holdsWords = ({ isConnected, type, value }: Written): boolean =>
  isConnected && /^(text|textarea|password)$/.test(type) && value.trim() !== ''

/** @param asks false where what is typed waits as a draft: then nothing is lost */
export function useLeaveQuestion(onClose: () => void, asks = true): LeaveQuestion {
  const written = useRef(new Set<Written>())
  const [isAsked, setAsked] = useState(false)
  const [holds] = useState(() => () => [...written.current].some(holdsWords))
  useEffect(
    () => (asks ? holdTyped({ hasTyped: holds, flush: async () => false }) : undefined),
    [asks, holds],
  )
  const stay = (): void => setAsked(false)
  const go = (): void => {
    stay()
    onClose()
  }
  return {
    leave: () => (asks && holds() ? setAsked(true) : onClose()),
    onInput: ({ target }) => written.current.add(target as Written),
    question: isAsked && createElement(UnsavedQuestion, { onStay: stay, onGo: go }),
  }
}
