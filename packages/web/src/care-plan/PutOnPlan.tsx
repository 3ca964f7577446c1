import type { CareMeasure, CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { late } from '../ui/late.ts'

const VisitsSheet = late(async () => (await import('./VisitsSheet.tsx')).VisitsSheet)

type Props = { plan: Pick<CarePlan, '_id' | 'dossierId'>; measure: CareMeasure }

/**
 * From a measure into the calendar. What is a service goes into visits, all else is something to do; the forms of the
 * calendar open filled in, and nothing is planned before they are saved.
 */
export function PutOnPlan({ plan: { _id: carePlanId, dossierId }, measure }: Props) {
  const { t } = useTranslation()
  const { closed } = useDossier()
  const [asked, setAsked] = useState(false)
  if (closed) return null
  const icon = <IconCalendarPlus size={20} stroke={1.8} aria-hidden />
  const newVisits = pages.newTask.link({ dossierId, carePlanId, measureId: measure._id })
  if (measure.serviceId === null)
    return (
      <LinkButton variant="subtle" leftSection={icon} link={newVisits}>
        {t('Metti sul piano')}
      </LinkButton>
    )
  return (
    <>
      <Button variant="subtle" leftSection={icon} onClick={() => setAsked(true)}>
        {t('Metti sul piano')}
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
