import '../../../packages/web/src/i18n/warm-formatters.ts'
import '../../../packages/web/src/ui/global.css'
import { createRoot } from 'react-dom/client'
import { curves } from '../../../packages/domain/src/surveillance/curves.ts'
import { startTexts } from '../../../packages/web/src/i18n/texts.ts'
import { TrendChart } from '../../../packages/web/src/surveillance/trends/TrendChart.tsx'
import { TrendTable } from '../../../packages/web/src/surveillance/trends/TrendTable.tsx'
import type { ChartWindow } from './chart-page.ts'
import { yearOfReadings } from './readings.ts'

const { points, span } = yearOfReadings()
await startTexts('it')
const root = createRoot(document.getElementById('page')!)
const drawn = curves.filter(({ fields }) => points.some(point => point[fields[0]] !== null))

/** The least that such a picture costs: one line per parameter, drawn once. */
function bareLines(): string {
  const lines = drawn.map(({ fields }) => {
    const line = points.map((point, at) => `${at === 0 ? 'M' : 'L'}${at} ${point[fields[0]] ?? 0}`).join('')
    return `<svg viewBox="0 0 1000 400" width="800" height="150"><path d="${line}" fill="none" stroke="#000"/></svg>`
  })
  return lines.join('')
}

const page: ChartWindow = window
page.bench = {
  show: () =>
    root.render(
      <>
        {drawn.map(curve => (
          <TrendChart key={curve.value} curve={curve} points={points} span={span} course={[]} />
        ))}
        <TrendTable curves={drawn} points={points} course={[]} />
      </>,
    ),
  showBare: () => {
    document.body.innerHTML = bareLines()
  },
}
