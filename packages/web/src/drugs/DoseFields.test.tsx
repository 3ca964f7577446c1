import { useForm } from '@mantine/form'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/show.tsx'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { DoseFields } from './DoseFields.tsx'
import { type DrugValues, valuesOf } from './drug-values.ts'

const written: DrugValues[] = []

function Form() {
  const form = useForm<DrugValues>({ initialValues: valuesOf(someDrug({ reserve: true, morning: 1 })) })
  written.push(form.values)
  return <DoseFields form={form} />
}

const most = () => screen.getByRole('textbox', { name: 'Massimo in 24 ore' })
const interval = () => screen.getByRole('textbox', { name: 'Intervallo minimo' })

test.each<[string, () => HTMLElement, string, RegExp, string[]]>([
  ['more tablets than a day seldom holds', most, '24', /Ha scritto 24. Di solito/, ['Mantieni 24', 'Usa 20']],
  ['more than any dose may hold', most, '240', /Ha scritto 240. Il valore può andare da/, ['Correggi']],
  ['none at all', most, '0', /Ha scritto 0. Il valore può andare da 0.25 a/, ['Correggi']],
  ['two days between doses', interval, '48', /Ha scritto 48. Di solito/, ['Mantieni 48', 'Usa 24']],
  [
    'more than a week between doses',
    interval,
    '400',
    /Ha scritto 400. Il valore può andare da/,
    ['Correggi'],
  ],
])('%s is asked about, never taken silently', async (_, field, typed, sentence, choices) => {
  const { user } = await show(<Form />)
  await user.type(field(), typed)
  await user.tab()
  expect(screen.getByText(sentence)).toBeVisible()
  for (const name of choices) expect(screen.getByRole('button', { name })).toBeVisible()
  expect(screen.queryAllByRole('button', { name: /^(Mantieni|Usa|Correggi)/ })).toHaveLength(choices.length)
})

test('what was kept is kept as typed, and asked anew when it counts something else', async () => {
  const { user } = await show(<Form />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unità della dose' }), 'ml')
  await user.type(most(), '60')
  await user.tab()
  expect(screen.queryByText(/^Ha scritto/)).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unità della dose' }), 'tablet')
  await user.click(screen.getByRole('button', { name: 'Mantieni 60' }))
  expect(most()).toHaveValue('60')
  expect(written.at(-1)).toMatchObject({ dose_unit: 'tablet', reserve_max_24h: 60 })
})

test('five minutes are asked as minutes, and kept as the hours that hold them', async () => {
  const { user } = await show(<Form />)
  await user.type(screen.getByRole('textbox', { name: 'Minuti' }), '5')
  await user.tab()
  expect(written.at(-1)).toMatchObject({ reserve_min_interval_hours: 0.0833 })
})
