import type { Answers } from '@vicino/domain/form/answers.ts'
import type { EntriesField } from '@vicino/domain/form/field.ts'
import { useTranslation } from 'react-i18next'
import { FieldCard, FieldRow } from './FieldCard.tsx'
import { FieldTree, type Told } from './FieldTree.tsx'
import { gateTree } from './gate-tree.ts'

/** The form of one new entry. */
export function EntryForm({ field, answers, ...told }: Told & { field: EntriesField; answers: Answers }) {
  const { t } = useTranslation()
  return (
    <FieldCard title={t(field.add.label)}>
      {gateTree(field, answers).map(branch => (
        <FieldRow key={branch.name}>
          <FieldTree branch={branch} answers={answers} prefix="" {...told} />
        </FieldRow>
      ))}
    </FieldCard>
  )
}
