import type { OrderedDose } from '@vicino/domain/administrations/dose-to-give.ts'
import { isDose } from '@vicino/domain/administrations/doses-of-day.ts'
import { roundProgress } from '@vicino/domain/administrations/round-progress.ts'
import type { RoundVisit } from '@vicino/domain/administrations/round.ts'
import { getRound } from '@vicino/domain/administrations/rounds.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconPill } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { DaySteps } from '../../ui/DaySteps.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { OpenDosesOfTour } from '../open/OpenDosesOfTour.tsx'
import { VisitDoses } from './VisitDoses.tsx'

/** The drugs of a whole tour: client after client in the order of the visits, each dose one tap. */
export function RoundScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const { date = today } = usePage(pages.round).search
  const navigate = useNavigate()
  const read = useRead(getRound, { query: { date } })
  return (
    <Screen
      read={read}
      title={t('Giro dei farmaci')}
      under={formatIn(spokenLanguage()).longDay(date)}
      back={pages.today.link()}
      above={
        <DaySteps
          day={date}
          onDay={day =>
            void navigate({ ...pages.round.link(day === today ? {} : { date: day }), replace: true })
          }
        />
      }
    >
      {visits => <Round visits={visits} isToday={date === today} />}
    </Screen>
  )
}

function Round({ visits, isToday }: { visits: readonly RoundVisit[]; isToday: boolean }) {
  const { t } = useTranslation()
  // A visit whose last dose a colleague strikes stays in sight, and says so.
  const [met, setMet] = useState<readonly string[]>([])
  const hasDoses = ({ due, as_needed, without_dose }: RoundVisit): boolean =>
    due.length > 0 || as_needed.length > 0 || without_dose.length > 0
  const shown = visits.filter(visit => hasDoses(visit) || met.includes(visit.taskId))
  const unmet = shown.filter(({ taskId }) => !met.includes(taskId))
  if (unmet.length > 0) setMet([...met, ...unmet.map(({ taskId }) => taskId)])
  const isShown = (open: OrderedDose): boolean =>
    shown.some(({ due }) => due.some(dose => isDose(dose, open)))
  const open = isToday && <OpenDosesOfTour isShown={isShown} />
  if (shown.length === 0)
    return (
      <>
        {open}
        <EmptyState icon={IconPill} words={t('Nessun farmaco da dare in questo giro')} />
      </>
    )
  const { due, answered } = roundProgress(shown)
  return (
    <Stack>
      {open}
      <p role="status">{t('{{done}} di {{count}} dosi documentate', { done: answered, count: due })}</p>
      {shown.map(visit => (
        <VisitDoses key={visit.taskId} visit={visit} isToday={isToday} />
      ))}
    </Stack>
  )
}
