import { endpoint } from '../wire/endpoint.ts'
import { BusinessSettings, BusinessSettingsChange } from './business-settings.ts'

const path = '/api/businesses/{businessId}/settings'

export const getBusinessSettings = endpoint({
  method: 'GET',
  path,
  summary: 'What the active business says of itself on bills and to authorities',
  permission: 'billing.read',
  entity: 'business_settings',
  answer: BusinessSettings,
  problems: ['not_found'],
})

export const changeBusinessSettings = endpoint({
  method: 'PATCH',
  path,
  summary: 'Changes the settings of the active business as a new version',
  permission: 'billing.tariffs',
  entity: 'business_settings',
  body: BusinessSettingsChange,
  answer: BusinessSettings,
  problems: ['not_found', 'stale'],
  current: { stale: BusinessSettings },
})
