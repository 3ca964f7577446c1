import type { Day } from '@vicino/domain/days/day.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Calendar.module.css'
import { weekStart } from './shown-days.ts'
import { MiniSkeleton } from './MiniSkeleton.tsx'
import { late } from '../../ui/late.ts'

const MiniCalendar = late(
  async () => (await import('../../ui/fields/MiniCalendar.tsx')).MiniCalendar,
  <MiniSkeleton />,
)

type Props = { words: string; day: Day; onPick: (day: Day) => void }

/** The title; it opens a small calendar that leads to any day. Escape and a tap outside close it. */
export function TitleCalendar({ words, day, onPick }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={classes.opener}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(was => !was)}
      >
        <span>{words}</span>
        <IconChevronDown size={18} stroke={1.9} aria-hidden />
      </button>
      {open && (
        <Drop label={t('Scegli il giorno')} onClose={close}>
          <MiniCalendar
            day={day}
            weekStart={weekStart}
            startsFocused
            onPick={picked => {
              close()
              onPick(picked)
            }}
          />
        </Drop>
      )}
    </>
  )
}

type DropProps = { label: string; onClose: () => void; children: ReactNode }

function Drop({ label, onClose, children }: DropProps) {
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const outside = ({ target }: PointerEvent): void => {
      if (!box.current?.parentElement?.contains(target as Node)) close()
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('keydown', escape, { signal })
    return () => ending.abort()
  }, [])
  return (
    <div ref={box} className={classes.drop} role="dialog" aria-label={label}>
      {children}
    </div>
  )
}
