import { useForm } from '@mantine/form'
import { addDays } from '@vicino/domain/days/day.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import { curves } from '@vicino/domain/surveillance/curves.ts'
import { ofEachMeasure } from '@vicino/domain/surveillance/measure.ts'
import type { TrendPoint } from '@vicino/domain/surveillance/trend.ts'
import type { Gallery } from '../gallery/gallery.ts'
import { someReading } from '@vicino/domain/testing/some-reading.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card, Page } from '../ui/page/Page.tsx'
import { LatestCard } from './readings/LatestCard.tsx'
import { ReadingFields } from './readings/ReadingFields.tsx'
import { ReadingsTable } from './readings/ReadingsTable.tsx'
import { type ReadingValues, valuesOf } from './readings/reading-values.ts'
import { TrendChart } from './trends/TrendChart.tsx'
import { TrendTable } from './trends/TrendTable.tsx'

const first = '2026-11-01'
const points: TrendPoint[] = Array.from({ length: 20 }, (_, index) => {
  const { _id } = someReading()
  return {
    _id: `${_id}${index}`,
    measured_at: instantOf(addDays(first, index), '08:10'),
    ...ofEachMeasure(() => null),
    bp_max: 138 + ((index * 13) % 50),
    bp_min: 76 + ((index * 7) % 24),
    hr: 64 + ((index * 11) % 40),
    sat_o2: 90 + (index % 9),
    rr: index === 12 ? 8 : null,
    temperature: index > 14 ? 36.6 : 36.4 + Math.max(0, 3 - Math.abs(index - 11)),
    weight: 70 + index / 10,
  }
})
const span = { from: instantOf(first, '00:00'), to: instantOf(addDays(first, 21), '00:00') }
const drawn = curves.filter(({ fields }) => points.some(point => point[fields[0]] !== null))

const whole = someReading({
  hr_irregular: true,
  sat_o2: 88,
  sat_o2_quantity: 1.5,
  rr: 8,
  temperature: 39.2,
  consciousness: 'C',
  glyc: 3.6,
  weight: 70.4,
  diuresis: 380,
  bh: -850,
  urine: 'marsala',
  bm: 'bristol_6',
  note: 'Sudore e tremore: dato succo d’arancia. '.repeat(4),
})
const rows = [
  whole,
  someReading({ _id: 'plain' }),
  { ...whole, _id: 'struck', struck: { reason: 'Doppione' } },
]

const Rows = () => (
  <Page width="full">
    <ReadingsTable dossierId={whole.dossierId} readings={rows} course={[]} />
  </Page>
)

const Latest = () => (
  <Page>
    <LatestCard dossierId={whole.dossierId} points={points} course={[]} />
  </Page>
)

const Trends = () => (
  <Page>
    <Stack>
      <Card>
        {drawn.map(curve => (
          <TrendChart key={curve.value} curve={curve} points={points} span={span} course={[]} />
        ))}
      </Card>
      <Card>
        <TrendTable curves={drawn} points={points} course={[]} />
      </Card>
    </Stack>
  </Page>
)

function Form() {
  const form = useForm<ReadingValues>({
    initialValues: { ...valuesOf(whole), bp: '120' },
    initialErrors: { time: 'Questo momento è nel futuro.' },
  })
  return (
    <Page width="form">
      <ReadingFields form={form} onTyping={() => undefined} />
    </Page>
  )
}

export const gallery: Gallery = {
  title: 'Sorveglianza',
  entries: [
    { name: 'Rilevazioni', show: () => <Rows /> },
    { name: 'Ultimi valori', show: () => <Latest /> },
    { name: 'Andamento', show: () => <Trends /> },
    { name: 'Modulo', show: () => <Form /> },
  ],
}
