import { type ColumnBlock, layOutDay, type Rest } from '@vicino/domain/calendar/day-columns.ts'
import { dayPx, pixelsOf } from '@vicino/domain/calendar/hour-scale.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type CSSProperties, memo } from 'react'
import type { CalendarItem } from './calendar-item.ts'
import item from './Item.module.css'
import { spokenBlock, timesOf } from './item-words.ts'
import { sameDrawing } from './same-items.ts'
import classes from './Timeline.module.css'

type Props = {
  day: Day
  label: string
  items: readonly CalendarItem[]
  columns: number
  /** Other days stand beside it: its blocks may be too narrow for a title. */
  narrow: boolean
  sayRest: (count: number) => string
}

/** The hours of one day. */
export const DayColumn = memo(function DayColumn({ day, label, items, columns, narrow, sayRest }: Props) {
  const { blocks, rests } = layOutDay(items, day, columns)
  return (
    <div
      role="group"
      aria-label={label}
      className={classes.column}
      data-column={day}
      data-narrow={narrow || undefined}
    >
      {blocks.map(block => (
        <DayBlock key={block.item._id} block={block} narrow={narrow} />
      ))}
      {rests.map(rest => (
        <RestButton key={rest.from} rest={rest} label={sayRest(rest.items.length)} />
      ))}
    </div>
  )
}, sameDrawing)

/** A block as high as this has room for a second line, or for three and a title that wraps. */
const linePx = { two: 38, three: 56 } as const

const sizeOf = (height: number): 'low' | 'middle' | 'high' =>
  height < linePx.two ? 'low' : height < linePx.three ? 'middle' : 'high'

/** Space that stays free below a block, so that one right after it is told apart. */
const gapPx = 2

/** A newline before a part begins its line without an element more; where a block has one line, it is a space. */
function DayBlock({ block, narrow }: { block: ColumnBlock<CalendarItem>; narrow: boolean }) {
  const { item: shown, from, to, before, after } = block
  const height = pixelsOf(to - from) - gapPx
  const size = sizeOf(height)
  const times = size === 'low' ? shown.start_time : timesOf(shown)
  const title = (narrow && shown.brief) || shown.title
  const short = narrow && block.columns > block.across ? shown.short : undefined
  return (
    <a
      href={shown.href}
      tabIndex={-1}
      draggable={false}
      className={`${item.item} ${classes.block}`}
      style={{ inset: insetOf(block), ...(short !== undefined && widthOf(block)) }}
      data-id={shown._id}
      data-tone={shown.tone}
      data-mark={shown.mark}
      data-struck={shown.struck || undefined}
      data-fixed={!shown.movable || undefined}
      data-size={size}
      data-short={short !== undefined || undefined}
      data-before={before || undefined}
      data-after={after || undefined}
      aria-label={spokenBlock(shown, narrow)}
    >
      {short !== undefined && <span className={classes.short}>{short}</span>}
      {shown.mark || shown.struck ? <span>{title}</span> : title}
      {shown.reason !== undefined && <i>{`\n${shown.reason} · `}</i>}
      <b>{shown.reason === undefined ? `\n${times}` : times}</b>
      {size === 'high' && shown.detail !== undefined && <small>{`\n${shown.detail}`}</small>}
    </a>
  )
}

/** A block's place as one value: its column is a share of the width, beside the rest where there is one. */
function insetOf({ from, to, column, columns, across, crowded }: ColumnBlock<CalendarItem>): string {
  const width = crowded ? 'calc(100% - var(--rest))' : '100%'
  const share = (part: number): string => (part === 0 ? '0px' : `calc(${width} * ${part / columns})`)
  const right = crowded
    ? `calc(var(--rest) + (100% - var(--rest)) * ${(columns - column - across) / columns})`
    : share(columns - column - across)
  return `${pixelsOf(from)}px ${right} ${dayPx - pixelsOf(to) + gapPx}px ${share(column)}`
}

/** How wide a block is drawn, for the style sheet to choose between its title and what stands for it. */
const widthOf = ({ columns, across, crowded }: ColumnBlock<CalendarItem>) =>
  ({ '--wide': `calc((100cqw - ${crowded ? 'var(--rest)' : '0px'}) * ${across / columns})` }) as CSSProperties

function RestButton({ rest, label }: { rest: Rest<CalendarItem>; label: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.rest}
      style={{ top: pixelsOf(rest.from), height: pixelsOf(rest.to - rest.from) - gapPx }}
      data-rest={rest.from}
      aria-label={label}
    >
      <span>{`+${rest.items.length}`}</span>
    </button>
  )
}
