import { formatIn } from '@vicino/domain/days/format.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { useReadsComments } from './use-may-record.ts'
import classes from './Performances.module.css'
import { dotted } from '../i18n/dotted.ts'

/** What was done, how long it took, on which visit, and who says so. */
export function PerformanceFacts({ performance }: { performance: Performance }) {
  const { t } = useTranslation()
  const readsComments = useReadsComments()
  const {
    duration,
    service_details: service,
    date,
    taskId,
    comment,
    handover,
    author,
    written_at,
  } = performance
  const format = formatIn(spokenLanguage())
  return (
    <Facts>
      <Fact label={t('Durata')}>{t('{{minutes}} min', { minutes: duration })}</Fact>
      <Fact label={t('Prestazione')}>{dotted([service.letter, service.code])}</Fact>
      <Fact label={t('Visita')}>
        <Link {...pages.task.link({ taskId })} className={classes.factLink}>
          {format.longDayWithYear(date)}
        </Link>
      </Fact>
      {readsComments && <Fact label={t('Commento')}>{comment}</Fact>}
      {handover && <Fact label={t('In consegna')}>{t('Sì')}</Fact>}
      <Fact label={t('Registrata da')}>{`${author.name}, ${format.instant(written_at)}`}</Fact>
    </Facts>
  )
}
