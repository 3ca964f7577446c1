import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Sheet } from '../sheets/Sheet.tsx'
import type { CalendarItem } from './calendar-item.ts'
import { Stack } from '../layout/Stack.tsx'
import item from './Item.module.css'
import { timesOf } from './item-words.ts'
import classes from './RestSheet.module.css'
import { dotted } from '../../i18n/dotted.ts'

/** What found no place on a day. */
export type ShownRest = { day: Day; items: readonly CalendarItem[] }

/** The list behind a "+N". Its links are pressed like those of the timeline around it. */
export function RestSheet({ rest, onClose }: { rest: ShownRest; onClose: () => void }) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  return (
    <Sheet open onClose={onClose} title={format.longDay(rest.day)}>
      <Stack as="ul" gap={4}>
        {rest.items.map(shown => (
          <li key={shown._id}>
            <a
              href={shown.href}
              className={`${item.item} ${classes.row}`}
              data-id={shown._id}
              data-tone={shown.tone}
              data-mark={shown.mark}
              data-struck={shown.struck || undefined}
            >
              <b>{timesOf(shown) || t('Tutto il giorno')}</b>
              <span>{shown.title}</span>
              <small>{dotted([shown.reason, shown.words])}</small>
            </a>
          </li>
        ))}
      </Stack>
    </Sheet>
  )
}
