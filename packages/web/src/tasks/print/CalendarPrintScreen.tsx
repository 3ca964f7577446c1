import { stepView } from '@vicino/domain/calendar/calendar-view.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { DossierContext } from '../../session/dossier.ts'
import { usePerson } from '../../session/person.ts'
import type { CalendarPrintSearch } from '../../pages/search.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { calendarLink } from '../calendar/calendar-links.ts'
import { OperatorFilter } from '../calendar/OperatorFilter.tsx'
import { calendarTitle } from '../calendar/calendar-title.ts'
import { weekStart } from '../calendar/shown-days.ts'
import { type Calendar, plansForAll, useCalendar } from '../calendar/use-calendar.ts'
import { CalendarSheet } from './CalendarSheet.tsx'
import classes from './Print.module.css'
import { type PrintSheet, printSheets } from './print-sheets.ts'
import { TourSheet } from './TourSheet.tsx'
import { PrintButton } from '../../ui/page/PrintButton.tsx'

/** The calendar of a day or a week, or somebody's tour, as it comes out on paper. */
export function CalendarPrintScreen() {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const navigate = useNavigate()
  const search: CalendarPrintSearch = useSearch({ strict: false })
  const sheet: PrintSheet = search.sheet ?? (calendar.view === 'week' ? 'week' : 'day')
  const show = (next: Partial<CalendarPrintSearch>): void =>
    void navigate({ to: '.', search: { ...search, ...next }, replace: true })
  return (
    <Page>
      <div className={classes.screenOnly}>
        <PageHeader
          title={t('Stampa il calendario')}
          back={calendarLink('calendar', calendar)}
          actions={<PrintButton />}
        />
        <Choices calendar={calendar} sheet={sheet} show={show} />
      </div>
      {sheet === 'tour' ? (
        <TourSheet calendar={calendar} />
      ) : (
        <CalendarSheet calendar={calendar} sheet={sheet} />
      )}
    </Page>
  )
}

type ChoicesProps = {
  calendar: Calendar
  sheet: PrintSheet
  show: (next: Partial<CalendarPrintSearch>) => void
}

function Choices({ calendar, sheet, show }: ChoicesProps) {
  const { t } = useTranslation()
  const { day, dossierId, of, search } = calendar
  const mayPlanForAll = plansForAll(usePerson())
  const isOfClient = use(DossierContext) !== null
  const view = sheet === 'week' ? 'week' : 'day'
  const offered = isOfClient ? printSheets.filter(({ value }) => value !== 'tour') : printSheets
  return (
    <div className={classes.choices}>
      <Segmented
        full
        label={t('Foglio')}
        options={offered}
        value={sheet}
        onChange={next => show({ sheet: next })}
      />
      <div className={classes.steps}>
        <Button
          variant="default"
          aria-label={t('Periodo precedente')}
          onClick={() => show({ date: stepView(view, day, -1) })}
        >
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        <span className={classes.period} aria-live="polite">
          {calendarTitle(view, day, { weekStart }, formatIn(spokenLanguage()))}
        </span>
        <Button
          variant="default"
          aria-label={t('Periodo seguente')}
          onClick={() => show({ date: stepView(view, day, 1) })}
        >
          <IconChevronRight size={20} aria-hidden />
        </Button>
      </div>
      {mayPlanForAll && dossierId === undefined && of === 'all' && (
        <OperatorFilter operatorId={search.operatorId} onChange={operatorId => show({ operatorId })} />
      )}
    </div>
  )
}
