import type { Gap } from '@vicino/domain/assignment/lane-gaps.ts'
import type { ColumnBlock } from '@vicino/domain/calendar/day-columns.ts'
import type { LaneScale } from '@vicino/domain/calendar/lane-scale.ts'
import { IconAlertTriangle, IconCheck, IconClockExclamation } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { CSSProperties } from 'react'
import item from '../../ui/calendar/Item.module.css'
import { spokenBlock } from '../../ui/calendar/item-words.ts'
import { hurriedWords } from './gap-words.ts'
import type { LaneItem } from './lane-data.ts'
import type { PlacedWords } from './lane-words.ts'
import classes from './Lanes.module.css'
import { placedInRow } from './placed-in-lane.ts'

/** Six hundred of them: the words come from their lane, which asks for the language once. */
type Props = {
  block: ColumnBlock<LaneItem>
  words: PlacedWords
  scale: LaneScale
  rows: number
  chosen: boolean
  /** The time before it, where that is too little to come there from the visit before. */
  hurried: Gap | undefined
  t: TFunction
}

/** One task along the hours: whom, when, in which town. */
export const LaneBlock = ({ block, words, scale, rows, ...look }: Props) =>
  linkOf(block.item, {
    className: classes.block!,
    style: {
      ...placedInRow({ ...block, row: words.row }, rows, scale),
      '--room': `${words.room.toFixed(2)}rem`,
    },
    title: words.name,
    after: block.after,
    atEdge: words.atEdge,
    ...look,
  })

/** What fills the day stands above the hours. */
export const LaneChip = ({ shown, t }: { shown: LaneItem; t: TFunction }) =>
  linkOf(shown, { className: classes.chip!, title: shown.title, t })

type Look = {
  className: string
  title: string
  t: TFunction
  style?: CSSProperties & { '--room': string }
  chosen?: boolean
  hurried?: Gap | undefined
  after?: boolean
  atEdge?: boolean
}

/** No component of its own: six hundred more would cost a twentieth of the day. */
function linkOf(shown: LaneItem, { className, title, style, after, atEdge, ...look }: Look) {
  const { chosen = false, hurried } = look
  return (
    <a
      href={shown.href}
      tabIndex={-1}
      className={`${item.item} ${className}`}
      style={style}
      title={describedInWhole(shown, look)}
      data-id={shown._id}
      data-type={shown.task.type}
      data-tone={shown.tone}
      data-mark={shown.mark}
      data-behind
      data-struck={shown.struck || undefined}
      data-fixed={!shown.movable || undefined}
      data-clashes={shown.clashes || undefined}
      data-hurried={hurried && ''}
      data-overdue={shown.overdue || undefined}
      data-chosen={chosen || undefined}
      data-after={after || undefined}
      data-edge={atEdge || undefined}
    >
      <b>
        {(shown.clashes || shown.overdue) && <Sign clashes={shown.clashes} />}
        {title}
      </b>
      {chosen && <IconCheck className={classes.chosen} size={14} stroke={3.2} aria-hidden />}
      {shown.start_time !== null && (
        <span className={classes.about}>
          <span>{shown.start_time}</span>
          {shown.town && ` ${shown.town.city}`}
        </span>
      )}
    </a>
  )
}

function Sign({ clashes }: Pick<LaneItem, 'clashes'>) {
  const Warning = clashes ? IconAlertTriangle : IconClockExclamation
  return <Warning className={classes.sign} size={13} stroke={2.4} aria-hidden />
}

/** What has no room in its block: whoever sees it is told by the pointer, whoever hears it after the words of the block. */
const describedInWhole = (
  shown: LaneItem,
  { chosen, hurried, t }: Pick<Look, 'chosen' | 'hurried' | 't'>,
): string =>
  [
    spokenBlock(shown),
    shown.town?.city,
    shown.clashes && t('Sovrapposizione'),
    shown.overdue && t('Da concludere'),
    hurried && hurriedWords(hurried, t),
    chosen && t('Scelta'),
  ]
    .filter(Boolean)
    .join(', ')
