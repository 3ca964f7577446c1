import type { Language } from '../wire/language.ts'

/** The language of a resource, and how it says an Italian label. What another system reads are codes and paths. */
export type Words = { readonly language: Language; readonly t: (italian: string) => string }
