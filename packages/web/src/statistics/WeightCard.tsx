import { addDays } from '@vicino/domain/days/day.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { curves } from '@vicino/domain/surveillance/curves.ts'
import { getTrend } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { useWithLimits } from '../surveillance/limits/use-with-limits.ts'
import { TrendChart } from '../surveillance/trends/TrendChart.tsx'
import { TrendTable } from '../surveillance/trends/TrendTable.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { FigureCard } from './FigureCard.tsx'
import classes from './Statistics.module.css'

const weight = curves.find(({ value }) => value === 'weight')!

/** The course of a client's weight over the year, as the course of any parameter stands. */
export function WeightCard({ dossierId, year }: { dossierId: Id; year: number }) {
  const { t } = useTranslation()
  const query = { startDate: `${year}-01-01`, endDate: `${year}-12-31` }
  const read = useWithLimits(useRead(getTrend, { params: { dossierId }, query }), dossierId)
  return (
    <FigureCard title={t('Andamento del peso')}>
      <Loaded read={read} skeleton={<FormSkeleton fields={2} />}>
        {([points, limits]) => {
          const weights = points.filter(point => point.weight !== null)
          if (weights.length === 0)
            return <p className={classes.said}>{t('Nessun peso misurato in questo anno.')}</p>
          const span = {
            from: instantOf(query.startDate, '00:00'),
            to: instantOf(addDays(query.endDate, 1), '00:00'),
          }
          return (
            <>
              <TrendChart curve={weight} points={weights} span={span} course={limits.course} />
              <TrendTable curves={[weight]} points={weights} course={limits.course} />
            </>
          )
        }}
      </Loaded>
    </FigureCard>
  )
}
