import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'

/** RCC number (ZSR): who may bill the health insurance. Stored as a letter and six digits, however it was grouped. */
export const Rcc = z.string().check(
  maxLength(40),
  z.overwrite(text => text.replace(/[\s.-]/g, '').toUpperCase()),
  z.regex(/^[A-Z]\d{6}$/, 'bad_rcc'),
)
export type Rcc = z.infer<typeof Rcc>

/** 'D 1234.56', as it is printed. */
export const formatRcc = (rcc: Rcc): string => `${rcc[0]} ${rcc.slice(1, 5)}.${rcc.slice(5)}`
