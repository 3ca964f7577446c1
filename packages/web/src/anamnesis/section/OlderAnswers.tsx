import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { readStored, unreadLines } from '@vicino/domain/form/stored-answers.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/page/Notice.tsx'

/** What an older definition of the section asked and today's does not: shown as it was stored. */
export function OlderAnswers({ section, row }: { section: Section; row: AnamnesisSection }) {
  const { t } = useTranslation()
  const lines = useMemo(() => unreadLines(readStored(section, row.answers).unread), [section, row])
  if (lines.length === 0) return null
  return (
    <Notice>
      <p>{t('Risposte di una versione precedente del modulo, come sono state salvate:')}</p>
      <ul>
        {lines.map(({ path, value }) => (
          <li key={path}>
            {path}: {value}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
