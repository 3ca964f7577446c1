/**
 * Calls `end` whenever the page may be about to end: it was hidden, of which a phone often does not bring it back, or
 * it is left. Answers how to stop that.
 */
export function onPageEnd(end: () => void): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') end()
  }
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', end)
  return () => {
    document.removeEventListener('visibilitychange', onHidden)
    window.removeEventListener('pagehide', end)
  }
}
