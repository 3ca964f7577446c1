import type { RecordRow } from '@vicino/domain/records/record-words.ts'
import type { TFunction } from 'i18next'
import type { ShownField } from '../ui/sheets/merge-sides.ts'

/** What a value says by itself; nothing where nothing was written. */
function plainWords(value: unknown, options: RecordRow['options'], t: TFunction): string {
  if (typeof value === 'boolean') return value ? t('Sì') : t('No')
  if (typeof value === 'number') return String(value)
  if (!options) return typeof value === 'string' ? value : ''
  const chosen = [value].flat()
  return options
    .filter(option => chosen.includes(option.value))
    .map(({ label }) => t(label))
    .join(', ')
}

const handover: RecordRow = { label: 'In consegna' }

/**
 * The rows of a record with what they say, in the choice between two versions and in its history. `words` says those
 * values that need more than themselves: a day, a unit, another field.
 */
export const shownFields = <Shown extends object>(
  rows: Readonly<Record<string, RecordRow>>,
  words: { [Name in keyof Shown]?: ShownField<Shown>['words'] } = {},
): readonly ShownField<Shown>[] =>
  Object.entries({ ...rows, handover }).map(([name, { options, ...row }]) => {
    const field = name as keyof Shown & string
    return { ...row, field, words: words[field] ?? ((shown, t) => plainWords(shown[field], options, t)) }
  })
