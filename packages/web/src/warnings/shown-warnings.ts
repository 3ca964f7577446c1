import {
  type Warning,
  warningFamily,
  type WarningKind,
  warningKinds,
} from '@vicino/domain/warnings/warning.ts'
import {
  IconAlertTriangle,
  IconBiohazard,
  IconDeviceWatch,
  IconDog,
  IconDoor,
  IconInfoCircle,
  IconKey,
  IconPill,
  IconUrgent,
  type Icon,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ShownWarning } from '../ui/WarningStrip.tsx'

export const warningIcons: Record<WarningKind, Icon> = {
  allergy: IconUrgent,
  risk: IconAlertTriangle,
  infection: IconBiohazard,
  device: IconDeviceWatch,
  therapy: IconPill,
  key: IconKey,
  dog: IconDog,
  access: IconDoor,
  other: IconInfoCircle,
}

/** A client's warnings as the strip shows them: a sign and its word beside the text. */
export const shownWarnings = (
  warnings: readonly Pick<Warning, '_id' | 'kind' | 'text'>[],
  t: TFunction,
): ShownWarning[] =>
  warnings.map(({ _id, kind, text }) => ({
    id: _id,
    icon: warningIcons[kind],
    kind: t(warningKinds.find(({ value }) => value === kind)!.label),
    text,
    clinical: warningFamily(kind) === 'clinical',
  }))
