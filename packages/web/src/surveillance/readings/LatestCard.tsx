import type { Instant } from '@vicino/domain/days/instant.ts'
import { type CurveName, curves } from '@vicino/domain/surveillance/curves.ts'
import { limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import type { LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import { latestValues, type TrendPoint } from '@vicino/domain/surveillance/trend.ts'
import { IconChartLine, IconRulerMeasure } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { MarkSigns } from '../MarkSign.tsx'
import { agoWords, type Measured, measuredOf } from '../measured-words.ts'
import classes from '../Surveillance.module.css'

type Props = { dossierId: string; points: readonly TrendPoint[]; course: readonly LimitsPeriod[] }

/** Tiles that stand there at first on a phone, where more of them would push the readings out of sight. */
const foldedTo = 4

type Tile = Measured & { curve: CurveName; measured_at: Instant }

/** What is to be watched comes first: a fold must not hide it. */
const urgency = ({ marks }: Tile): number =>
  marks.length === 0 ? 2 : marks.some(({ mark }) => mark.level === 'red') ? 0 : 1

function tilesOf(points: readonly TrendPoint[], course: readonly LimitsPeriod[], t: TFunction): Tile[] {
  const latest = latestValues(points)
  const tiles = curves.flatMap(({ value: curve, fields }) => {
    const last = latest[fields[0]]
    if (!last) return []
    const point = points.find(({ _id }) => _id === last._id)!
    const only = Object.fromEntries(fields.map(field => [field, point[field]]))
    const [measured] = measuredOf(only, limitsAt(course, last.measured_at), t)
    return [{ ...measured!, curve, measured_at: last.measured_at }]
  })
  return tiles.toSorted((one, other) => urgency(one) - urgency(other))
}

/** The last value of each parameter with its age, each leading to its course. */
export function LatestCard({ dossierId, points, course }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [isWhole, setWhole] = useState(false)
  const tiles = tilesOf(points, course, t)
  return (
    <Card title={t('Ultimi valori')}>
      <div className={`${classes.tiles} ${isWhole ? '' : classes.folded}`}>
        {tiles.map(({ curve, label, words, marks, measured_at }) => {
          const trend = pages.readingTrends.link({ dossierId }, { of: curve })
          return (
            <Link key={curve} {...trend} className={classes.tile}>
              <span className={classes.name}>{label}</span>
              <span className={classes.number}>{words}</span>
              <span className={classes.ago}>{agoWords(measured_at, today, t)}</span>
              {marks.length > 0 && (
                <span className={classes.measured}>
                  <MarkSigns marks={marks} />
                </span>
              )}
            </Link>
          )
        })}
      </div>
      <div className={classes.actions}>
        {!isWhole && tiles.length > foldedTo && (
          <span className={classes.unfold}>
            <Button variant="default" onClick={() => setWhole(true)}>
              {t('Vedi altri')}
            </Button>
          </span>
        )}
        <LinkButton
          link={pages.readingTrends.link({ dossierId })}
          variant="default"
          leftSection={<IconChartLine size={20} aria-hidden />}
        >
          {t('Andamento')}
        </LinkButton>
        <LinkButton
          link={pages.readingLimits.link({ dossierId })}
          variant="default"
          leftSection={<IconRulerMeasure size={20} aria-hidden />}
        >
          {t('Limiti')}
        </LinkButton>
      </div>
    </Card>
  )
}
