import type { ComponentProps } from 'react'
import { DurationField } from '../../performances/DurationField.tsx'
import { DayServicesScreen } from '../../tasks/day-services/DayServicesScreen.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { late } from '../../ui/late.ts'

const ServicePicker = late(
  async () => (await import('../../services/ServicePicker.tsx')).ServicePicker,
  <RowsSkeleton />,
)

const parts = {
  picker: (picking: ComponentProps<typeof ServicePicker>) => <ServicePicker {...picking} />,
  minutes: (field: ComponentProps<typeof DurationField>) => <DurationField {...field} />,
}

/** The services of a client's days, with the catalogue and the field for minutes. */
export const DayServicesFrame = () => <DayServicesScreen parts={parts} />
