import type { CatalogueService } from '@vicino/domain/services/catalogue-entry.ts'
import type { TFunction } from 'i18next'

type Named = CatalogueService['use']

/** Whether anything to come names a service. */
export const isNamed = ({ visits, prescriptions }: Named): boolean => visits + prescriptions > 0

/** What names a service from today on: "12 visite, prescrizioni: 1". */
export const namedBy = ({ visits, prescriptions }: Named, t: TFunction): string =>
  [
    visits > 0 && t('{{count}} visite', { count: visits }),
    prescriptions > 0 && t('prescrizioni: {{prescriptions}}', { prescriptions }),
  ]
    .filter(Boolean)
    .join(', ')
