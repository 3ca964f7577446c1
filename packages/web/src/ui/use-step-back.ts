import { type RouterHistory, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/**
 * What a way back does when it is pressed: one step back where one came from within the program, with whatever was
 * chosen there; where the page was opened by its address, its link leads to the page above it. With a key held, or
 * another button, it stays a link like any other.
 */
export function useStepBack(): (press: MouseEvent) => void {
  const history = useRouter().history as RouterHistory
  return press => {
    if (!history.canGoBack() || press.metaKey || press.ctrlKey || press.shiftKey) return
    press.preventDefault()
    history.back()
  }
}
