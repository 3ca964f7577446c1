import { type Answers, answersIn } from '@vicino/domain/form/answers.ts'
import type { BlockField, Field, FieldKind, GroupField } from '@vicino/domain/form/field.ts'
import { type ComponentType, memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { DateView } from './DateView.tsx'
import { FollowUp } from './FieldCard.tsx'
import classes from './FieldTree.module.css'
import type { FieldViewProps } from './field-view.ts'
import { type Branch, gateTree } from './gate-tree.ts'
import { ListView } from './ListView.tsx'
import { NumberView } from './NumberView.tsx'
import { OptionsView } from './OptionsView.tsx'
import { RuleQuestion } from './RuleQuestion.tsx'
import { TextView } from './TextView.tsx'
import { TimeView } from './TimeView.tsx'
import { late } from '../ui/late.ts'

// Few forms hold an amount on a line, or a list of entries with its sheet that asks for a reason.
const SliderView = late(async () => (await import('./SliderView.tsx')).SliderView, <RowsSkeleton rows={1} />)
const EntriesView = late(
  async () => (await import('./EntriesView.tsx')).EntriesView,
  <RowsSkeleton rows={2} />,
)

type Views = { readonly [Kind in FieldKind]: ComponentType<FieldViewProps<Extract<Field, { kind: Kind }>>> }

/** How each kind of field is shown. Groups hold fields themselves, so all of them stand in one file. */
const views: Views = {
  choice: OptionsView,
  question: OptionsView,
  flag: OptionsView,
  score: OptionsView,
  text: TextView,
  list: ListView,
  slider: SliderView,
  number: NumberView,
  date: DateView,
  time: TimeView,
  group: GroupView,
  block: BlockView,
  entries: EntriesView,
}

/** One field of a form. It is drawn again only when what it shows has changed. */
const FieldView = memo(function FieldView(props: FieldViewProps) {
  const View = views[props.field.kind] as ComponentType<FieldViewProps>
  return <View {...props} />
})

export type ToldToFields = Pick<FieldViewProps, 'errors' | 'disabled' | 'onAnswer'>

type Props = ToldToFields & { branch: Branch; answers: Answers; prefix: string; titled?: boolean }

/** A question, and below it what its answer opened. */
export function FieldTree({ branch, answers, prefix, titled = false, ...told }: Props) {
  const { name, field, opened } = branch
  return (
    <>
      <FieldView field={field} path={`${prefix}${name}`} answer={answers[name]} titled={titled} {...told} />
      <RuleQuestion path={`${prefix}${name}`} />
      {opened.length > 0 && (
        <FollowUp>
          {opened.map(inner => (
            <FieldTree key={inner.name} branch={inner} answers={answers} prefix={prefix} {...told} />
          ))}
        </FollowUp>
      )}
    </>
  )
}

/** The fields inside a group or a device. */
function InnerFields({ field, path, answer, titled: _, ...told }: FieldViewProps<GroupField | BlockField>) {
  const answers = answersIn({ [path]: answer }, path)
  return gateTree(field, answers).map(branch => (
    <FieldTree key={branch.name} branch={branch} answers={answers} prefix={`${path}.`} {...told} />
  ))
}

/** Fields under one name. */
function GroupView(props: FieldViewProps<GroupField>) {
  const { t } = useTranslation()
  return (
    <Stack as="fieldset">
      <legend className={classes.name}>{t(props.field.label)}</legend>
      <InnerFields {...props} />
    </Stack>
  )
}

/** A thing that is there or not, and once it is there its details. The question wears the name of the thing. */
function BlockView(props: FieldViewProps<BlockField>) {
  const named = useMemo(() => withName(props.field), [props.field])
  return <InnerFields {...props} field={named} />
}

function withName({ label, fields, ...block }: BlockField): BlockField {
  const { is_active: switched, ...details } = fields
  return { ...block, label, fields: { is_active: { ...(switched as Field), label }, ...details } }
}
