import { formatIn } from '@vicino/domain/days/format.ts'
import type { Speech } from '@vicino/domain/form/answer-words.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'

/** How the reader's language says an answer. */
export function useSpeech(): Speech {
  const { t } = useTranslation()
  const { day, number } = formatIn(spokenLanguage())
  return { t: italian => t(italian), day, number: value => number(value) }
}
