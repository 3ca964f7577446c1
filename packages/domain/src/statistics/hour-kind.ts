import * as z from 'zod/mini'
import { lamalLetters } from '../services/lamal.ts'

/**
 * The kinds of hours of the federal statistics (billing.md, section 7): care by the letters of OPre art. 7, acute and
 * transitional care, which the hospital's doctor orders for two weeks, care that accident, invalidity or military
 * insurance pays, housekeeping, and what is none of them.
 */
export const hourKinds = [
  { value: 'A', label: 'A – consigli' },
  { value: 'B', label: 'B – cure' },
  { value: 'C', label: 'C – cure di base' },
  { value: 'transitional', label: 'Cure acute e transitorie' },
  { value: 'social_insurance', label: 'Cure a carico di LAINF, LAI o LAM' },
  { value: 'D', label: 'D – economia domestica' },
  { value: 'other', label: 'Altre prestazioni' },
] as const
export const HourKind = z.enum(hourKinds.map(({ value }) => value))
export type HourKind = z.infer<typeof HourKind>

/** The laws that pay care in the place of the basic insurance, for a case of theirs. */
export const caseLaws = ['uvg', 'ivg', 'mvg'] as const

/** The letter of what is no care. */
export const housekeepingLetter = 'D'

/** The kind of what is neither paid by another insurance nor acute and transitional: its letter, or none of them. */
export const kindOfLetter = (letter: string): HourKind =>
  ([...lamalLetters, housekeepingLetter] as const).find(each => each === letter) ?? 'other'
