import * as z from 'zod/mini'
import { maxLength, minLength } from './length.ts'

/** Text trimmed at its ends, at most `max` characters; empty is allowed. */
export const text = (max: number) => z.string().check(z.trim(), maxLength(max))

/** Text that must say something: not empty after trimming, at most `max` characters. */
export const someText = (max: number) => z.string().check(z.trim(), minLength(1, 'required'), maxLength(max))

/** A tab or a break of the line, which only a text of several lines may hold. */
const breaks = /[\t\n\v\f\r\u0085]/

const onOneLine = z.refine<string>(line => !breaks.test(line), 'one_line')

/** Text of one line, such as a name or a street: trimmed, at most `max` characters; empty is allowed. */
export const line = (max: number) => text(max).check(onOneLine)

/** Text of one line that must say something. */
export const someLine = (max: number) => someText(max).check(onOneLine)

/** Longest names, lines and notes that the record keeps. */
export const nameMax = 200
export const lineMax = 300
export const noteMax = 5000
export const reasonMax = 500

/** Why somebody corrected, struck, closed or opened something. */
export const Reason = z.string().check(z.trim(), minLength(3, 'reason_too_short'), maxLength(reasonMax))
