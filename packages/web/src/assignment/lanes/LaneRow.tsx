import type { Day } from '@vicino/domain/days/day.ts'
import type { Gap } from '@vicino/domain/assignment/lane-gaps.ts'
import type { LaneScale } from '@vicino/domain/calendar/lane-scale.ts'
import type { TFunction } from 'i18next'
import { type CSSProperties, memo, useState } from 'react'
import avatar from '../../ui/people/Avatar.module.css'
import { wayWords } from './gap-words.ts'
import { LaneBlock, LaneChip } from './LaneBlock.tsx'
import { type LaneData, saidOf } from './lane-data.ts'
import { LaneHead } from './LaneHead.tsx'
import classes from './Lanes.module.css'
import { type LaneWords, placeWords } from './lane-words.ts'
import { betweenRows, endOfRow, placedInLane } from './placed-in-lane.ts'
import { makeSlots } from './slots.ts'

type Props = {
  lane: LaneData
  /** Unlike the one above. */
  tint: number
  day: Day
  scale: LaneScale
  /** How many rem wide the hours are. */
  wide: number
  /** The ids of what is chosen in it, as one text: a lane is drawn anew only where its own choice changes. */
  chosen: string
  partial: boolean
  t: TFunction
}

/** One operator's day: when she works, what she has then in her own colour, and the ways between. */
export const LaneRow = memo(function LaneRow({ lane, tint, day, scale, wide, chosen, partial, t }: Props) {
  const { person, operator, blocks, fullDay, gaps, worked } = lane
  const placed = placeWords(blocks.map(saidOf), scale, wide)
  const { rows, words } = placed
  const [slotsOf] = useState(makeSlots)
  const slots = slotsOf(blocks.map(({ item }) => item._id))
  const tooShort = gaps.filter(({ tight }) => tight)
  return (
    <div
      role="group"
      aria-label={person?.name ?? t('Da assegnare')}
      className={`${classes.lane} ${person ? avatar[`t${tint}`] : ''}`}
      data-lane={person?._id ?? ''}
      data-takes={operator || !person ? '' : undefined}
      data-open={person ? undefined : ''}
      data-idle={blocks.length + worked.length === 0 || undefined}
      data-put-off={blocks.length > 0 && fullDay.length === 0 && person ? '' : undefined}
      style={{ '--rows': rows, '--between': betweenRows(rows) } as CSSProperties}
    >
      <LaneHead lane={lane} tint={tint} day={day} partial={partial} t={t} />
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
          {gaps.map((gap, at) => gapOf(at, gap, { scale, placed, t }))}
          {blocks.map((block, at) => (
            <LaneBlock
              key={slots.get(block.item._id)}
              block={block}
              words={words[at]!}
              scale={scale}
              rows={rows}
              chosen={chosen.includes(block.item._id)}
              hurried={tooShort.find(({ to }) => to === block.from)}
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

type Ground = { scale: LaneScale; placed: LaneWords; t: TFunction }

/** The time between two visits; where the next is in another town, about how long the way there takes, if that has room. */
function gapOf(key: number, gap: Gap, { scale, placed, t }: Ground) {
  const { way, tight, from, to } = gap
  const place = { className: classes.gap, style: placedInLane(gap, scale) }
  if (!way) return <span key={key} {...place} aria-hidden />
  const minutes = way.minutes !== null && to - from <= longestWay ? `~${way.minutes}` : undefined
  const row = minutes === undefined ? undefined : placed.rowFree(gap, minutes)
  return (
    <span
      key={key}
      {...place}
      role="img"
      title={wayWords(gap, way, t)}
      data-way=""
      data-tight={tight || undefined}
    >
      {row !== undefined && <span style={endOfRow(row, placed.rows)}>{minutes}</span>}
    </span>
  )
}
