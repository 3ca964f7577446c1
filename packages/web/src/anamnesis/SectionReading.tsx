import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { useTranslation } from 'react-i18next'
import { Card, Stack } from '../ui/page/Page.tsx'
import { ReadOnlyNotice } from '../ui/page/ReadOnlyNotice.tsx'
import { AnswerList } from './AnswerList.tsx'
import { OlderAnswers } from './OlderAnswers.tsx'

/** A section for whoever reads it: what is answered, in words. */
export function SectionReading({ section, row }: { section: Section; row: AnamnesisSection }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <ReadOnlyNotice />
      <Card>
        <AnswerList section={section} row={row} empty={t('Nessuna risposta')} />
      </Card>
      <OlderAnswers section={section} row={row} />
    </Stack>
  )
}
