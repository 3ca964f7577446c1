import type { Block } from '@vicino/domain/calendar/day-columns.ts'
import { type LaneScale, shareAt } from '@vicino/domain/calendar/lane-scale.ts'
import { IconAlertTriangle, IconCheck, IconClockExclamation } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { CSSProperties } from 'react'
import item from '../../ui/calendar/Item.module.css'
import { spokenBlock } from '../../ui/calendar/item-words.ts'
import { tightWords } from './gap-words.ts'
import type { LaneItem } from './lane-data.ts'
import classes from './Lanes.module.css'
import { percent, placedInLane } from './placed-in-lane.ts'

/** Six hundred of them: the words come from their lane, which asks for the language once. */
type Props = {
  block: Block<LaneItem>
  scale: LaneScale
  rows: number
  chosen: boolean
  /** There is too little time to come there from the visit before. */
  tight: boolean
  t: TFunction
}

/** Less of the width than this has no room for a whole name. */
const narrow = 1 / 20

/** One task along the hours: whom, when, in which town. */
export function LaneBlock({ block, scale, rows, chosen, tight, t }: Props) {
  const { item: shown, from, to, column } = block
  const isNarrow = shareAt(scale, to) - shareAt(scale, from) < narrow
  const place = {
    ...placedInLane(block, scale),
    ...(rows > 1 && { insetBlockStart: percent(column / rows), blockSize: percent(1 / rows) }),
  }
  return (
    <LaneLink
      shown={shown}
      chosen={chosen}
      t={t}
      className={classes.block!}
      style={place}
      title={isNarrow ? (shown.family ?? shown.title) : shown.title}
      isNarrow={isNarrow}
      tight={tight}
      before={block.before}
      after={block.after}
    />
  )
}

/** What fills the day stands above the hours. */
export const LaneChip = ({ shown, t }: { shown: LaneItem; t: TFunction }) => (
  <LaneLink shown={shown} chosen={false} t={t} className={classes.chip!} />
)

type LinkProps = {
  shown: LaneItem
  chosen: boolean
  t: TFunction
  className: string
  style?: CSSProperties
  title?: string
  isNarrow?: boolean
  tight?: boolean
  before?: boolean
  after?: boolean
}

function LaneLink({
  shown,
  chosen,
  t,
  className,
  style,
  title = shown.title,
  isNarrow,
  tight = false,
  before,
  after,
}: LinkProps) {
  return (
    <a
      href={shown.href}
      tabIndex={-1}
      className={`${item.item} ${className}`}
      style={style}
      title={describedInWhole(shown, { chosen, tight }, t)}
      data-id={shown._id}
      data-type={shown.task.type}
      data-tone={shown.tone}
      data-mark={shown.mark}
      data-narrow={isNarrow || undefined}
      data-struck={shown.struck || undefined}
      data-fixed={!shown.movable || undefined}
      data-clashes={shown.clashes || undefined}
      data-hurried={tight || undefined}
      data-overdue={shown.overdue || undefined}
      data-chosen={chosen || undefined}
      data-before={before || undefined}
      data-after={after || undefined}
    >
      <b>
        {(chosen || shown.clashes || shown.overdue) && <Sign shown={shown} chosen={chosen} />}
        {title}
      </b>{' '}
      {shown.start_time !== null && (
        <span className={classes.about}>
          <span>{shown.start_time}</span> {shown.town?.city}
        </span>
      )}
    </a>
  )
}

function Sign({ shown: { clashes }, chosen }: { shown: LaneItem; chosen: boolean }) {
  if (chosen) return <IconCheck className={classes.sign} size={13} stroke={3} aria-hidden />
  const Warning = clashes ? IconAlertTriangle : IconClockExclamation
  return <Warning className={classes.sign} size={13} stroke={2.4} aria-hidden />
}

/** What has no room in its block: whoever sees it is told by the pointer, whoever hears it after the words of the block. */
const describedInWhole = (
  shown: LaneItem,
  { chosen, tight }: Pick<Props, 'chosen' | 'tight'>,
  t: TFunction,
): string =>
  [
    spokenBlock(shown),
    shown.town?.city,
    shown.clashes && t('Sovrapposizione'),
    shown.overdue && t('In ritardo'),
    tight && tightWords(t),
    chosen && t('Scelta'),
  ]
    .filter(Boolean)
    .join(', ')
