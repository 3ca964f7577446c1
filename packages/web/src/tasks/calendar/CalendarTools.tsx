import { IconCalendarPlus, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { calendarLink, dayServicesLink } from './calendar-links.ts'
import classes from './Calendar.module.css'
import type { Calendar } from './use-calendar.ts'

/** What else can be done with the days that are shown: plan a client's services, put them on paper. */
export function CalendarTools({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation()
  const { dossierId, day } = calendar
  return (
    <div className={classes.tools}>
      {dossierId !== undefined && (
        <LinkButton
          link={dayServicesLink(dossierId, day)}
          variant="default"
          leftSection={<IconCalendarPlus size={20} stroke={1.9} aria-hidden />}
        >
          {t('Pianifica le prestazioni')}
        </LinkButton>
      )}
      <LinkButton
        link={calendarLink('print', calendar)}
        variant="default"
        leftSection={<IconPrinter size={20} stroke={1.9} aria-hidden />}
      >
        {t('Stampa')}
      </LinkButton>
    </div>
  )
}
