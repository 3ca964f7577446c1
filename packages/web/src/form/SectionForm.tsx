import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { type Answers, answersIn } from '@vicino/domain/form/answers.ts'
import type { Form } from '@vicino/domain/form/field.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../ui/layout/Stack.tsx'
import { FieldCard, FieldRow } from './FieldCard.tsx'
import { FieldTree, type ToldToFields } from './FieldTree.tsx'
import { type Branch, gateTree } from './gate-tree.ts'
import { partCards } from './part-cards.ts'
import { cardRows } from './card-rows.ts'

type Props = ToldToFields & {
  section: Section
  answers: Answers
  /** Which of the section's screens is shown; undefined for its main one. */
  screen?: string | undefined
  /** What stands in the place of a field, around the rows that the form itself would show. */
  dress?: (name: string, shown: ReactNode) => ReactNode
}

const asShown = (_name: string, shown: ReactNode): ReactNode => shown

/** A section from its definition alone: cards for each of its parts, in which only shown questions stand. */
export function SectionForm({ section, answers, screen, dress = asShown, ...told }: Props) {
  const { t } = useTranslation()
  const cards = partCards(section, answers).filter(({ part }) => part.screen?.slug === screen)
  return (
    <Stack>
      {cards.map(({ key, label, group, rows }) => {
        const within = group === null ? answers : answersIn(answers, group)
        const prefix = group === null ? '' : `${group}.`
        const shown = cardRows(rows).map(row => (
          <Row key={row[0]!.name} {...{ row, prefix, label }} answers={within} {...told} />
        ))
        return (
          <FieldCard key={key} title={label === null ? undefined : t(label)}>
            {group === null ? shown : dress(group, shown)}
          </FieldCard>
        )
      })}
    </Stack>
  )
}

type RowProps = ToldToFields & {
  row: readonly Branch[]
  answers: Answers
  prefix: string
  label: string | null
}

/** A row of a card; what has the name of its card doesn't say it twice. */
function Row({ row, label, ...shown }: RowProps) {
  return (
    <FieldRow>
      {row.map(branch => (
        <FieldTree key={branch.name} branch={branch} titled={branch.field.label === label} {...shown} />
      ))}
    </FieldRow>
  )
}

/** The rows of a form outside any section, for example of a new entry. */
export function FormRows({ form, answers, ...told }: ToldToFields & { form: Form; answers: Answers }) {
  return cardRows(gateTree(form, answers)).map(row => (
    <Row key={row[0]!.name} row={row} answers={answers} prefix="" label={null} {...told} />
  ))
}
