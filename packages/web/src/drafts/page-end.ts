import { leaveField } from './leave-field.ts'

/**
 * Calls `end` whenever the page may be about to end: it was hidden, of which a phone often does not bring it back, or
 * it is left. What is being typed in a field counts by then; where the page comes back, so does the cursor. Answers how
 * to stop that.
 */
export function onPageEnd(end: () => void): () => void {
  let comeBack = (): void => undefined
  const onHidden = (): void => {
    if (document.visibilityState !== 'hidden') return comeBack()
    comeBack = leaveField()
    end()
  }
  const onLeft = (): void => {
    leaveField()
    end()
  }
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', onLeft)
  return () => {
    document.removeEventListener('visibilitychange', onHidden)
    window.removeEventListener('pagehide', onLeft)
  }
}
