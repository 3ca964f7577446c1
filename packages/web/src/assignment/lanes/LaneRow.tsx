import type { Day } from '@vicino/domain/days/day.ts'
import type { Gap } from '@vicino/domain/assignment/lane-gaps.ts'
import type { LaneScale } from '@vicino/domain/calendar/lane-scale.ts'
import type { TFunction } from 'i18next'
import { type CSSProperties, memo } from 'react'
import { useTranslation } from 'react-i18next'
import avatar from '../../ui/people/Avatar.module.css'
import { tintOf } from '../../ui/people/avatar-tint.ts'
import { wayWords } from './gap-words.ts'
import { LaneBlock, LaneChip } from './LaneBlock.tsx'
import type { LaneData } from './lane-data.ts'
import { LaneHead } from './LaneHead.tsx'
import classes from './Lanes.module.css'
import { placedInLane } from './placed-in-lane.ts'

type Props = {
  lane: LaneData
  day: Day
  scale: LaneScale
  /** The ids of what is chosen in it, as one text: a lane is drawn anew only where its own choice changes. */
  chosen: string
  partial: boolean
}

/** One operator's day: when she works, what she has then in her own colour, and the ways between. */
export const LaneRow = memo(function LaneRow({ lane, day, scale, chosen, partial }: Props) {
  const { t } = useTranslation()
  const { person, operator, blocks, rows, fullDay, gaps, worked } = lane
  const tint = person ? avatar[`t${tintOf(person._id)}`] : ''
  return (
    <div
      role="group"
      aria-label={person?.name ?? t('Da assegnare')}
      className={`${classes.lane} ${tint}`}
      data-lane={person?._id ?? ''}
      data-takes={operator || !person ? '' : undefined}
      data-open={person ? undefined : ''}
      data-idle={blocks.length + worked.length === 0 || undefined}
      data-put-off={blocks.length > 0 && fullDay.length === 0 && person ? '' : undefined}
      style={{ '--rows': rows } as CSSProperties}
    >
      <LaneHead lane={lane} day={day} partial={partial} />
      <div className={classes.track} data-track>
        {fullDay.length > 0 && (
          <div className={classes.fullDay}>
            {fullDay.map(shown => (
              <LaneChip key={shown._id} shown={shown} t={t} />
            ))}
          </div>
        )}
        <div className={classes.blocks}>
          {worked.map(part => (
            <span key={part.from} className={classes.worked} style={placedInLane(part, scale)} />
          ))}
          {gaps.map(gap => (
            <LaneGap key={gap.from} gap={gap} scale={scale} t={t} />
          ))}
          {blocks.map(block => (
            <LaneBlock
              key={block.item._id}
              block={block}
              scale={scale}
              rows={rows}
              chosen={chosen.includes(block.item._id)}
              tight={gaps.some(gap => gap.tight && gap.to === block.from)}
              t={t}
            />
          ))}
        </div>
      </div>
    </div>
  )
})

/** Longer than so many minutes it is a pause, and the way is no question. */
const longestWay = 60

/** The time between two visits; where the next is in another town, about how long the way there takes. */
function LaneGap({ gap, scale, t }: { gap: Gap; scale: LaneScale; t: TFunction }) {
  const { way, tight, from, to } = gap
  if (!way) return <span className={classes.gap} style={placedInLane(gap, scale)} aria-hidden />
  const words = wayWords(gap, way, t)
  return (
    <span
      className={classes.gap}
      style={placedInLane(gap, scale)}
      role="img"
      aria-label={words}
      title={words}
      data-way=""
      data-tight={tight || undefined}
    >
      {way.minutes !== null && to - from <= longestWay && <span>~{way.minutes}</span>}
    </span>
  )
}
