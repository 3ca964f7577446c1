import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { ListedFocus } from '@vicino/domain/focus/focus.ts'
import { IconCircleCheck, IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { InSight } from '../records/InSight.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { Row, RowIcon } from '../ui/page/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './Focus.module.css'

/** One focus of the list: its title, since when, and when somebody last wrote of it. */
export function FocusRow({ focus }: { focus: ListedFocus }) {
  const { t } = useTranslation()
  const day = (at: string): string => formatIn(spokenLanguage()).day(todayIn(at))
  const closed = focus.status === 'closed'
  const Icon = closed ? IconCircleCheck : IconTargetArrow
  return (
    <Row
      endBelow
      link={pages.focusEvents.link({ dossierId: focus.dossierId, focusId: focus._id })}
      start={<RowIcon icon={Icon} />}
      title={
        <InSight id={focus._id} className={focus.struck ? classes.struck : undefined}>
          {focus.focus}
        </InSight>
      }
      under={
        <>
          <Text block>{t('Aperto il {{day}}', { day: day(focus.created_at) })}</Text>
          {focus.last_event_at && (
            <Text block>{t('Ultimo evento il {{day}}', { day: day(focus.last_event_at) })}</Text>
          )}
        </>
      }
      {...((focus.struck || closed) && {
        end: (
          <StatusBadge
            tone={focus.struck ? 'error' : 'ok'}
            label={focus.struck ? t('Annullato') : t('Chiuso')}
          />
        ),
      })}
    />
  )
}
