import { showDay } from '../ui/fields/read-day.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { AuditSearch } from '../pages/search.ts'
import { FilterChips } from '../ui/page/FilterChips.tsx'
import { actionWords, entityWords, resultWords } from './audit-words.ts'

type Names = Readonly<Record<string, string>>

type Part = { key: keyof AuditSearch; words: string }

/** What the list is narrowed to, each part in words. */
function partsOf(search: AuditSearch, names: Names, t: TFunction): Part[] {
  const { actorId, dossierId, action, entity, result, from, to } = search
  return [
    ...(actorId ? [{ key: 'actorId', words: names[actorId] ?? t('La persona scelta') } as const] : []),
    ...(dossierId ? [{ key: 'dossierId', words: names[dossierId] ?? t('Il dossier scelto') } as const] : []),
    ...(action ? [{ key: 'action', words: actionWords(action, t) } as const] : []),
    ...(entity ? [{ key: 'entity', words: entityWords(entity, t) } as const] : []),
    ...(result ? [{ key: 'result', words: resultWords(result, t) } as const] : []),
    ...(from ? [{ key: 'from', words: t('dal {{day}}', { day: showDay(from) }) } as const] : []),
    ...(to ? [{ key: 'to', words: t('al {{day}}', { day: showDay(to) }) } as const] : []),
  ]
}

type Props = { search: AuditSearch; names: Names; onChange: (search: AuditSearch) => void }

/** The filters that hold, each taken away by a tap. */
export function AuditFilterChips({ search, names, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <FilterChips
      filters={partsOf(search, names, t).map(({ key, words }) => ({
        key,
        words,
        onTake: () => onChange({ ...search, [key]: undefined }),
      }))}
      onAll={() => onChange({})}
    />
  )
}
