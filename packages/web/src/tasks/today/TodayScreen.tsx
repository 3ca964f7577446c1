import { addDays } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { getTasksOfDate } from '@vicino/domain/tasks/tasks.contract.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useMay, usePerson } from '../../session/person.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useClock, useToday } from '../../i18n/use-today.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../calls/Loaded.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { late } from '../../ui/late.ts'
import { useSwipe } from '../../ui/use-swipe.ts'
import { DayOfVisits } from './DayOfVisits.tsx'
import { tomorrow } from './day-links.ts'
import { nextOfDay } from './next-of-day.ts'
import { OpenDosesToday } from './OpenDosesToday.tsx'
import { TodayWays } from './TodayWays.tsx'
import classes from './Today.module.css'

const StandingClients = late(
  async () => (await import('../../surveillance/critical/StandingClients.tsx')).StandingClients,
)

const DueEvaluations = late(async () => (await import('../../care-plan/DueEvaluations.tsx')).DueEvaluations)

/** Mostly nothing is late: its code comes after the day itself. */
const LateToDos = late(async () => (await import('./LateToDos.tsx')).LateToDos)

const OfficeTiles = late(async () => (await import('../../invoices/OfficeTiles.tsx')).OfficeTiles)

/** The page after signing in: my visits of today, the next one large; tomorrow one swipe away. */
export function TodayScreen() {
  const { t } = useTranslation()
  const person = usePerson()
  const today = useToday()
  const clock = useClock()
  const navigate = useNavigate()
  const isOffice = useIsOffice()
  const isToday = usePage(pages.today).search.day === undefined
  const swipe = useSwipe({
    onLeft: () => void (isToday && navigate(tomorrow)),
    onRight: () => void (isToday || navigate(pages.today.link())),
  })
  const day = isToday ? today : addDays(today, 1)
  const input = { params: { date: day }, query: { operatorId: person._id } }
  const read = useRead(getTasksOfDate, input)
  return (
    <Page>
      <div className={classes.page} {...swipe}>
        <PageHeader
          title={isToday ? t('Oggi') : t('Domani')}
          under={formatIn(spokenLanguage()).longDay(day)}
          {...(isToday ? { actions: <ToTomorrow /> } : { back: pages.today.link() })}
        />
        {isToday && isOffice && <OfficeTiles />}
        {isToday && <TodayWays />}
        {isToday && <StandingClients />}
        {isToday && <LateToDos />}
        {isToday && <OpenDosesToday next={read.data && nextOfDay(read.data, day, clock)} />}
        <div key={day} className={classes.day}>
          <Loaded read={read} skeleton={<RowsSkeleton rows={5} />}>
            {tasks => <DayOfVisits tasks={tasks} day={day} isToday={isToday} />}
          </Loaded>
        </div>
        {isToday && (read.data || read.error) && <DueEvaluations />}
      </div>
    </Page>
  )
}

/** Whether she bills and makes no visits: her day is what waits in the office. */
function useIsOffice(): boolean {
  const bills = useMay('billing.issue_storno', 'write')
  const cares = useMay('performance.record', 'write')
  return bills && !cares
}

function ToTomorrow() {
  const { t } = useTranslation()
  return (
    <LinkButton link={tomorrow} variant="subtle">
      {t('Domani')}
      <IconChevronRight size={20} stroke={1.9} aria-hidden />
    </LinkButton>
  )
}
