import { caresForClients } from '@vicino/domain/businesses/professional-roles.ts'
import { namedPerson } from '@vicino/domain/people/named-person.ts'
import type { Move } from '@vicino/domain/assignment/board.ts'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayingOnce } from '../../i18n/saying-once.ts'
import { pages } from '../../pages/pages.ts'
import { type Calendar, isPartial } from '../../tasks/calendar/use-calendar.ts'
import { useReadOnly } from '../../tasks/calendar/use-read-only.ts'
import { useQuickVisit } from '../../tasks/quick/use-quick-visit.ts'
import { MoveBar } from '../../ui/calendar/MoveBar.tsx'
import { useRovingFocus } from '../../ui/calendar/use-roving-focus.ts'
import { tintsBelow } from '../../ui/people/avatar-tint.ts'
import type { VisitSelection } from '../use-selection.ts'
import { AttentionStrip } from './AttentionStrip.tsx'
import { itemsOf } from './lane-data.ts'
import { blockAt, isChoosable, type LanesAtHand, pickedOf } from './lane-places.ts'
import { HourLines, LaneHourNames } from './LaneHours.tsx'
import { LaneRow } from './LaneRow.tsx'
import classes from './Lanes.module.css'
import type { AddVisit } from './lane-drags.ts'
import { useLaneDrag } from './use-lane-drag.ts'
import { useLaneKeys } from './use-lane-keys.ts'
import type { ShownLanes } from './use-lanes.ts'
import { useTrackWidth } from './use-track-width.ts'

type Props = {
  calendar: Calendar
  lanes: ShownLanes
  selection: VisitSelection
  save: (moves: readonly Move[]) => Promise<void>
  onStep: (by: -1 | 1) => void
}

/** The operators below each other along the hours of the shift, which fit into the width that there is. */
export function LanesGrid({ calendar, lanes, selection, save, onStep }: Props) {
  const { t } = useTranslation()
  const once = useMemo(() => sayingOnce(t), [t])
  const { day, today, filter } = calendar
  const { scale, all } = lanes
  const keysId = useId()
  const readOnly = useReadOnly()
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const wide = useTrackWidth(track)
  const [choosing, setChoosing] = useState(false)
  const { begin, asked } = useQuickVisit()
  const onAdd: AddVisit = (time, operatorId, drawn) => {
    const operator = all.find(lane => lane.person?._id === operatorId)?.operator
    const operators = operator && caresForClients(operator) ? [namedPerson(operator)] : []
    begin({ time, drawn, operatorId: operatorId ?? undefined, operators })
  }
  const items = useMemo(
    () => new Map(all.flatMap(lane => itemsOf(lane).map(item => [item._id, item]))),
    [all],
  )
  const roving = useRovingFocus(grid, '[data-id]', '[data-id]')
  const shared = { scroller, grid, day, scale, items, selection }
  const drag = useLaneDrag({ ...shared, choosing, onAdd: readOnly ? undefined : onAdd, onMove: save })
  const takers = all.filter(({ person, operator }) => operator || !person)
  const { moving, drop, cancel, ...keys } = useLaneKeys({
    ...shared,
    lanes: takers.map(({ person }) => person?._id ?? null),
    readOnly,
    onStep,
    onMove: save,
  })
  const press = usePress({ items, selection, choosing })
  const chosenIn = Map.groupBy(selection.places, ({ from }) => from)
  const partial = isPartial(filter)
  const tints = tintsBelow(all.map(({ person }) => person?._id ?? ''))
  const where = takers.find(({ person }) => (person?._id ?? null) === moving?.to)?.person?.name
  return (
    <>
      <AttentionStrip
        lanes={lanes}
        partial={partial}
        grid={grid}
        choosing={readOnly ? undefined : { on: choosing, turn: setChoosing }}
      />
      {/* The keys and clicks are those of the links inside. */}
      <section
        ref={scroller}
        // Scrolls by keyboard, also where it is empty.
        tabIndex={0}
        className={classes.scroller}
        aria-label={t("Giornata dell'équipe")}
        aria-describedby={keysId}
        data-choosing={choosing || undefined}
        // A link under the pointer is no link to be dragged away.
        onDragStart={event => event.preventDefault()}
        {...press}
        {...keys}
        {...drag}
        {...roving}
      >
        <p id={keysId} hidden>
          {t("Frecce: da un appuntamento all'altro. Spazio: scegliere. M: spostare.")}
        </p>
        <div ref={grid} className={classes.grid}>
          <LaneHourNames scale={scale} />
          <HourLines ref={track} scale={scale} isToday={day === today} />
          {wide !== null &&
            all.map((lane, at) => (
              <LaneRow
                key={lane.person?._id ?? ''}
                lane={lane}
                tint={tints[at]!}
                day={day}
                scale={scale}
                wide={wide}
                partial={partial}
                t={once}
                chosen={
                  chosenIn
                    .get(lane.person?._id ?? null)
                    ?.map(({ taskId }) => taskId)
                    .join() ?? ''
                }
              />
            ))}
        </div>
        <MoveBar
          moving={moving}
          where={moving ? (where ?? t('Da assegnare')) : undefined}
          hint={t('Frecce: ora e operatore. Maiuscole e frecce: durata. Invio: salvare. Esc: annullare.')}
          onDrop={drop}
          onCancel={cancel}
        />
      </section>
      {asked}
    </>
  )
}

type Pressing = Pick<LanesAtHand, 'items' | 'selection'> & { choosing: boolean }

/** A press opens a task; with shift, or while several are being chosen, it chooses it. With another key the link is the browser's. */
function usePress({ items, selection, choosing }: Pressing) {
  const navigate = useNavigate()
  return {
    onClick: (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey) return
      const pressed = blockAt(event.target, items)
      if (!pressed) return
      event.preventDefault()
      const { item, place } = pressed
      if (!event.shiftKey && !choosing) void navigate(pages.task.link({ taskId: item._id }))
      else if (isChoosable(item)) selection.toggle(pickedOf(place))
    },
  }
}
