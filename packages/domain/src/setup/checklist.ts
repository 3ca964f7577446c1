import * as z from 'zod/mini'
import type { BusinessKind } from '../businesses/business.ts'

/**
 * A step of a checklist. Nothing is ticked by hand: a step is done when what it asks for exists, once or as often as is
 * `needed`; `asks` says what that is. Where `kinds` says so, it concerns these houses alone.
 */
export type StepRow<Step extends string = string> = {
  value: Step
  label: string
  asks: { label: string }
  kinds?: readonly BusinessKind[]
  needed?: number
}

/** How much of what each step asks for exists. A step that is not counted is left out. */
export type StepCounts<Step extends string> = Partial<Record<Step, number>>

/** How far a checklist has come, and whether whoever reads it was congratulated on its end. */
export const ChecklistOf = <Step extends z.ZodMiniType>(step: Step) =>
  z.strictObject({
    steps: z.array(z.strictObject({ step, done: z.boolean() })),
    done: z.number(),
    total: z.number(),
    celebrated: z.boolean(),
  })

export type Checklist<Step extends string = string> = {
  steps: { step: Step; done: boolean }[]
  done: number
  total: number
  celebrated: boolean
}

/** The steps that concern this kind of house and are counted, each done or not. */
export function checklist<Step extends string>(
  rows: readonly StepRow<Step>[],
  { kind, counts, celebrated }: { kind: BusinessKind; counts: StepCounts<Step>; celebrated: boolean },
): Checklist<Step> {
  const steps = rows.flatMap(({ value, kinds = [kind], needed = 1 }) => {
    const count = counts[value]
    return kinds.includes(kind) && count !== undefined ? [{ step: value, done: count >= needed }] : []
  })
  return { steps, done: steps.filter(({ done }) => done).length, total: steps.length, celebrated }
}

/** Whether all of it is done; one without steps has nothing to be done with. */
export const isAllDone = ({ done, total }: Pick<Checklist, 'done' | 'total'>): boolean =>
  total > 0 && done === total

/** How long confetti last. */
export const confettiMs = 3000

/** What asking for congratulations answers: only the first time, and only where all is done, it is the moment for them. */
export const Celebration = z.strictObject({ now: z.boolean() })
