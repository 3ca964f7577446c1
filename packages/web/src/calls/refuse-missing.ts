import { type Failure, isMissing } from './failure.ts'

/**
 * Hands a record that is missing or somebody else's to the router, which shows the page of an unknown address
 * inside the frame that stands. Not by the router's own `notFound`: only the root answers that, without the frame.
 */
export function refuseMissing(failure: Failure | null): void {
  if (failure && isMissing(failure)) throw failure
}
