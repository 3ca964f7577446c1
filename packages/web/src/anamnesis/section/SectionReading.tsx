import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { ReadOnlyNotice } from '../../ui/page/ReadOnlyNotice.tsx'
import { AnswerList } from '../AnswerList.tsx'
import { OlderAnswers } from './OlderAnswers.tsx'
import { WaitingDraft } from './WaitingDraft.tsx'

type Props = {
  section: Section
  row: AnamnesisSection
  /** The anamnesis in which a draft of the reader may wait that was not saved in time. */
  draftIn: string | undefined
  /** What stands below the answers. */
  children: ReactNode
}

/** A section for whoever reads it: what is answered, in words. */
export function SectionReading({ section, row, draftIn, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Stack>
        <ReadOnlyNotice />
        {draftIn !== undefined && <WaitingDraft section={section} row={row} anamnesisId={draftIn} />}
        <Card>
          <AnswerList section={section} row={row} empty={t('Nessuna risposta')} />
        </Card>
        <OlderAnswers section={section} row={row} />
      </Stack>
      {children}
    </>
  )
}
