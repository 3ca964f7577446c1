import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { doubtsOf } from '@vicino/domain/performances/performance-doubts.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import { getLastPerformedDay, getPerformances } from '@vicino/domain/performances/performances.contract.ts'
import { permissionToCorrect } from '@vicino/domain/performances/permission-to-correct.ts'
import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { getPrescriptions } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { IconClipboardCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useMay, usePerson } from '../session/person.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { bothRead } from '../calls/Loaded.tsx'
import { Screen } from '../calls/Screen.tsx'
import { DayOfPerformances } from './DayOfPerformances.tsx'
import classes from './Performances.module.css'
import { RangeFilter } from './RangeFilter.tsx'
import type { Selection } from './selection.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { SelectionHead } from './SelectionHead.tsx'
import { type ShownDays, useRange } from './use-range.ts'
import { visitsOfRange } from './visits-of-range.ts'

/** What was done for a client in a range of days, visit by visit; today unless one asks otherwise. */
export function PerformancesScreen() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.performances).params
  const { range, show } = useRange()
  const today = useToday()
  const performed = useRead(getPerformances, { params: { dossierId }, query: range }, { keepLast: true })
  const tasks = useRead(
    getAllTasks,
    { query: { dossierId, type: 'client' as const, ...range } },
    { keepLast: true },
  )
  const reads = useMay('prescription.read')
  const { data: prescriptions } = useRead(getPrescriptions, { params: { dossierId } }, { when: reads })
  return (
    <Screen
      read={bothRead(performed, tasks)}
      title={t('Prestazioni eseguite')}
      back={pages.dossier.link({ dossierId })}
      above={<RangeFilter range={range} onChange={show} />}
    >
      {([performances, visits]) => (
        <Shown
          days={visitsOfRange(visits, performances, today)}
          performances={performances}
          prescriptions={prescriptions}
          range={range}
          onShow={show}
        />
      )}
    </Screen>
  )
}

type ShownProps = {
  days: ReturnType<typeof visitsOfRange>
  performances: readonly Performance[]
  prescriptions: readonly Prescription[] | undefined
  range: ShownDays
  onShow: (range: ShownDays) => void
}

function Shown({ days, performances, prescriptions, range, onShow }: ShownProps) {
  const selection = useSelection(performances)
  const doubts = doubtsOf(performances, prescriptions ?? null)
  return (
    <div className={classes.days}>
      {performances.length === 0 && (
        <NoPerformances hasVisits={days.length > 0} before={range.startDate} onShow={onShow} />
      )}
      <SelectionHead performances={performances} selection={selection} />
      {days.map(({ day, visits }) => (
        <DayOfPerformances key={day} day={day} visits={visits} selection={selection} doubts={doubts} />
      ))}
      <SelectionBar performances={selection.selected} onDone={() => selection.select([])} />
    </div>
  )
}

type NoneProps = { hasVisits: boolean; before: Day; onShow: (range: ShownDays) => void }

/** That there are none in these days, and when the last ones before them were, one tap away. */
function NoPerformances({ hasVisits, before, onShow }: NoneProps) {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.performances).params
  const { data } = useRead(getLastPerformedDay, { params: { dossierId }, query: { before } })
  const last = data?.day ?? null
  const why = hasVisits
    ? t('Le visite di questi giorni non ne hanno ancora.')
    : t('Si registrano sulle visite che hanno avuto luogo: in questi giorni nessuna.')
  return (
    <EmptyState
      icon={IconClipboardCheck}
      words={t('Non ci sono prestazioni')}
      more={
        last === null
          ? why
          : t('Ultime prestazioni: {{day}}', { day: formatIn(spokenLanguage()).longDay(last) })
      }
      {...(last !== null && {
        action: {
          label: t('Apri quel giorno'),
          onPress: () => onShow({ startDate: last, endDate: last }),
        },
      })}
    />
  )
}

/** Which performances are selected, of those that the person may correct; what is read anew stays selected. */
function useSelection(performances: readonly Performance[]): Selection {
  const { _id: me } = usePerson()
  const { allows } = useDossier()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selectable = performances.filter(
    performance => !performance.struck && allows(permissionToCorrect(performance, me)),
  )
  return {
    selectable,
    selected: selectable.filter(({ _id }) => ids.has(_id)),
    select: chosen => setIds(new Set(chosen.map(({ _id }) => _id))),
  }
}
