import { followEnter } from '../ui/fields/enter-key.ts'
import { keepTapsMeant } from '../ui/meant-tap.ts'

/** What a page owes to fingers and keys, and nothing that is drawn asks for. */
export function followHand(): void {
  followEnter()
  keepTapsMeant()
}
