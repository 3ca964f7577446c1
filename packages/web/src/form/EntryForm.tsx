import type { Answers } from '@vicino/domain/form/answers.ts'
import type { EntriesField } from '@vicino/domain/form/field.ts'
import { useTranslation } from 'react-i18next'
import { FieldCard } from './FieldCard.tsx'
import type { ToldToFields } from './FieldTree.tsx'
import { FormRows } from './SectionForm.tsx'

/** The form of one new entry. */
export function EntryForm({
  field,
  answers,
  ...told
}: ToldToFields & { field: EntriesField; answers: Answers }) {
  const { t } = useTranslation()
  return (
    <FieldCard title={t(field.add.label)}>
      <FormRows form={field} answers={answers} {...told} />
    </FieldCard>
  )
}
