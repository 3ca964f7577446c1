import * as z from 'zod/mini'
import { type MeasureField, measureFields } from './measure.ts'

/** What may be critical by itself: a number beyond its red bound, and a consciousness that is not alert. */
export type CriticalField = MeasureField | 'consciousness'
export const criticalFields: readonly CriticalField[] = [...measureFields, 'consciousness']
export const CriticalField = z.enum(criticalFields)

/**
 * From which total on a NEWS2 asks for a doctor, and from which on it may be an emergency: Royal College of
 * Physicians, NEWS2 (2017), thresholds.
 */
export const news2Alarm = 5
export const news2Emergency = 7

/** Whether a reading, as a line of the log froze it, asked somebody to act. Lines of before say nothing of it. */
export const isFrozenAlarm = ({ critical, news2 }: Readonly<Record<string, unknown>>): boolean =>
  (Array.isArray(critical) && critical.length > 0) || (typeof news2 === 'number' && news2 >= news2Alarm)
