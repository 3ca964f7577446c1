import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { useMay } from '../session/person.ts'
import { DosesCard } from './DosesCard.tsx'
import classes from './DossierHome.module.css'
import { FocusesCard } from './FocusesCard.tsx'
import { SinceVisitCard } from './SinceVisitCard.tsx'
import { NowSkeleton, CourseSkeleton } from './SummarySkeletons.tsx'
import { useSummary, useSummaryAtItsTime } from './use-summary.ts'
import { ValuesCard } from './ValuesCard.tsx'

/** What is new and what is to be done today. */
export function SummaryOfNow() {
  const { status } = useDossier()
  const read = useSummary()
  useSummaryAtItsTime(read)
  return (
    <Loaded read={read} skeleton={<NowSkeleton />}>
      {({ news, doses, values }) => (
        <>
          {news && <SinceVisitCard news={news} course={values?.course ?? []} />}
          {doses && status === 'active' && <DosesCard doses={doses} />}
        </>
      )}
    </Loaded>
  )
}

/** How it goes: last values and what is worked on. That it could not be read is said once, above. */
export function SummaryOfCourse() {
  const { data, error } = useSummary()
  if (!data) return error ? null : <CourseSkeleton />
  return (
    <>
      {data.values && <ValuesCard values={data.values} />}
      {data.focuses && <FocusesCard focuses={data.focuses} />}
    </>
  )
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
        <Link {...pages.dossierActivity.link({ dossierId })} className={classes.count}>
          {t('{{number}} non lette', { number: unread })}
        </Link>
      )}
      {waiting > 0 && takesOver && (
        <Link {...pages.handover.link()} className={classes.count}>
          {t('{{number}} in consegna', { number: waiting })}
        </Link>
      )}
    </>
  )
}
