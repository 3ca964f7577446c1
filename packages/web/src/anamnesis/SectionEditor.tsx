import type { Anamnesis, AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { useTranslation } from 'react-i18next'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { AddingContext } from '../form/adding.ts'
import { EntryForm } from '../form/EntryForm.tsx'
import { SectionForm } from '../form/SectionForm.tsx'
import { isAnswered } from '@vicino/domain/form/answers.ts'
import { Stack } from '../ui/page/Page.tsx'
import { ConflictSheet } from '../ui/sheets/ConflictSheet.tsx'
import { CompletionCard } from './CompletionCard.tsx'
import { DropEntry } from './DropEntry.tsx'
import type { Units } from './merged-units.ts'
import { OlderAnswers } from './OlderAnswers.tsx'
import { ScreenCards } from './ScreenCards.tsx'
import { SuggestedWarnings } from './SuggestedWarnings.tsx'
import { ToConfirm } from './ToConfirm.tsx'
import { useAnswering } from './use-answering.ts'
import { useDressing } from './use-dressing.tsx'
import { useSectionForm } from './use-section-form.ts'

type Props = {
  section: Section
  anamnesis: Anamnesis
  row: AnamnesisSection
  /** Which of the section's screens is open. */
  screen: string | undefined
  onSaved: (saved: AnamnesisSection) => void
}

/** A section being written: its questions, its draft, its save. */
export function SectionEditor({ section, anamnesis, row, screen, onSaved }: Props) {
  const { t } = useTranslation()
  const where = { dossierId: anamnesis.dossierId, anamnesisId: anamnesis._id }
  const { draft, banner, changedMeanwhile, conflict } = useSectionForm({ section, row, where, onSaved })
  const answering = useAnswering(section, draft)
  const { adding, errors, onAnswer } = answering
  const { answers, marked_complete: marked } = draft.form.values
  const dress = useDressing(section, draft.form.values, answering)
  const told = { errors, disabled: false, onAnswer }
  const isCopied = row.state === 'to_confirm'

  if (adding)
    return (
      <DraftForm
        draft={{
          ...draft,
          submit: async event => {
            event?.preventDefault()
            answering.addNow()
          },
        }}
        banner={null}
        complete={isAnswered(adding.answers)}
      >
        <EntryForm
          field={adding.field}
          answers={adding.answers}
          {...told}
          onAnswer={answering.onEntryAnswer}
        />
        <DropEntry typed={isAnswered(adding.answers)} onDrop={answering.drop} />
      </DraftForm>
    )
  return (
    <AddingContext value={answering.board}>
      <DraftForm
        draft={draft}
        banner={banner}
        changedMeanwhile={changedMeanwhile}
        {...(isCopied && { saveLabel: t('Conferma e salva') })}
      >
        <Stack>
          {isCopied && <ToConfirm row={row} />}
          <OlderAnswers section={section} row={row} />
          {screen === undefined && <ScreenCards section={section} answers={answers} where={where} />}
          <SectionForm section={section} answers={answers} screen={screen} dress={dress} {...told} />
          {screen === undefined && (
            <>
              <SuggestedWarnings section={section} answers={answers} />
              <CompletionCard
                section={section}
                answers={answers}
                marked={marked}
                onMark={marked_complete => draft.form.setValues({ marked_complete })}
              />
            </>
          )}
        </Stack>
      </DraftForm>
      {conflict && <ConflictSheet<Units, Units> {...conflict} title={t('Due versioni di questa sezione')} />}
    </AddingContext>
  )
}
