import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../Button.tsx'
import type { CalendarItem } from './calendar-item.ts'
import { timesOf } from './item-words.ts'
import classes from './MoveBar.module.css'
import type { Moving } from './use-moving.ts'

type Props = { onDrop: () => void; onCancel: () => void }

/** Says where an item stands that is being moved by keyboard, and which keys move it. */
export function MoveBar({ moving, ...actions }: Props & { moving: Moving<CalendarItem> | null }) {
  return (
    <div className={classes.bar} data-open={moving !== null || undefined}>
      <p role="status">{moving && <NewTime moving={moving} />}</p>
      {moving && <Actions {...actions} />}
    </div>
  )
}

function NewTime({ moving: { time } }: { moving: Moving<CalendarItem> }) {
  const { t } = useTranslation()
  const day = formatIn(spokenLanguage()).longDay(time.date)
  return (
    <>
      <b>{[day, timesOf(time)].filter(Boolean).join(', ')}</b>{' '}
      <span className={classes.hint}>
        {t('Frecce: spostare. Maiuscole e frecce: durata. Invio: salvare. Esc: annullare.')}
      </span>
    </>
  )
}

function Actions({ onDrop, onCancel }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.actions}>
      <Button variant="subtle" onClick={onCancel}>
        {t('Annulla')}
      </Button>
      <Button onClick={onDrop}>{t('Salva')}</Button>
    </div>
  )
}
