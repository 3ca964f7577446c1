import type { Focus, FocusStatus } from './focus.ts'

type FocusNow = Pick<Focus, 'status' | 'struck'>

/**
 * What becomes of a focus when an event is added to it. An event closes an open focus; one that only says `open`
 * does not open a closed one again, since its writer saw it open. A note that comes late is kept.
 */
export function changeByEvent(
  { status }: FocusNow,
  wanted: FocusStatus | undefined,
): 'same' | 'ended' | 'closed_before' {
  if (wanted !== 'closed') return 'same'
  return status === 'closed' ? 'closed_before' : 'ended'
}

/** What becomes of a focus when its status is written over the version that was seen. */
export function changeByCorrection(
  { status }: FocusNow,
  wanted: FocusStatus | undefined,
): 'same' | 'ended' | 'reopened' {
  if (wanted === undefined || wanted === status) return 'same'
  return wanted === 'closed' ? 'ended' : 'reopened'
}
