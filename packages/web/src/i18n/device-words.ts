import { readDevice } from '@vicino/domain/sign-in/device.ts'
import type { TFunction } from 'i18next'

/** Where a session or an entry of the log comes from: "Chrome su Windows". */
export function deviceWords(userAgent: string, t: TFunction): string {
  const { browser, system } = readDevice(userAgent)
  if (browser && system) return t('{{browser}} su {{system}}', { browser, system })
  return browser ?? system ?? t('Dispositivo sconosciuto')
}
