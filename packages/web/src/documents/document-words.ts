import { type Document } from '@vicino/domain/documents/document.ts'
import { documentCategories } from '@vicino/domain/documents/document-category.ts'
import { signOfType } from '@vicino/domain/documents/document-type.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { showDay } from '../ui/fields/read-day.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import { dotted } from '../i18n/dotted.ts'

/** How large a file is, in the unit in which one reads it. */
export function fileSizeWords(bytes: number): string {
  const { number } = formatIn(spokenLanguage())
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 1_000_000) return `${number(Math.round(bytes / 1_000))} kB`
  return `${number(Math.round(bytes / 100_000) / 10, 1)} MB`
}

/** What a document is, how large, of whom and from which day. */
export const documentFacts = ({ type, size, author, created_at }: Document): string =>
  dotted([signOfType(type), fileSizeWords(size), author.name, showDay(todayIn(created_at))])

export const documentCategoryWords = (category: Document['category'], t: TFunction): string =>
  t(documentCategories.find(({ value }) => value === category)!.label)

/** What may change of a document, as its history shows it. */
export const documentRows: readonly ShownField<Pick<Document, 'name' | 'category'>>[] = [
  { field: 'name', label: 'Nome del documento', words: ({ name }) => name },
  { field: 'category', label: 'Categoria', words: ({ category }, t) => documentCategoryWords(category, t) },
]
