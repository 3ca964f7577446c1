import * as z from 'zod/mini'

/** What a document is about decides who may know of it. */
export const documentCategories = [
  { value: 'clinical', label: 'Clinico' },
  { value: 'administrative', label: 'Amministrativo' },
] as const
export const DocumentCategory = z.enum(documentCategories.map(({ value }) => value))
export type DocumentCategory = z.infer<typeof DocumentCategory>
