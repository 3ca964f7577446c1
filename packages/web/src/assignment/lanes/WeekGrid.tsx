import { takesAway } from '@vicino/domain/absences/who-is-away.ts'
import type { Move } from '@vicino/domain/assignment/board.ts'
import type { WeekBoard, WeekCell } from '@vicino/domain/assignment/week-board.ts'
import { layOutDay } from '@vicino/domain/calendar/day-columns.ts'
import { laneScale, type LaneScale, shareAt } from '@vicino/domain/calendar/lane-scale.ts'
import { type Day, dayOfMonth } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { isCalledOff, isStruck } from '@vicino/domain/tasks/task-status.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type CSSProperties, memo, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { type Calendar, isPartial } from '../../tasks/calendar/use-calendar.ts'
import avatar from '../../ui/people/Avatar.module.css'
import { tintsBelow } from '../../ui/people/avatar-tint.ts'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { useRovingFocus } from '../../ui/calendar/use-roving-focus.ts'
import { useNarrow } from '../../ui/calendar/use-narrow.ts'
import { MoveBar } from '../../ui/calendar/MoveBar.tsx'
import { useReadOnly } from '../../tasks/calendar/use-read-only.ts'
import { loadWords } from '../../tasks/load-words.ts'
import { visitName } from '../visit-name.ts'
import { timeWords } from '../../tasks/time-words.ts'
import lane from './Lanes.module.css'
import { useWeekMoves } from './use-week-moves.ts'
import type { WeekItems } from './week-places.ts'
import classes from './Week.module.css'

type Props = {
  calendar: Calendar
  days: readonly Day[]
  board: WeekBoard
  clashing: ReadonlyMap<Id, ReadonlySet<Day>>
  items: WeekItems
  onMove: (moves: readonly Move[]) => Promise<void>
}

/**
 * Each operator's week: of every day when she has something, how much, and what has to be looked at. A tap opens the day;
 * a visit is dragged to another day or colleague.
 */
export function WeekGrid({ calendar, days, board, clashing, items, onMove }: Props) {
  const { t } = useTranslation()
  const { today, show, filter } = calendar
  const grid = useRef<HTMLDivElement>(null)
  const format = formatIn(spokenLanguage())
  const narrow = useNarrow()
  const roving = useRovingFocus(grid, '[data-id]', `[data-id$="${calendar.day}"]`)
  const scale = useMemo(() => laneScale(partsOf(board)), [board])
  const partial = isPartial(filter)
  const tints = tintsBelow(board.rows.map(({ person }) => person._id))
  const keysId = useId()
  const takers = board.rows.filter(({ takes }) => takes)
  const lanes = [null, ...takers.map(({ person }) => person._id)]
  const { moving, drop, cancel, handlers } = useWeekMoves({
    grid,
    days,
    lanes,
    items,
    readOnly: useReadOnly(),
    onMove,
  })
  const carer = takers.find(({ person }) => person._id === moving?.lane)?.person.name
  const shared = { scale, clashing, onOpen: (date: Day) => show({ view: 'day', date }) }
  return (
    // The keys are those of the buttons inside.
    <div
      ref={grid}
      className={classes.week}
      role="group"
      aria-label={t("Settimana dell'équipe")}
      aria-describedby={keysId}
      {...roving}
      {...handlers}
    >
      <p id={keysId} hidden>
        {t("Frecce: da un giorno all'altro. M: spostare una visita, di nuovo M la seguente.")}
      </p>
      <div className={classes.names} aria-hidden>
        <span />
        {days.map(day => (
          <span key={day} data-today={day === today || undefined}>
            {narrow ? `${format.weekday(day).slice(0, 2)} ${dayOfMonth(day)}` : format.shortDay(day)}
          </span>
        ))}
      </div>
      <div
        className={classes.row}
        role="group"
        aria-label={t('Da assegnare')}
        data-lane=""
        data-takes=""
        data-open=""
      >
        <div className={classes.head}>
          <p className={lane.who}>{t('Da assegnare')}</p>
        </div>
        {board.open.map(cell => (
          <DayCell key={cell.day} cell={cell} name={t('Da assegnare')} {...shared} />
        ))}
      </div>
      {board.rows.map(({ person, takes, cells, minutes, contract }, at) => (
        <div
          key={person._id}
          role="group"
          aria-label={person.name}
          className={`${classes.row} ${avatar[`t${tints[at]}`]}`}
          data-lane={person._id}
          data-takes={takes ? '' : undefined}
        >
          <div className={classes.head}>
            <PersonAvatar
              id={person._id}
              name={person.name}
              picture={person.avatar}
              size={30}
              tint={tints[at]}
            />
            <div className={lane.person}>
              <p className={lane.who} title={person.name}>
                {person.name}
              </p>
              {!partial && (
                <p className={lane.hours} data-struck={(contract && minutes > contract) || undefined}>
                  <b>{loadWords(minutes)}</b>
                  {contract ? ` / ${loadWords(contract)}` : null}
                </p>
              )}
            </div>
          </div>
          {cells.map(cell => (
            <DayCell key={cell.day} cell={cell} name={person.name} {...shared} />
          ))}
        </div>
      ))}
      <MoveBar
        moving={moving}
        where={moving ? `${carer ?? t('Da assegnare')} (${moving.title})` : undefined}
        hint={t('Frecce: giorno e operatore. M: la visita seguente. Invio: salvare. Esc: annullare.')}
        onDrop={drop}
        onCancel={cancel}
      />
    </div>
  )
}

function* partsOf({ open, rows }: WeekBoard) {
  for (const { day, tasks } of [...open, ...rows.flatMap(({ cells }) => cells)])
    yield* layOutDay(tasks, day, 1).blocks
}

type CellProps = {
  cell: WeekCell
  name: string
  scale: LaneScale
  clashing: ReadonlyMap<Id, ReadonlySet<Day>>
  onOpen: (day: Day) => void
}

const DayCell = memo(
  function DayCell({ cell: { day, tasks, minutes }, name, scale, clashing, onOpen }: CellProps) {
    const { t } = useTranslation()
    const visits = tasks.filter(task => task.type === 'client')
    const clashes = tasks.filter(({ _id }) => clashing.get(_id)?.has(day)).length
    const absent = tasks.some(takesAway)
    const format = formatIn(spokenLanguage())
    const told = [
      t('{{count}} visite', { count: visits.length }),
      minutes > 0 && loadWords(minutes),
      absent && t('Assente'),
      clashes > 0 && `${t('Sovrapposizioni')}: ${clashes}`,
    ]
    return (
      <button
        type="button"
        tabIndex={-1}
        className={classes.cell}
        data-id={`${name} ${day}`}
        data-cell={day}
        data-absent={absent || undefined}
        aria-label={[format.longDay(day), name, ...told].filter(Boolean).join(', ')}
        title={tasks.map(task => `${timeWords(task, t)} ${visitName(task, t)}`).join('\n')}
        onClick={() => onOpen(day)}
      >
        <Strip tasks={tasks} day={day} scale={scale} />
        {tasks.length > 0 && (
          <span className={classes.told} aria-hidden>
            {clashes > 0 && <IconAlertTriangle className={classes.sign} size={14} stroke={2.2} />}
            {visits.length > 0 && <b>{visits.length}</b>}
            {minutes > 0 && <span className={classes.load} data-words={loadWords(minutes)} />}
            {absent && <span data-words={t('Assente')} />}
          </span>
        )}
      </button>
    )
  },
  (before, after) =>
    before.cell === after.cell &&
    before.scale === after.scale &&
    before.clashing === after.clashing &&
    before.name === after.name,
)

/** The day as a line: every task at its time, so that a full morning and a free one are told apart at a glance. */
function Strip({ tasks, day, scale }: { tasks: readonly Task[]; day: Day; scale: LaneScale }) {
  const { blocks } = layOutDay(tasks, day, tasks.length)
  return (
    <span className={classes.strip} aria-hidden>
      {blocks.map(({ item, from, to, column, columns }) => {
        const left = shareAt(scale, from)
        const place = {
          '--left': left,
          '--wide': shareAt(scale, to) - left,
          '--row': column / columns,
          '--high': 1 / columns,
        } as CSSProperties
        return (
          <span
            key={item._id}
            style={place}
            data-visit={item._id}
            data-type={item.type}
            data-struck={isStruck(item) || undefined}
            data-off={isCalledOff(item) || undefined}
          />
        )
      })}
    </span>
  )
}
