import type { ScorePoint } from '@vicino/domain/anamnesis/anamnesis.ts'
import { getScores } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import { bandNamed, bandsAt, scaleOf } from '@vicino/domain/anamnesis/scales.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Inline } from '../../ui/layout/Inline.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './ScoreCourse.module.css'
import { scoreDecimals } from './score-tones.ts'

/** How a score went over all anamneses: a line for the eye, the same in words below it. One alone is no course. */
export function ScoreCourse({ scale, age }: { scale: Scale; age: number }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const { data: scores = [] } = useRead(getScores, { params: { dossierId } })
  const points = scores.filter(point => point.scale === scale)
  if (points.length < 2) return null
  return (
    <figure className={classes.course}>
      <Text as="figcaption" weight="bold" size={15}>
        {t('Andamento')}
      </Text>
      <CourseLine {...{ scale, age, points }} />
      <ol className={classes.words}>
        {points.toReversed().map(point => (
          <PointWords key={`${point.anamnesisId} ${point.saved_at}`} point={point} />
        ))}
      </ol>
    </figure>
  )
}

function PointWords({ point: { scale, value, band, saved_at, author } }: { point: ScorePoint }) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  return (
    <Inline as="li" lines={2} align="baseline">
      <strong className={classes.total}>{format.number(value, scoreDecimals(scale, value))}</strong>
      <span>{t(bandNamed(scale, band)?.label ?? '')}</span>
      <span className={classes.signed}>
        {format.day(todayIn(saved_at))}, {author.name}
      </span>
    </Inline>
  )
}

const [width, height, inset] = [320, 96, 10]

/** The part of a scale in which the points lie, with some room around them, and the edges of bands in it. */
function windowOf(scale: Scale, age: number, points: readonly ScorePoint[]) {
  const whole = scaleOf(scale)
  const values = points.map(({ value }) => value)
  const room = (whole.max - whole.min) * 0.12
  const min = Math.max(whole.min, Math.min(...values) - room)
  const max = Math.min(whole.max, Math.max(...values) + room)
  const edges = bandsAt(scale, age).flatMap(({ from }) =>
    from !== undefined && from >= min && from <= max ? [from] : [],
  )
  return { min, max, edges }
}

type LineProps = { scale: Scale; age: number; points: readonly ScorePoint[] }

function CourseLine({ scale, age, points }: LineProps) {
  const { min, max, edges } = windowOf(scale, age, points)
  const times = points.map(({ saved_at }) => Date.parse(saved_at))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const x = (time: number): number => inset + ((time - first) / (last - first || 1)) * (width - 2 * inset)
  const y = (value: number): number =>
    height - inset - ((Math.min(max, Math.max(min, value)) - min) / (max - min)) * (height - 2 * inset)
  const spots = points.map(({ value }, index) => ({ x: x(times[index]!), y: y(value) }))
  return (
    <svg className={classes.line} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {edges.map(from => (
        <line key={from} className={classes.edge} x1={0} x2={width} y1={y(from)} y2={y(from)} />
      ))}
      <polyline className={classes.path} points={spots.map(spot => `${spot.x},${spot.y}`).join(' ')} />
      {spots.map(spot => (
        <circle key={`${spot.x} ${spot.y}`} className={classes.spot} cx={spot.x} cy={spot.y} r={4} />
      ))}
    </svg>
  )
}
