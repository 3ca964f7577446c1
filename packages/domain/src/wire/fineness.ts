import * as z from 'zod/mini'
import type { fieldSentences } from './field-error.catalogue.ts'

type FinenessCode = Extract<keyof typeof fieldSentences, (typeof codes)[keyof typeof codes] | 'not_a_step'>

const codes = { 10: 'not_a_ten', 0.5: 'not_a_half', 0.25: 'dose_not_a_quarter', 1: 'not_whole' } as const

/**
 * What is said of a number that is finer than the steps in which it is written down. Where no sentence names the step it
 * is of tenths or hundredths.
 */
export const tooFine = (step: number): FinenessCode => codes[step as keyof typeof codes] ?? 'not_a_step'

/** Refuses a number that is finer than these steps: it is never rounded. */
export const inSteps = (step: number) => z.multipleOf(step, tooFine(step))

/** What is wrong with a number that is finer than these steps; null where nothing is. */
export const tooFineFor = (step: number, typed: number): FinenessCode | null =>
  z.number().check(inSteps(step)).safeParse(typed).success ? null : tooFine(step)
