import type { ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import type { TFunction } from 'i18next'
import { houseText } from '../i18n/house-text.ts'

/** Steps as their reader writes on them: in her language where they read as they came with the program. */
export const shownSteps = (steps: readonly ProtocolStep[], t: TFunction): ProtocolStep[] =>
  steps.map(step => ({ ...step, text: houseText(step.text, t), rhythm: houseText(step.rhythm, t) }))

/**
 * Steps as they are kept: what she left as it was shown to her stays the program's, which each reads in her own language;
 * what she wrote stays in her words.
 */
export function keptSteps(
  written: readonly ProtocolStep[],
  before: readonly ProtocolStep[],
  t: TFunction,
): ProtocolStep[] {
  const stood = new Map(before.map(step => [step._id, step]))
  return written.map(step => {
    const was = stood.get(step._id)
    if (!was) return step
    const kept = (name: 'text' | 'rhythm'): string =>
      step[name] === houseText(was[name], t) ? was[name] : step[name]
    return { ...step, text: kept('text'), rhythm: kept('rhythm') }
  })
}
