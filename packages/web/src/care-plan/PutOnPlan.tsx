import type { CareMeasure, CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import { IconCalendarCheck, IconCalendarPlus, IconCalendarRepeat } from '@tabler/icons-react'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { PlannedMeasure } from '@vicino/domain/care-plan/planned-measure.ts'
import { type PlannedShare, shareOf } from '@vicino/domain/care-plan/planned-share.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { late } from '../ui/late.ts'
import classes from './CarePlan.module.css'
import { dotted } from '../i18n/dotted.ts'

const VisitsSheet = late(async () => (await import('./VisitsSheet.tsx')).VisitsSheet)

type Props = {
  plan: Pick<CarePlan, '_id' | 'dossierId'>
  measure: CareMeasure
  /** What is planned of it; undefined until that is known, null where it cannot be. */
  planned: readonly PlannedMeasure[] | null | undefined
}

/**
 * From a measure into the calendar. What is a service goes into visits, all else is something to do; the forms of the
 * calendar open filled in, and nothing is planned before they are saved. What stands on the plan is led to, where it is
 * changed; only what lacks to the frequency of the measure is planned beside it.
 */
export function PutOnPlan({ plan: { _id: carePlanId, dossierId }, measure, planned }: Props) {
  const { closed } = useDossier()
  const today = useToday()
  if (closed || planned === null) return null
  if (planned === undefined) return <div className={classes.toPlan} />
  const share = shareOf(
    measure,
    planned.flatMap(({ dates }) => dates),
    today,
  )
  if (planned.length === 0)
    return <IntoCalendar dossierId={dossierId} carePlanId={carePlanId} measure={measure} />
  return (
    <div className={classes.onPlan}>
      {share && <ShareBadge share={share} />}
      <OnPlan dossierId={dossierId} measure={measure} planned={planned} />
      {share && share.planned < share.due && (
        <IntoCalendar dossierId={dossierId} carePlanId={carePlanId} measure={measure} />
      )}
    </div>
  )
}

/** How much of a measure is planned, and until when that was looked at. */
function ShareBadge({ share: { planned, due, until } }: { share: PlannedShare }) {
  const { t } = useTranslation()
  const said = { planned, due, day: showDay(until) }
  return planned < due ? (
    <StatusBadge tone="attention" label={t('Pianificata {{planned}} su {{due}} fino al {{day}}', said)} />
  ) : (
    <StatusBadge tone="ok" label={t('Tutta pianificata fino al {{day}}', said)} />
  )
}

type IntoCalendarProps = { dossierId: Id; carePlanId: Id; measure: CareMeasure }

/** The way into the calendar, for what is not planned yet. */
function IntoCalendar({ dossierId, carePlanId, measure }: IntoCalendarProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const icon = <IconCalendarPlus size={20} stroke={1.8} aria-hidden />
  const newVisits = pages.newTask.link({ dossierId, carePlanId, measureId: measure._id })
  if (measure.serviceId === null)
    return (
      <LinkButton variant="subtle" leftSection={icon} link={newVisits}>
        {t('Metti in calendario')}
      </LinkButton>
    )
  return (
    <>
      <Button variant="subtle" leftSection={icon} onClick={() => setAsked(true)}>
        {t('Metti in calendario')}
      </Button>
      {asked && (
        <VisitsSheet
          dossierId={dossierId}
          serviceId={measure.serviceId}
          newVisits={newVisits}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

/** More of them are found in the calendar. */
const shownAtMost = 4

type OnPlanProps = Pick<Props, 'measure'> & { dossierId: string; planned: readonly PlannedMeasure[] }

/** The visits and to-dos that stand on the plan, each leading to where it is changed; a series by its next one. */
function OnPlan({ dossierId, measure: { serviceId }, planned }: OnPlanProps) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  return (
    <ul className={classes.planned} aria-label={t('In calendario')}>
      {planned.slice(0, shownAtMost).map(({ taskId, type, date, start_time, count }) => {
        const Icon = count > 1 ? IconCalendarRepeat : IconCalendarCheck
        const words = [format.longDay(date), start_time].filter(Boolean).join(', ')
        return (
          <li key={taskId}>
            <LinkButton
              variant="subtle"
              leftSection={<Icon size={20} stroke={1.8} aria-hidden />}
              link={
                serviceId !== null && type === 'client'
                  ? pages.dayServices.link({ dossierId }, { date, taskId })
                  : pages.task.link({ taskId })
              }
            >
              {dotted([words, count > 1 && `${count}×`])}
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}
