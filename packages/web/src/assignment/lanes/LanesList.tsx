import type { Move } from '@vicino/domain/assignment/board.ts'
import type { Gap } from '@vicino/domain/assignment/lane-gaps.ts'
import type { LanePlace } from '@vicino/domain/assignment/lane-moves.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskRow } from '../../tasks/TaskRow.tsx'
import { type Calendar, isPartial } from '../../tasks/calendar/use-calendar.ts'
import { List, type RowSigns } from '../../ui/page/List.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { AbsenceLink } from '../absence/AbsenceLink.tsx'
import { AttentionStrip } from './AttentionStrip.tsx'
import { comingWords, tightWords } from './gap-words.ts'
import { absenceIn, itemsOf, type LaneData, type LaneItem } from './lane-data.ts'
import { LaneHours } from './LaneHead.tsx'
import classes from './Lanes.module.css'
import { MoveVisitSheet } from './MoveVisitSheet.tsx'
import type { ShownLanes } from './use-lanes.ts'

type Props = {
  lanes: ShownLanes
  calendar: Calendar
  onMove: (moves: readonly Move[]) => Promise<void>
  /** Why the last move was refused. */
  refused: string | null
}

/**
 * On a phone: what has to be looked at, what is left to assign, then operator by operator what she has, with the ways
 * between. A tap on what the reader may move asks for another time or operator; everything else it opens.
 */
export function LanesList({ lanes, calendar, onMove, refused }: Props) {
  const { all } = lanes
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<LanePlace | null>(null)
  // Moved, it stands as another version; refused, the page says why.
  const [toldOf, setToldOf] = useState(refused)
  if (refused !== toldOf) {
    setToldOf(refused)
    if (refused !== null) setPlace(null)
  }
  const stands = (of: LanePlace): boolean =>
    all.some(lane =>
      itemsOf(lane).some(({ task }) => task._id === of.task._id && task.version === of.task.version),
    )
  return (
    <div ref={list} className={classes.list}>
      <AttentionStrip lanes={lanes} partial={isPartial(calendar.filter)} grid={list} />
      {all
        .filter(
          ({ person, blocks, fullDay, operator, worked }) =>
            blocks.length + fullDay.length > 0 || (person && operator && worked.length > 0),
        )
        .map(lane => (
          <OperatorList key={lane.person?._id ?? ''} lane={lane} calendar={calendar} onPick={setPlace} />
        ))}
      {place && stands(place) && (
        <MoveVisitSheet place={place} onMove={onMove} onClose={() => setPlace(null)} />
      )}
    </div>
  )
}

type OperatorProps = { lane: LaneData; calendar: Calendar; onPick: (place: LanePlace) => void }

function OperatorList({ lane, calendar: { day, filter }, onPick }: OperatorProps) {
  const { t } = useTranslation()
  const { person, blocks, fullDay, gaps } = lane
  const name = person?.name ?? t('Da assegnare')
  const partial = isPartial(filter)
  const wayTo = new Map(gaps.map(gap => [gap.to, gap]))
  return (
    <section aria-label={name} data-open={person ? undefined : ''}>
      <header className={classes.operatorHead}>
        {person && <PersonAvatar id={person._id} name={person.name} picture={person.avatar} size={32} />}
        <h2>{name}</h2>
        {person && !partial && (
          <div className={classes.operatorHours}>
            <LaneHours lane={lane} t={t} />
          </div>
        )}
        {person && lane.operator && <AbsenceLink person={person} day={day} standing={absenceIn(lane)} />}
      </header>
      {blocks.length + fullDay.length > 0 && (
        <List label={name}>
          {fullDay.map(item => (
            <TaskRow key={item._id} task={item.task} day={day} signs={signsOf(item)} />
          ))}
          {blocks.map(({ item, from }) => (
            <TaskRow
              key={item._id}
              task={item.task}
              day={day}
              signs={signsOf(item, wayTo.get(from))}
              {...aboutOf(item, wayTo.get(from))}
              {...(item.movable && { onPress: () => onPick({ task: item.task, from: person?._id ?? null }) })}
            />
          ))}
        </List>
      )}
    </section>
  )

  function aboutOf({ town, clashes }: LaneItem, gap: Gap | undefined) {
    const from = gap?.way && comingWords(gap.way, t)
    const sign = clashes ? t('Sovrapposizione') : gap?.tight && tightWords(t)
    return { place: [town?.city, from].filter(Boolean).join(', '), ...(sign && { ordered: sign }) }
  }
}

/** What the strip above finds a row by, as a block of the lanes. */
const signsOf = ({ task, struck, clashes, overdue }: LaneItem, gap?: Gap): RowSigns => ({
  'data-type': task.type,
  'data-struck': struck || undefined,
  'data-clashes': clashes || undefined,
  'data-hurried': gap?.tight || undefined,
  'data-overdue': overdue || undefined,
})
