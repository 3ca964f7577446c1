import type { LimitsByField } from '@vicino/domain/surveillance/limits.ts'
import { type MeasureField, measureFields } from '@vicino/domain/surveillance/measure.ts'
import { latestValues, type TrendPoint } from '@vicino/domain/surveillance/trend.ts'
import { IconChartLine, IconRulerMeasure } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { useToday } from '../i18n/use-today.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { linkProps } from '../ui/link-target.ts'
import { Card } from '../ui/page/Page.tsx'
import { curveOf } from '@vicino/domain/surveillance/curves.ts'
import { MarkSign } from './MarkSign.tsx'
import { agoWords, measuredOf } from './measured-words.ts'
import classes from './Surveillance.module.css'

type Props = { dossierId: string; points: readonly TrendPoint[]; limits: LimitsByField }

/** The last value of each parameter with its age, each leading to its course. */
export function LatestCard({ dossierId, points, limits }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const latest = latestValues(points)
  const shown = measureFields.filter(field => field !== 'bp_min' && latest[field])
  return (
    <Card title={t('Ultimi valori')}>
      <div className={classes.tiles}>
        {shown.map(field => {
          const { _id, measured_at } = latest[field]!
          const point = points.find(one => one._id === _id)!
          const [measured] = measuredOf(only(field, point), limits, t)
          const trend = { ...pages.parameterTrends.link({ dossierId }), search: { of: curveOf(field) } }
          return (
            <Link key={field} {...linkProps(trend)} className={classes.tile}>
              <span className={classes.name}>{measured!.label}</span>
              <span className={classes.number}>{measured!.words}</span>
              <span className={classes.ago}>{agoWords(measured_at, today, t)}</span>
              {measured!.mark && (
                <span>
                  <MarkSign mark={measured!.mark} />
                </span>
              )}
            </Link>
          )
        })}
      </div>
      <div className={classes.actions}>
        <LinkButton
          link={pages.parameterTrends.link({ dossierId })}
          variant="default"
          leftSection={<IconChartLine size={20} aria-hidden />}
        >
          {t('Andamento')}
        </LinkButton>
        <LinkButton
          link={pages.parameterLimits.link({ dossierId })}
          variant="default"
          leftSection={<IconRulerMeasure size={20} aria-hidden />}
        >
          {t('Limiti')}
        </LinkButton>
      </div>
    </Card>
  )
}

/** One parameter out of a reading; a pressure is two numbers. */
const only = (field: MeasureField, point: TrendPoint): Partial<TrendPoint> =>
  field === 'bp_max' ? { bp_max: point.bp_max, bp_min: point.bp_min } : { [field]: point[field] }
