import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/page/Notice.tsx'
import { givenWords, statusLabel } from './administration-words.ts'

/** What a colleague wrote of the same dose. */
export function DoseAnswered({ answer }: { answer: Administration }) {
  const { t } = useTranslation()
  return (
    <Notice tone="attention">
      {t(statusLabel(answer.status))}: {givenWords(answer)}
      {answer.status_reason !== '' && `. ${answer.status_reason}`}
    </Notice>
  )
}
