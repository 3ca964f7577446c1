import { type ComponentProps, lazy, Suspense } from 'react'
import { DurationField } from '../../performances/DurationField.tsx'
import { PlanningScreen } from '../../tasks/planning/PlanningScreen.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'

const ServicePicker = lazy(async () => ({
  default: (await import('../../services/ServicePicker.tsx')).ServicePicker,
}))

const parts = {
  picker: (picking: ComponentProps<typeof ServicePicker>) => (
    <Suspense fallback={<RowsSkeleton />}>
      <ServicePicker {...picking} />
    </Suspense>
  ),
  minutes: (field: ComponentProps<typeof DurationField>) => <DurationField {...field} />,
}

/** The planning of a client's days, with the catalogue and the field for minutes. */
export const PlanningFrame = () => <PlanningScreen parts={parts} />
