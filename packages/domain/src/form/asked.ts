import type { Gender } from '../people/gender.ts'
import type { Answers } from './answers.ts'

/** What a question may be asked by: whom, how old on the day in years, and what the whole form says so far. */
export type Asked = { readonly gender: Gender; readonly age: number; readonly answers: Answers }
