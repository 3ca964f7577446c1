import type { Day } from '@vicino/domain/days/day.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import type { ReactNode } from 'react'

/** What other features lend to the services of a day: the catalogue to choose from, and the field for minutes. */
export type DayServicesParts = {
  picker: (picking: {
    date: Day
    chosen: readonly Pick<Service, 'code' | 'name'>[]
    onToggle: (service: Service) => void
    onRemove: (code: string) => void
  }) => ReactNode
  minutes: (field: { value: number; onChange: (minutes: number) => void }) => ReactNode
}
