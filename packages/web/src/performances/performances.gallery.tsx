import type { Gallery } from '../gallery/gallery.ts'
import { somePerformance } from '@vicino/domain/testing/some-performance.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card, Page } from '../ui/page/Page.tsx'
import { notHanded } from '../records/handed.ts'
import { ChosenLines } from './ChosenLines.tsx'
import { FinishedServices } from './FinishedServices.tsx'
import type { PerformanceLine } from './performance-line.ts'
import { PerformanceFacts } from './PerformanceFacts.tsx'
import { PerformanceRow } from './PerformanceRow.tsx'
import { RangeFilter } from './RangeFilter.tsx'

const nothing = (): void => undefined
const { service_details: dressing } = somePerformance()
const long = {
  ...dressing,
  code: '5002.450',
  name: 'Sostegno nell’attuazione della terapia nella vita quotidiana e in situazioni di crisi',
}
const lines: PerformanceLine[] = [
  { service_details: dressing, duration: 18, comment: '', ...notHanded },
  {
    service_details: { ...long, letter: 'C' },
    duration: 75,
    comment: 'Presente la figlia.',
    ...notHanded,
  },
]
const performances = [
  somePerformance(),
  somePerformance({ _id: 'long', service_details: long, duration: 600, comment: 'Più a lungo del solito.' }),
  somePerformance({ _id: 'struck', struck: { reason: 'Cliente sbagliato' } }),
]

const Rows = () => (
  <Page>
    <Card>
      <ul>
        {performances.map(performance => (
          <PerformanceRow
            key={performance._id}
            performance={performance}
            {...(!performance.struck && { selected: performance._id === 'long', onToggle: nothing })}
          />
        ))}
      </ul>
    </Card>
  </Page>
)

const Facts = () => (
  <Page>
    <Stack>
      {performances.map(performance => (
        <Card key={performance._id}>
          <PerformanceFacts performance={performance} />
        </Card>
      ))}
    </Stack>
  </Page>
)

const Lines = () => (
  <Page width="form">
    <ChosenLines
      dossierId={somePerformance().dossierId}
      lines={lines}
      errors={{ 'performances.0.duration': 'Il valore ha troppe cifre decimali.' }}
      onChange={nothing}
      onChooseAgain={nothing}
    />
  </Page>
)

const Filter = () => (
  <Page>
    <RangeFilter range={{ startDate: '2026-11-01', endDate: '2026-11-20' }} onChange={nothing} />
  </Page>
)

const End = () => (
  <FinishedServices
    task={someTask({
      status: 'completed',
      started_at: '2026-11-20T07:02:00.000Z',
      ended_at: '2026-11-20T08:35:00.000Z',
    })}
    lines={lines}
    real={93}
    recording={{
      send: async () => false,
      saving: false,
      banner: null,
      recorded: [],
      used: [],
      clear: nothing,
    }}
    onClose={nothing}
  />
)

export const gallery: Gallery = {
  title: 'Prestazioni',
  entries: [
    { name: 'Righe', show: Rows },
    { name: 'Prestazione', show: Facts },
    { name: 'Durate', show: Lines },
    { name: 'Filtro', show: Filter },
    { name: 'Fine della visita', show: End, alone: true },
  ],
}
