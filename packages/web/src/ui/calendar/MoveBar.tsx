import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../Button.tsx'
import type { CalendarItem } from './calendar-item.ts'
import { timesOf } from './item-words.ts'
import { Text } from '../layout/Text.tsx'
import { Inline } from '../layout/Inline.tsx'
import classes from './MoveBar.module.css'
import type { Moving } from './use-moving.ts'

type Props = { onDrop: () => void; onCancel: () => void }
type Said = {
  moving: Pick<Moving<CalendarItem>, 'time'> | null
  /** With whom it stands, where that can be moved too. */
  where?: string | undefined
  /** Which keys do what, where it is not the usual ones. */
  hint?: string
}

/** Says where an item stands that is being moved by keyboard, and which keys move it. */
export function MoveBar({ moving, where, hint, ...actions }: Props & Said) {
  return (
    <div className={classes.bar} data-open={moving !== null || undefined}>
      <p role="status">{moving && <NewTime moving={moving} where={where} hint={hint} />}</p>
      {moving && <Actions {...actions} />}
    </div>
  )
}

type NewTimeProps = { moving: { time: CalendarTime }; where: string | undefined; hint: string | undefined }

function NewTime({ moving: { time }, where, hint }: NewTimeProps) {
  const { t } = useTranslation()
  const day = formatIn(spokenLanguage()).longDay(time.date)
  return (
    <>
      <b>{[day, timesOf(time), where].filter(Boolean).join(', ')}</b>{' '}
      <Text tone="muted" size={13}>
        {hint ?? t('Frecce: spostare. Maiuscole e frecce: durata. Invio: salvare. Esc: annullare.')}
      </Text>
    </>
  )
}

function Actions({ onDrop, onCancel }: Props) {
  const { t } = useTranslation()
  return (
    <Inline wrap={false}>
      <Button variant="subtle" onClick={onCancel}>
        {t('Indietro')}
      </Button>
      <Button onClick={onDrop}>{t('Salva')}</Button>
    </Inline>
  )
}
