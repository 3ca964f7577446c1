import { type Curve, curves } from '@vicino/domain/surveillance/curves.ts'
import { type MeasureGroup, measureGroups, measures } from '@vicino/domain/surveillance/measure.ts'
import { seenAfter } from '@vicino/domain/surveillance/reading.ts'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { HandoverSwitch } from '../../records/HandoverSwitch.tsx'
import { useDossier } from '../../session/dossier.ts'
import { FieldGroup, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { MeasureField } from './MeasureField.tsx'
import { MomentFields } from './MomentFields.tsx'
import { SeenField } from './ObservedFields.tsx'
import { PressureField } from './PressureField.tsx'
import type { ReadingForm } from './reading-values.ts'
import { typingArea } from './typing-area.ts'

type Props = {
  form: ReadingForm
  onTyping: (typing: boolean) => void
  /** What this client usually has measured: it comes first. */
  usual?: readonly Curve[]
  /** Around what is seldom measured; without it all stands open, as it does where something is corrected. */
  Fold?: ComponentType<FoldProps>
}

export type FoldProps = { form: ReadingForm; title: string; asked: readonly Curve[]; children: ReactNode }

/** Everything that can be measured or seen at one moment, in the order in which a nurse goes about it. */
export function ReadingFields({ form, onTyping, ...asking }: Props) {
  const { _id: dossierId } = useDossier()
  return (
    <Stack>
      <Card>
        <MomentFields
          date={fieldOf(form, 'date')}
          time={fieldOf(form, 'time')}
          hour={fieldOf(form, 'hour')}
          isNew={form.values.version === 0}
        />
      </Card>
      <div {...typingArea(onTyping)}>
        <AskedFields form={form} {...asking} />
      </div>
      <Card>
        <HandoverSwitch
          kind="ClinicalParameter"
          dossierId={dossierId}
          handover={fieldOf(form, 'handover')}
          to={fieldOf(form, 'handover_to')}
          before={form.getInitialValues().handover}
        />
      </Card>
    </Stack>
  )
}

/** What is usual in one card, the rest below it in its groups. */
function AskedFields({ form, usual = [], Fold }: Omit<Props, 'onTyping'>) {
  const { t } = useTranslation()
  const ofGroup = (group: MeasureGroup): Curve[] =>
    curves.filter(curve => measures[curve.fields[0]].group === group && !usual.includes(curve))
  return (
    <Stack>
      {usual.length > 0 && <GroupCard form={form} title={t('Misurati di solito')} asked={usual} />}
      {measureGroups.map(({ value: group, label }) => {
        const asked = ofGroup(group)
        return Fold && group === 'elimination' && asked.length > 0 ? (
          <Fold key={group} form={form} title={t(label)} asked={asked}>
            <AskedInTwos form={form} asked={asked} />
          </Fold>
        ) : (
          <GroupCard key={group} form={form} title={t(label)} asked={asked} />
        )
      })}
      <Card>
        <NoteField label={t('Nota')} {...fieldOf(form, 'note')} />
      </Card>
    </Stack>
  )
}

type GroupProps = Omit<FoldProps, 'children'>

function GroupCard({ form, title, asked }: GroupProps) {
  if (asked.length === 0) return null
  return (
    <Card>
      <FieldGroup title={title}>
        <AskedInTwos form={form} asked={asked} />
      </FieldGroup>
    </Card>
  )
}

const AskedInTwos = ({ form, asked }: Omit<GroupProps, 'title'>) =>
  inTwos(asked).map(both => <SideFields key={both[0]!.value} form={form} both={both} />)

const inTwos = <One,>(all: readonly One[]): One[][] =>
  all.flatMap((_, index) => (index % 2 === 0 ? [all.slice(index, index + 2)] : []))

/** Two numbers beside each other, a pressure as one of them, and below what is seen along with them. */
function SideFields({ form, both }: { form: ReadingForm; both: readonly Curve[] }) {
  const seen = both.flatMap(({ fields }) => fields.flatMap(field => seenAfter[field] ?? []))
  return (
    <>
      <SideBySide>
        {both.map(({ value }) =>
          value === 'bp' ? (
            <PressureField key={value} {...fieldOf(form, value)} />
          ) : (
            <MeasureField key={value} field={value} {...fieldOf(form, value)} />
          ),
        )}
      </SideBySide>
      {seen.map(field => (
        <SeenField key={field} form={form} field={field} />
      ))}
    </>
  )
}
