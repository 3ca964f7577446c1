import { screen } from '@testing-library/react'
import { Clock } from '@vicino/domain/days/clock.ts'
import { Day } from '@vicino/domain/days/day.ts'
import { PressureText } from '@vicino/domain/surveillance/blood-pressure.ts'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { fieldOf } from '../../drafts/field-of.ts'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { show } from '../../testing/show.tsx'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Stepper } from '../../ui/fields/Stepper.tsx'
import { PressureField } from './PressureField.tsx'

const label = 'Campo'
const sent: unknown[] = []

/** A form of one field that stands filled. */
function OneField<Value>(props: {
  field: ComponentType<FieldProps<Value>>
  schema: z.ZodMiniType
  value: Value
}) {
  const draft = useDraftForm({
    key: 'vitals.new',
    schema: z.object({ value: props.schema }),
    start: { value: props.value },
    send: async values => sent.push(values),
    onSaved: () => undefined,
  })
  return (
    <DraftForm draft={draft} banner={null}>
      <props.field label={label} {...fieldOf(draft.form, 'value')} />
    </DraftForm>
  )
}

const Tablets = (props: FieldProps<number>) => <Stepper {...props} max={20} />
const Pressure = ({ value, onChange, error }: FieldProps<string | null>) => (
  <PressureField value={value} onChange={onChange} error={error} />
)

const noNumber = 'Scrivere un numero, per esempio 1.5.'

test.each([
  [
    'number',
    'a1',
    noNumber,
    <OneField<number | null> key="n" field={NumberField} schema={z.number()} value={120} />,
  ],
  [
    'number',
    '-',
    noNumber,
    <OneField<number | null> key="n" field={NumberField} schema={z.number()} value={120} />,
  ],
  ['count', 'due', noNumber, <OneField key="s" field={Tablets} schema={z.number()} value={2} />],
  [
    'day',
    'domani',
    'Scrivere la data così: 20.11.2026',
    <OneField<string | null> key="d" field={DayField} schema={Day} value="2026-11-20" />,
  ],
  [
    'day that no calendar has',
    '31.02.2026',
    'Questa data non esiste.',
    <OneField<string | null> key="d" field={DayField} schema={Day} value="2026-11-20" />,
  ],
  [
    'clock',
    '99',
    "Scrivere l'ora così: 08:30",
    <OneField<string | null> key="c" field={ClockField} schema={Clock} value="08:00" />,
  ],
  [
    'pressure',
    'alta',
    'Scrivere la pressione così: 120/80',
    <OneField<string | null> key="p" field={Pressure} schema={PressureText} value="80-120" />,
  ],
  [
    'pressure with the smaller number first',
    '130/140',
    'La massima deve superare la minima.',
    <OneField<string | null> key="p" field={Pressure} schema={PressureText} value="80-120" />,
  ],
])('a %s: %s over what stood there stands as typed, and is refused in one sentence', async (...row) => {
  const [, typed, sentence, form] = row
  sent.length = 0
  answerCalls(() => ({ body: null }))
  const { user, container } = await show(form)
  const field = await screen.findByRole('textbox')
  await user.tripleClick(field)
  await user.keyboard(typed)
  await user.tab()
  expect(field).toHaveValue(typed)
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(field).toHaveValue(typed)
  expect(field).toHaveFocus()
  const said = Array.from(container.querySelectorAll('p, [role="alert"]'), ({ textContent }) => textContent)
  expect(said).toEqual([sentence])
  expect(sent).toEqual([])
})

test('the digit typed after a sign that was no number makes none: it is written anew', async () => {
  sent.length = 0
  answerCalls(() => ({ body: null }))
  const { user } = await show(<OneField<number | null> field={NumberField} schema={z.number()} value={120} />)
  const field = await screen.findByRole('textbox')
  await user.tripleClick(field)
  await user.keyboard('a12')
  expect(field).toHaveValue('a12')
  await user.tripleClick(field)
  await user.keyboard('12')
  expect(screen.queryByText(noNumber)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect.poll(() => sent).toEqual([{ value: 12 }])
})
