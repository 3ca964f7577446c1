import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { type Answers, answersIn } from '@vicino/domain/form/answers.ts'
import type { GroupField } from '@vicino/domain/form/field.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../ui/page/Page.tsx'
import { FieldCard, FieldRow } from './FieldCard.tsx'
import { FieldTree, type Told } from './FieldTree.tsx'
import { type Branch, gateTree } from './gate-tree.ts'

type Props = Told & {
  section: Section
  answers: Answers
  /** Which of the section's screens is shown; undefined for its main one. */
  screen?: string | undefined
  /** What stands in the place of a field, around the rows that the form itself would show. */
  dress?: (name: string, shown: ReactNode) => ReactNode
}

const asShown = (_name: string, shown: ReactNode): ReactNode => shown

/** A section from its definition alone: a card for each of its parts, in which only shown questions stand. */
export function SectionForm({ section, answers, screen, dress = asShown, ...told }: Props) {
  const roots = gateTree(section, answers)
  return (
    <Stack>
      {section.parts
        .filter(part => part.screen?.slug === screen)
        .map(({ label, fields }) => (
          <PartCard
            key={label}
            label={label}
            roots={roots.filter(({ name }) => fields.includes(name))}
            answers={answers}
            dress={dress}
            {...told}
          />
        ))}
    </Stack>
  )
}

type CardProps = Told &
  Required<Pick<Props, 'answers' | 'dress'>> & { label: string; roots: readonly Branch[] }

/** One part. A group that stands alone in it lends it its name; what has the name of its card doesn't say it twice. */
function PartCard({ label, roots, answers, dress, ...told }: CardProps) {
  const { t } = useTranslation()
  const [first] = roots
  if (!first) return null
  if (roots.length === 1 && first.field.kind === 'group' && first.opened.length === 0)
    return (
      <FieldCard title={t(first.field.label)}>
        {dress(first.name, <GroupRows field={first.field} name={first.name} answers={answers} {...told} />)}
      </FieldCard>
    )
  const isList = roots.length === 1 && first.field.kind === 'entries'
  return (
    <FieldCard title={isList ? undefined : t(label)}>
      {roots.map(branch =>
        dress(
          branch.name,
          <FieldRow key={branch.name}>
            <FieldTree
              branch={branch}
              answers={answers}
              prefix=""
              titled={branch.field.label === label}
              {...told}
            />
          </FieldRow>,
        ),
      )}
    </FieldCard>
  )
}

/** The questions of a group as rows of its card. */
function GroupRows({
  field,
  name,
  answers,
  ...told
}: Told & { field: GroupField; name: string; answers: Answers }) {
  const inner = answersIn(answers, name)
  return gateTree(field, inner).map(branch => (
    <FieldRow key={branch.name}>
      <FieldTree branch={branch} answers={inner} prefix={`${name}.`} {...told} />
    </FieldRow>
  ))
}
