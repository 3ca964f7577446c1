import { curves } from '@vicino/domain/surveillance/curves.ts'
import { ofEachMeasure } from '@vicino/domain/surveillance/measure.ts'
import type { TrendPoint } from '@vicino/domain/surveillance/trend.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { TrendChart } from './TrendChart.tsx'

const span = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' }

const pointOf = (values: Partial<TrendPoint>): TrendPoint => ({
  _id: newId(),
  measured_at: '2026-11-20T08:00:00.000Z',
  ...ofEachMeasure(() => null),
  ...values,
})

test.each([
  ['temperature', { temperature: 39.8 }, /39\.8 · .*molto alto/],
  ['temperature', { temperature: 36.6 }, /36\.6 · [^a-z]*$/],
  ['bp', { bp_max: 84, bp_min: 70 }, /84 · .*molto basso.*70 · [^a-z]*$/],
] as const)('one value of %s alone is said with its mark', async (name, values, words) => {
  const curve = curves.find(({ value }) => value === name)!
  await show(<TrendChart curve={curve} points={[pointOf(values)]} span={span} course={[]} />)
  expect(screen.getByRole('figure')).toHaveTextContent(words)
})
