import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { useMay } from '../session/person.ts'
import pill from '../ui/Pill.module.css'
import { DosesCard } from './DosesCard.tsx'
import { FocusesCard } from './FocusesCard.tsx'
import { SinceVisitCard } from './SinceVisitCard.tsx'
import { DosesSkeleton, FocusesSkeleton, NewsSkeleton, ValuesSkeleton } from './SummarySkeletons.tsx'
import { useSummary, useSummaryAtItsTime } from './use-summary.ts'
import { ValuesCard } from './ValuesCard.tsx'

/** What is new. That how the client is could not be read is said here, once for all parts of it. */
export function SummaryNews() {
  const read = useSummary()
  useSummaryAtItsTime(read)
  return (
    <Loaded read={read} skeleton={<NewsSkeleton />}>
      {({ news, values }) => news && <SinceVisitCard news={news} course={values?.course ?? []} />}
    </Loaded>
  )
}

/** That how the client is could not be read, for who reads no news of it and would take silence for none. */
export function SummaryFailure() {
  return (
    <Loaded read={useSummary()} skeleton={null}>
      {() => null}
    </Loaded>
  )
}

/** What is to be done today. */
export function SummaryDoses() {
  const { status } = useDossier()
  const { data, error } = useSummary()
  if (!data) return error ? null : <DosesSkeleton />
  return data.doses && status === 'active' && <DosesCard doses={data.doses} />
}

/** The last values, and where they are going. */
export function SummaryValues() {
  const { data, error } = useSummary()
  if (!data) return error ? null : <ValuesSkeleton />
  return data.values && <ValuesCard values={data.values} />
}

/** What is worked on. */
export function SummaryFocuses() {
  const { data, error } = useSummary()
  if (!data) return error ? null : <FocusesSkeleton />
  return data.focuses && <FocusesCard focuses={data.focuses} />
}

/** How much waits to be read, and how much for somebody to take it over. */
export function SummaryCounts() {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const takesOver = useMay('log.mark_read')
  const { unread = 0, waiting = 0 } = useSummary().data ?? {}
  return (
    <>
      {unread > 0 && (
        <Link {...pages.dossierActivity.link({ dossierId })} className={pill.pill}>
          {t('{{count}} non lette', { count: unread })}
        </Link>
      )}
      {waiting > 0 && takesOver && (
        <Link {...pages.handover.link()} className={pill.pill}>
          {t('{{number}} in consegna', { number: waiting })}
        </Link>
      )}
    </>
  )
}
