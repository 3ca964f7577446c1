import type { Day } from '@vicino/domain/days/day.ts'
import { getDayServices } from '@vicino/domain/day-services/day-services.contract.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { late } from '../../ui/late.ts'
import { FormSkeleton, RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { useReadOnly } from '../calendar/use-read-only.ts'
import { UndoKey } from '../undo/UndoKey.tsx'
import { PlanSteps } from './PlanSteps.tsx'
import { StandingDay } from './StandingDay.tsx'

const DayEditor = late(async () => (await import('./DayEditor.tsx')).DayEditor, <FormSkeleton />)
const PlanOfDays = late(async () => (await import('./PlanOfDays.tsx')).PlanOfDays, <RowsSkeleton rows={7} />)

/** A client's plan: a day with its services, to be planned and copied, or the days of a week or a month. */
export function DayServicesScreen() {
  const today = useToday()
  const { date: day = today, view = 'day' } = usePage(pages.dayServices).search
  return (
    <>
      <UndoKey />
      {view === 'day' ? <PlanOfDay day={day} /> : <PlanOfDays view={view} day={day} />}
    </>
  )
}

function PlanOfDay({ day }: { day: Day }) {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.dayServices).params
  const today = useToday()
  const read = useRead(getDayServices, { params: { dossierId, day } })
  const readOnly = useReadOnly() || day < today
  return (
    <Screen
      read={read}
      keeps
      width="form"
      skeleton={<FormSkeleton />}
      title={t('Pianifica le prestazioni')}
      back={pages.dossierCalendar.link({ dossierId }, { date: day })}
      stepsBack
      above={<PlanSteps view="day" day={day} />}
    >
      {dayServices =>
        readOnly ? (
          <StandingDay dayServices={dayServices} dossierId={dossierId} />
        ) : (
          <DayEditor key={day} dayServices={dayServices} dossierId={dossierId} />
        )
      }
    </Screen>
  )
}
