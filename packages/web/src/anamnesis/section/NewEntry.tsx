import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { isAnswered } from '@vicino/domain/form/answers.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import type { DraftFormState } from '../../drafts/use-draft-form.ts'
import { EntryForm } from '../../form/EntryForm.tsx'
import { DropEntry } from './DropEntry.tsx'
import type { SectionValues } from './section-values.ts'
import type { Answering } from './use-answering.ts'

type Props = {
  draft: DraftFormState<SectionValues, AnamnesisSection>
  answering: Answering
  adding: NonNullable<Answering['adding']>
}

/** The form of a new entry in the place of its list. Saving adds it, saves the section and leads back to the list. */
export function NewEntry({ draft, answering, adding: { field, answers } }: Props) {
  const typed = isAnswered(answers)
  const adding = {
    ...draft,
    submit: async (event?: { preventDefault: () => void }) => {
      event?.preventDefault()
      answering.addNow()
    },
  }
  return (
    <DraftForm draft={adding} banner={answering.entryBanner} complete={typed}>
      <EntryForm
        field={field}
        answers={answers}
        errors={answering.errors}
        disabled={false}
        onAnswer={answering.onEntryAnswer}
      />
      <DropEntry typed={typed} onDrop={answering.drop} />
    </DraftForm>
  )
}
