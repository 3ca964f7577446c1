import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { getVisitsToConfirm } from '@vicino/domain/performances/visit-to-confirm.contract.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { DaySteps } from '../../ui/DaySteps.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { VisitsToConfirm } from './VisitsToConfirm.tsx'

/** The rest of one's own day: the visits that went as planned are confirmed by one tap, the others are named. */
export function ConfirmDayScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const { date = today } = usePage(pages.confirmDay).search
  const navigate = useNavigate()
  const show = (day: Day): void =>
    void navigate({ ...pages.confirmDay.link(day === today ? {} : { date: day }), replace: true })
  const read = useRead(getVisitsToConfirm, { params: { date } })
  return (
    <Screen
      read={read}
      width="form"
      title={t('Conferma la giornata')}
      under={formatIn(spokenLanguage()).longDay(date)}
      back={pages.today.link()}
      above={<DaySteps day={date} onDay={show} />}
    >
      {({ visits, before }) => (
        <Stack key={date}>
          {before && (
            <Notice choices={[{ label: t('Apri quel giorno'), take: () => show(before) }]}>
              {t('Anche di {{day}} resta una visita senza conferma.', {
                day: formatIn(spokenLanguage()).longDay(before),
              })}
            </Notice>
          )}
          <VisitsToConfirm visits={visits} />
        </Stack>
      )}
    </Screen>
  )
}
