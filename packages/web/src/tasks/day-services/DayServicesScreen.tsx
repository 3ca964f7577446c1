import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { getDayServices } from '@vicino/domain/day-services/day-services.contract.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { useReadOnly } from '../calendar/use-read-only.ts'
import classes from './DayServices.module.css'
import { DayEditor } from './DayEditor.tsx'
import { StandingDay } from './StandingDay.tsx'

/** The appointments of one of the client's days with their services, to be planned and copied to other days. */
export function DayServicesScreen() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.dayServices).params
  const today = useToday()
  const { date: day = today } = usePage(pages.dayServices).search
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
      above={<DaySteps day={day} dossierId={dossierId} />}
    >
      {dayServices =>
        readOnly ? (
          <StandingDay dayServices={dayServices} />
        ) : (
          <DayEditor key={day} dayServices={dayServices} dossierId={dossierId} />
        )
      }
    </Screen>
  )
}

/** The day that is planned, and the ways to another. */
function DaySteps({ day, dossierId }: { day: Day; dossierId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const show = (date: Day): void =>
    void navigate({ ...pages.dayServices.link({ dossierId }, { date }), replace: true })
  return (
    <div className={classes.steps}>
      <h2 className={classes.day}>{formatIn(spokenLanguage()).longDayWithYear(day)}</h2>
      <div className={classes.ways}>
        <Button variant="default" aria-label={t('Giorno precedente')} onClick={() => show(addDays(day, -1))}>
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        <DayField label={t('Giorno')} value={day} onChange={next => next !== null && show(next)} />
        <Button variant="default" aria-label={t('Giorno seguente')} onClick={() => show(addDays(day, 1))}>
          <IconChevronRight size={20} aria-hidden />
        </Button>
      </div>
    </div>
  )
}
