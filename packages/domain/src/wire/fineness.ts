import * as z from 'zod/mini'
import type { FieldCode } from './field-error.ts'

/** What is said of a number that is finer than the steps in which it is written down. */
const tooFine = (step: number): FieldCode =>
  step === 1 ? 'not_whole' : step === 0.5 ? 'not_a_half' : 'not_a_step'

/** Refuses a number that is finer than these steps: it is never rounded. */
export const inSteps = (step: number) => z.multipleOf(step, tooFine(step))

/** What is wrong with a number that is finer than these steps; null where nothing is. */
export const tooFineFor = (step: number, typed: number): FieldCode | null =>
  z.number().check(inSteps(step)).safeParse(typed).success ? null : tooFine(step)
