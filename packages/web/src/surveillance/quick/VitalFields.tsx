import { type MeasureField as Measured, measures as rows } from '@vicino/domain/surveillance/measure.ts'
import type { QuickMeasure } from '@vicino/domain/surveillance/quick-reading.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { fieldOf } from '../../drafts/field-of.ts'
import { HandoverSwitch } from '../../records/HandoverSwitch.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { MeasureField } from '../readings/MeasureField.tsx'
import { MomentFields } from '../readings/MomentFields.tsx'
import { ConsciousnessField, RhythmField } from '../readings/ObservedFields.tsx'
import { OldMomentNotice } from '../readings/OldMomentNotice.tsx'
import type { TypingArea } from '../readings/typing-area.ts'
import classes from './QuickReading.module.css'
import type { QuickForm, VitalsForm } from './use-vitals-form.ts'

const hasTap = ({ field }: QuickMeasure): number => (rows[field].zero ? 1 : 0)

type NumbersProps = {
  form: QuickForm
  area: TypingArea
  measures: readonly QuickMeasure[]
  /** The last value of a number with its age, where there is one: in sight, and never in the field. */
  last?: (field: Measured) => string | undefined
}

/** Numbers two beside each other. What is also answered by a tap takes two places, and stands after what is only typed. */
export function VitalNumbers({ form, area, measures, last }: NumbersProps) {
  const inPairs = measures.toSorted((one, other) => hasTap(one) - hasTap(other))
  return (
    <div className={classes.quick} {...area}>
      {inPairs.map(({ field, name }) => (
        <MeasureField key={field} quick field={field} last={last?.(field)} {...fieldOf(form, name)} />
      ))}
    </div>
  )
}

type ObservationsProps = {
  vitals: Pick<VitalsForm, 'draft' | 'begunAt'>
  /** False where how old the moment is stands elsewhere. */
  saysAge?: boolean
}

/** What is seen beside the numbers, and when. */
export function VitalObservations({ vitals: { draft, begunAt }, saysAge = true }: ObservationsProps) {
  const { form } = draft
  return (
    <Fields>
      <RhythmField {...fieldOf(form, 'hr_irregular')} />
      <ConsciousnessField {...fieldOf(form, 'consciousness')} />
      <MomentFields
        key={begunAt}
        date={fieldOf(form, 'date')}
        time={fieldOf(form, 'time')}
        hour={fieldOf(form, 'hour')}
        isNew={saysAge}
      />
    </Fields>
  )
}

/** How old the moment is of what stands in a form whose moment is folded away; nothing while it is of now. */
export function VitalAge({ vitals: { draft, begunAt } }: Pick<ObservationsProps, 'vitals'>) {
  const { form } = draft
  const { date, time, hour } = form.values
  return (
    <OldMomentNotice
      key={begunAt}
      date={date}
      time={time}
      hour={hour}
      onNow={moment => form.setValues(moment)}
    />
  )
}

export function VitalHandover({ form, dossierId }: { form: QuickForm; dossierId: Id }) {
  return (
    <HandoverSwitch
      kind="ClinicalParameter"
      dossierId={dossierId}
      handover={fieldOf(form, 'handover')}
      to={fieldOf(form, 'handover_to')}
    />
  )
}
