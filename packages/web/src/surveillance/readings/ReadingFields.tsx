import { type Curve, curves } from '@vicino/domain/surveillance/curves.ts'
import { measureGroups, measures } from '@vicino/domain/surveillance/measure.ts'
import { seenAfter } from '@vicino/domain/surveillance/reading.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { HandoverSwitch } from '../../records/HandoverSwitch.tsx'
import { useDossier } from '../../session/dossier.ts'
import { FieldGroup, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { Card, Stack } from '../../ui/page/Page.tsx'
import { MeasureField } from './MeasureField.tsx'
import { MomentFields } from './MomentFields.tsx'
import { SeenField } from './ObservedFields.tsx'
import { PressureField } from './PressureField.tsx'
import type { ReadingForm } from './reading-values.ts'
import { typingArea } from './typing-area.ts'

type Props = { form: ReadingForm; onTyping: (typing: boolean) => void }

/** Everything that can be measured or seen at one moment, in the order in which a nurse goes about it. */
export function ReadingFields({ form, onTyping }: Props) {
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
        <MeasuredFields form={form} />
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

function MeasuredFields({ form }: { form: ReadingForm }) {
  const { t } = useTranslation()
  return (
    <Stack>
      {measureGroups.map(({ value: group, label }) => (
        <Card key={group}>
          <FieldGroup title={t(label)}>
            {inTwos(curves.filter(({ fields }) => measures[fields[0]].group === group)).map(both => (
              <SideFields key={both[0]!.value} form={form} both={both} />
            ))}
          </FieldGroup>
        </Card>
      ))}
      <Card>
        <NoteField label={t('Nota')} {...fieldOf(form, 'note')} />
      </Card>
    </Stack>
  )
}

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
