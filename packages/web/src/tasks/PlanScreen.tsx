import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { groupByDay } from '@vicino/domain/tasks/schedule.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconCalendarWeek, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { usePerson } from '../app/person.ts'
import { refuseMissing } from '../calls/refuse-missing.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { PlanDay } from './PlanDay.tsx'
import { type Whose, PlanTools } from './PlanTools.tsx'

/** How many days the agenda shows at once: a week of one's own or of one client's, a day of everybody's. */
const daysShown = { mine: 7, all: 1 } as const

/** The plan as an agenda, day by day. Who plans for all sees everybody's. */
export function PlanScreen() {
  const { t } = useTranslation()
  const { _id, permissions } = usePerson()
  const { of, dossierId, first, last, step, show } = useShownDays()
  const whose = dossierId === undefined ? of === 'mine' && { operatorId: _id } : { dossierId }
  const query = { startDate: first, endDate: last, ...whose }
  const { data: tasks, error, refetch } = useRead(getAllTasks, { query }, { keepLast: true })
  if (dossierId !== undefined) refuseMissing(error)
  const days = tasks && groupByDay(tasks, first, last)
  const adding = isHeld(permissions, 'calendar.own', 'write') && {
    label: t('Aggiungi'),
    link: { ...pages.newTask.link(), search: { date: first, dossierId } },
  }
  return (
    <Page>
      <PageHeader
        title={t('Appuntamenti')}
        under={first === last && days?.length === 1 ? undefined : rangeWords(first, last)}
        actions={
          adding && (
            <LinkButton link={adding.link} leftSection={<IconPlus size={20} aria-hidden />}>
              {adding.label}
            </LinkButton>
          )
        }
      />
      <PlanTools of={of} ofClient={dossierId !== undefined} first={first} step={step} show={show} />
      {dossierId !== undefined && <OfClient dossierId={dossierId} />}
      {error && !tasks && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!tasks && !error && <RowsSkeleton />}
      {days?.length === 0 && (
        <EmptyState
          icon={IconCalendarWeek}
          words={t('Nessun appuntamento in questi giorni')}
          {...(adding && { action: adding })}
        />
      )}
      {days?.map(({ day, tasks: ofDay }) => (
        <PlanDay key={day} day={day} tasks={ofDay} withOperators={of === 'all' || dossierId !== undefined} />
      ))}
    </Page>
  )
}

/** Of which client the address asks; a tap shows all again. */
function OfClient({ dossierId }: { dossierId: Id }) {
  const { t } = useTranslation()
  const search = useSearch({ from: pages.plan.pattern })
  const { data: dossier } = useRead(getDossier, { params: { dossierId } })
  return (
    <Notice>
      {dossier && <>{t('Solo gli appuntamenti di {{name}}.', { name: dossier.client.name })} </>}
      <Link {...pages.plan.link()} search={{ ...search, dossierId: undefined }}>
        {t('Mostra tutti')}
      </Link>
    </Notice>
  )
}

/** Which days the address asks for, and whose. */
function useShownDays() {
  const { permissions } = usePerson()
  const navigate = useNavigate()
  const today = useToday()
  const search = useSearch({ from: pages.plan.pattern })
  const plansForAll = isHeld(permissions, 'calendar.plan_all', 'write')
  const of: Whose = plansForAll ? (search.of ?? 'all') : 'mine'
  const first = search.date ?? today
  const { dossierId } = search
  const step = daysShown[dossierId === undefined ? of : 'mine']
  return {
    of,
    dossierId,
    first,
    last: addDays(first, step - 1),
    step,
    show: (next: { date?: Day; of?: Whose }): void =>
      void navigate({ ...pages.plan.link(), search: { ...search, ...next } }),
  }
}

function rangeWords(first: Day, last: Day): string {
  const format = formatIn(spokenLanguage())
  return first === last ? format.longDayWithYear(first) : `${format.day(first)} – ${format.day(last)}`
}
