import type { SectionHead } from '@vicino/domain/anamnesis/anamnesis.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'

/** Who saved a section last and when, in words. */
export function useSignedWords({ author, saved_at }: Pick<SectionHead, 'author' | 'saved_at'>): string {
  const { t } = useTranslation()
  if (!author || saved_at === null) return t('Mai salvata')
  return t('{{name}}, {{at}}', { name: author.name, at: formatIn(spokenLanguage()).instant(saved_at) })
}
