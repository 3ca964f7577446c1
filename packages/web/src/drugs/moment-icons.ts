import type { Moment } from '@vicino/domain/drugs/drug-lists.ts'
import { IconMoon, IconSun, IconSunrise, IconSunset2, type Icon } from '@tabler/icons-react'

/** The sign of each moment of the day. */
export const momentIcons: Record<Moment, Icon> = {
  morning: IconSunrise,
  afternoon: IconSun,
  evening: IconSunset2,
  night: IconMoon,
}
