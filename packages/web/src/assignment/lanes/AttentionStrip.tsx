import { isAssignable } from '@vicino/domain/assignment/assignment.ts'
import {
  IconAlertTriangle,
  IconCar,
  IconCircleCheck,
  IconClockExclamation,
  IconUserQuestion,
} from '@tabler/icons-react'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { tightWords } from './gap-words.ts'
import { itemsOf, type LaneData, type LaneItem } from './lane-data.ts'
import classes from './Lanes.module.css'
import type { ShownLanes } from './use-lanes.ts'

type Props = {
  lanes: ShownLanes
  /** Not everything of the day is shown: that nothing is to be looked at nobody knows. */
  partial: boolean
  grid: RefObject<HTMLElement | null>
  /** Choosing several at once; absent where nobody chooses. */
  choosing?: { on: boolean; turn: (on: boolean) => void } | undefined
}

/** What of the day has to be looked at first: each tap leads to the next of its kind. */
export function AttentionStrip({ lanes, partial, grid, choosing }: Props) {
  const { t } = useTranslation()
  const last = useRef<HTMLElement>(null)
  const lead = (selector: string): void => {
    last.current = nextOf([...grid.current!.querySelectorAll<HTMLElement>(selector)], last.current)
    if (last.current) leadTo(last.current)
  }
  const signs = [
    {
      label: t('Da assegnare'),
      count: countOf([lanes.open], ({ task }) => isAssignable(task)),
      icon: IconUserQuestion,
      selector: '[data-open] [data-type="client"]:not([data-struck])',
    },
    {
      label: t('Sovrapposizioni'),
      count: countOf(lanes.all, ({ clashes }) => clashes),
      icon: IconAlertTriangle,
      selector: '[data-clashes]',
    },
    {
      label: tightWords(t),
      count: lanes.all.flatMap(({ gaps }) => gaps.filter(({ tight }) => tight)).length,
      icon: IconCar,
      selector: '[data-hurried]',
    },
    {
      label: t('Da concludere'),
      count: countOf(lanes.all, ({ overdue }) => overdue),
      icon: IconClockExclamation,
      selector: '[data-overdue]',
    },
  ].filter(({ count }) => count > 0)
  return (
    <div className={classes.strip} role="group" aria-label={t('Da verificare')}>
      {signs.length === 0 && !partial && (
        <p className={classes.calm}>
          <IconCircleCheck size={18} stroke={2} aria-hidden />
          {t('Tutto assegnato, niente si sovrappone')}
        </p>
      )}
      {signs.map(({ label, count, icon: Sign, selector }) => (
        <button key={selector} type="button" className={classes.alert} onClick={() => lead(selector)}>
          <Sign size={18} stroke={2} aria-hidden />
          {label} <b>{count}</b>
        </button>
      ))}
      {choosing && (
        <button
          type="button"
          className={classes.choosing}
          aria-pressed={choosing.on}
          onClick={() => choosing.turn(!choosing.on)}
        >
          {t('Scegli più visite')}
        </button>
      )}
    </div>
  )
}

/** Each once, also a visit of two. */
const countOf = (lanes: readonly LaneData[], isOne: (item: LaneItem) => boolean): number =>
  new Set(lanes.flatMap(lane => itemsOf(lane).filter(isOne)).map(({ _id }) => _id)).size

const nextOf = (found: readonly HTMLElement[], last: HTMLElement | null): HTMLElement | null =>
  found[(found.findIndex(one => one === last) + 1) % found.length] ?? null

/** Leads to a block of the lanes, or to what is pressed in a row of the list. */
function leadTo(found: HTMLElement): void {
  const target = found.querySelector<HTMLElement>('a, button') ?? found
  // A browser draws no ring at what a mouse or a finger led to by way of a button.
  target.dataset['led'] = ''
  target.addEventListener('blur', () => delete target.dataset['led'], { once: true })
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'center' })
}
