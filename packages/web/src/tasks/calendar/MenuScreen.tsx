import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card, Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { addingLink, calendarLink } from './calendar-links.ts'
import { CalendarTools } from './CalendarTools.tsx'
import { CalendarWays } from './CalendarWays.tsx'
import { Filters } from './Filters.tsx'
import { useCalendar } from './use-calendar.ts'
import { useReadOnly } from './use-read-only.ts'

/** What a phone has no room for beside the calendar: add, whose and which tasks, the other pages of the calendar. */
export function MenuScreen() {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const readOnly = useReadOnly()
  return (
    <Page width="form">
      <PageHeader
        title={t('Menu del calendario')}
        back={calendarLink('calendar', calendar)}
        actions={
          !readOnly && (
            <LinkButton link={addingLink(calendar)} leftSection={<IconPlus size={20} aria-hidden />}>
              {t('Aggiungi')}
            </LinkButton>
          )
        }
      />
      <Stack>
        <Card title={t('Mostra')}>
          <Filters calendar={calendar} />
        </Card>
        <CalendarTools calendar={calendar} />
        {calendar.dossierId === undefined && (
          <Card title={t('Pagine')}>
            <CalendarWays />
          </Card>
        )}
        <LinkButton link={calendarLink('calendar', calendar)} variant="default">
          {t('Torna al calendario')}
        </LinkButton>
      </Stack>
    </Page>
  )
}
