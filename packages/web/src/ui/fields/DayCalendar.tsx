import './mantine.css'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/de'
import 'dayjs/locale/fr'
import 'dayjs/locale/it'
import { DatePicker } from '@mantine/dates'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import classes from './DayField.module.css'
import { MantineFrame } from './MantineFrame.tsx'
import { markToday } from './mark-today.ts'

const edgePx = 8

type Props = {
  day: string | null
  minDay: string | undefined
  maxDay: string | undefined
  onPick: (day: string | null) => void
  onClose: () => void
}

/** Under a field at the right edge of a phone the calendar moves to the left as far as it must. */
function keepInSight(calendar: HTMLElement): void {
  const over = calendar.getBoundingClientRect().right - document.documentElement.clientWidth + edgePx
  if (over > 0) calendar.style.insetInlineStart = `${-over}px`
}

/** The calendar under a day field. Escape and a tap outside close it. */
export function DayCalendar({ day, minDay, maxDay, onPick, onClose }: Props) {
  const { t, i18n } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const today = useToday()

  useLayoutEffect(() => {
    if (box.current) keepInSight(box.current)
  }, [])

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    box.current
      ?.querySelector<HTMLElement>('[data-selected], [data-present], table button')
      ?.focus({ preventScroll: true })
    const outside = ({ target }: PointerEvent): void => {
      if (!box.current?.parentElement?.contains(target as Node)) onClose()
    }
    // Before anything else hears it: Escape closes the calendar, not the sheet that it stands in.
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape, true)
    }
  }, [onClose])

  return (
    <div ref={box} className={classes.drop} role="dialog" aria-label={t('Calendario')}>
      <MantineFrame>
        <DatePicker
          value={day}
          defaultDate={day ?? today}
          onChange={onPick}
          locale={i18n.language}
          firstDayOfWeek={1}
          weekdayFormat="ddd"
          getDayProps={markToday(today)}
          minDate={minDay}
          maxDate={maxDay}
          ariaLabels={{
            nextMonth: t('Mese seguente'),
            previousMonth: t('Mese precedente'),
            nextYear: t('Anno seguente'),
            previousYear: t('Anno precedente'),
            nextDecade: t('Decennio seguente'),
            previousDecade: t('Decennio precedente'),
          }}
        />
      </MantineFrame>
      <div className={classes.foot}>
        <button type="button" className={classes.quick} onClick={() => onPick(today)}>
          {t('Oggi')}
        </button>
        <button type="button" className={classes.quick} onClick={() => onPick(null)}>
          {t('Svuota')}
        </button>
      </div>
    </div>
  )
}
