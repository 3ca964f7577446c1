import { addDays } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { getTasksOfDate } from '@vicino/domain/tasks/tasks.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../app/person.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { Segmented } from '../ui/fields/Segmented.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { useSwipe } from '../ui/use-swipe.ts'
import { DayOfVisits } from './DayOfVisits.tsx'
import classes from './Today.module.css'

const days = [
  { value: 'today', label: 'Oggi' },
  { value: 'tomorrow', label: 'Domani' },
] as const
type Chosen = (typeof days)[number]['value']

/** The page after signing in: my visits of today, the next one large; tomorrow one swipe away. */
export function TodayScreen() {
  const { t } = useTranslation()
  const person = usePerson()
  const today = useToday()
  const [chosen, setChosen] = useState<Chosen>('today')
  const swipe = useSwipe({ onLeft: () => setChosen('tomorrow'), onRight: () => setChosen('today') })
  const day = chosen === 'today' ? today : addDays(today, 1)
  const input = { params: { date: day }, query: { operatorId: person._id } }
  const { data: tasks, error, refetch } = useRead(getTasksOfDate, input)
  return (
    <Page>
      <div className={classes.page} {...swipe}>
        <PageHeader
          title={chosen === 'today' ? t('Oggi') : t('Domani')}
          under={formatIn(spokenLanguage()).longDay(day)}
          actions={<Segmented label={t('Giorno')} options={days} value={chosen} onChange={setChosen} />}
        />
        <div key={chosen} className={classes.day}>
          {error && !tasks && <LoadError failure={error} onRetry={() => void refetch()} />}
          {!tasks && !error && <RowsSkeleton rows={5} />}
          {tasks && (
            <DayOfVisits
              tasks={tasks}
              day={day}
              isToday={chosen === 'today'}
              onTomorrow={() => setChosen('tomorrow')}
            />
          )}
        </div>
      </div>
    </Page>
  )
}
