import type { Anamnesis, AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { Scale } from '@vicino/domain/anamnesis/derived.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import type { Answers } from '@vicino/domain/form/answers.ts'
import { askedForm } from '@vicino/domain/form/asked-form.ts'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { AddingContext } from '../../form/adding.ts'
import { RuleQuestionsContext } from '../../form/rule-questions.ts'
import { SectionForm } from '../../form/SectionForm.tsx'
import { type UnplacedError, unplacedErrors } from '../../form/unplaced-errors.ts'
import { WaitingTextsContext } from '../../form/waiting-texts.ts'
import { useDossier } from '../../session/dossier.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { FormSkeleton, RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { useClientAge } from '../use-client-age.ts'
import { OlderAnswers } from './OlderAnswers.tsx'
import { ToConfirm } from './ToConfirm.tsx'
import { useAnswering } from './use-answering.ts'
import { useScoreParts } from './use-section.ts'
import { useSectionForm } from './use-section-form.ts'
import { late } from '../../ui/late.ts'
import { dotted } from '../../i18n/dotted.ts'

// What only some sections or moments need comes when they need it, what stands at the end after the questions.
const CompletionCard = late(
  async () => (await import('./CompletionCard.tsx')).CompletionCard,
  <RowsSkeleton rows={1} />,
)
const NewEntry = late(async () => (await import('./NewEntry.tsx')).NewEntry, <FormSkeleton fields={4} />)
const ScreenCards = late(
  async () => (await import('./ScreenCards.tsx')).ScreenCards,
  <RowsSkeleton rows={3} />,
)
const SectionConflict = late(async () => (await import('./SectionConflict.tsx')).SectionConflict)
const StrikeEntry = late(async () => (await import('./StrikeEntry.tsx')).StrikeEntry)
const SuggestedFocuses = late(
  async () => (await import('../suggestions/SuggestedFocuses.tsx')).SuggestedFocuses,
)
const SuggestedWarnings = late(
  async () => (await import('../suggestions/SuggestedWarnings.tsx')).SuggestedWarnings,
)

type Props = {
  section: Section
  anamnesis: Anamnesis
  row: AnamnesisSection
  /** Which of the section's screens is open. */
  screen: string | undefined
  onSaved: (saved: AnamnesisSection) => void
  /** What stands below the form, once that is there. */
  children: ReactNode
}

/** A section being written: its questions, its draft, its save. */
export function SectionEditor({ section, anamnesis, row, screen, onSaved, children }: Props) {
  const { t } = useTranslation()
  const where = { dossierId: anamnesis.dossierId, anamnesisId: anamnesis._id }
  const form = useSectionForm({ section, row, where, onSaved })
  const { draft, banner, changedMeanwhile, conflict, current } = form
  const answering = useAnswering(section, draft, form.seen)
  const scores = useScoreParts(section.slug)
  const { values, setValues } = draft.form
  const { answers, marked_complete: marked } = values
  const asked = useAskedForm(section, answers)
  const unplaced = unplacedErrors(asked, answers, screen, answering.errors)
  const refusal = useRefusalWords(banner, unplaced)
  const isCopied = row.state === 'to_confirm'
  const dress = (name: string, shown: ReactNode): ReactNode => {
    const scale = Scale.safeParse(name).data
    return scale === undefined || !scores ? (
      shown
    ) : (
      <scores.ScoreRows {...{ scale, section, values, answering }} saved={form.seen}>
        {shown}
      </scores.ScoreRows>
    )
  }

  return (
    <>
      {answering.adding ? (
        <NewEntry draft={draft} answering={answering} adding={answering.adding} />
      ) : (
        <AddingContext value={answering.board}>
          <DraftForm
            draft={draft}
            banner={refusal}
            changedMeanwhile={changedMeanwhile}
            {...(isCopied && { saveLabel: t('Conferma e salva') })}
          >
            <Stack>
              {isCopied && <ToConfirm row={row} />}
              <OlderAnswers section={section} row={row} />
              {screen === undefined && section.parts.some(part => part.screen) && (
                <ScreenCards section={section} answers={answers} where={where} />
              )}
              <WaitingTextsContext value={answering.waiting}>
                <RuleQuestionsContext value={answering.questions}>
                  <SectionForm
                    section={asked}
                    answers={answers}
                    screen={screen}
                    dress={dress}
                    errors={answering.errors}
                    disabled={false}
                    onAnswer={answering.onAnswer}
                  />
                </RuleQuestionsContext>
              </WaitingTextsContext>
              {/* What the section says as a whole stands on its main screen. */}
              {screen === undefined && (
                <>
                  <SuggestedWarnings section={section} answers={answers} />
                  <SuggestedFocuses section={section} answers={answers} />
                  <CompletionCard
                    section={asked}
                    answers={answers}
                    marked={marked}
                    onMark={marked_complete => setValues({ marked_complete })}
                  />
                </>
              )}
            </Stack>
          </DraftForm>
          {answering.striking && (
            <StrikeEntry of={draft.key} entry={answering.striking} onEnd={answering.endStrike} />
          )}
          {conflict && current && (
            <SectionConflict section={section} conflict={conflict} current={current} where={where} />
          )}
        </AddingContext>
      )}
      {draft.ready && children}
    </>
  )
}

/** The section as it is asked of this client. */
function useAskedForm(section: Section, answers: Answers): Section {
  const { gender } = useDossier().client
  const age = useClientAge()
  return useMemo(() => askedForm(section, { gender, age, answers }), [section, gender, age, answers])
}

/** Why nothing was saved, where no field of the page says it: each with the name of its question. */
function useRefusalWords(banner: string | null, unplaced: readonly UnplacedError[]): string | null {
  const { t } = useTranslation()
  const words = unplaced.map(({ labels, words: sentence }) =>
    [dotted(labels.map(label => t(label))), sentence].filter(part => part !== '').join(': '),
  )
  const all = [...(banner === null ? [] : [banner]), ...words]
  return all.length === 0 ? null : all.join(' ')
}
