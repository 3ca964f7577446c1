import { expect, test } from 'vitest'
import { detours, type PageName, pages } from '../pages/pages.ts'
import { router } from './router.ts'

const nameOf = new Map(
  Object.entries(pages).map(([name, { pattern }]) => [pattern as string, name as PageName]),
)

/** The page that the application shows at an address, also where it leads on to it. */
function shownAt(address: string): PageName | undefined {
  const [, params, found] = router.getMatchedRoutes(address)
  // Only a beginning of it was found.
  if ('**' in params) return undefined
  const pattern = found?.fullPath.replace(/(.)\/$/, '$1')
  return detours.find(detour => detour.pattern === pattern)?.to ?? nameOf.get(pattern ?? '')
}

const dossier = '/dossier/01a1fc0a-5a3b-7006-9c68-eb853133fd20'

test.each<[string, PageName]>([
  ['/', 'today'],
  ['/plan', 'calendar'],
  ['/plan/assign', 'assign'],
  ['/plan/clients', 'dossiers'],
  ['/plan/operators', 'operators'],
  ['/dossier/create_new', 'newDossier'],
  [`${dossier}/`, 'dossier'],
  [`${dossier}/billing`, 'invoices'],
  [`${dossier}/billing/1`, 'newestInvoice'],
  [`${dossier}/stakeholders`, 'stakeholders'],
  [`${dossier}/documents`, 'documents'],
  [`${dossier}/calendar`, 'dossierCalendar'],
  [`${dossier}/performances`, 'performances'],
  [`${dossier}/attributes`, 'attributes'],
  [`${dossier}/attributes/profile`, 'personalData'],
  [`${dossier}/attributes/prescription`, 'prescriptions'],
  [`${dossier}/attributes/sanitary_data`, 'sanitaryData'],
  [`${dossier}/attributes/anamnesis`, 'anamnesis'],
  [`${dossier}/attributes/activity`, 'dossierActivity'],
  [`${dossier}/attributes/sanitary_data/insurance`, 'insurance'],
  [`${dossier}/attributes/sanitary_data/primary_doctor`, 'primaryDoctor'],
  [`${dossier}/attributes/sanitary_data/pharmacy`, 'pharmacy'],
  [`${dossier}/attributes/sanitary_data/specialists`, 'specialists'],
  [`${dossier}/prescription`, 'prescriptions'],
  [`${dossier}/prescription/p`, 'prescription'],
  [`${dossier}/activity`, 'dossierActivity'],
  [`${dossier}/activity/drugs`, 'drugs'],
  [`${dossier}/activity/clinical_parameters`, 'readings'],
  [`${dossier}/activity/vital_parameters`, 'quickReading'],
  [`${dossier}/activity/focus`, 'focus'],
  [`${dossier}/activity/focus/f/events`, 'focusEvents'],
  [`${dossier}/anamnesis/a/pain`, 'anamnesisSection'],
  ['/business/spitex-ticino', 'business'],
  ['/anna-rossi', 'profile'],
  ['/setup', 'setup'],
  [`${dossier}/setup`, 'dossierSetup'],
  ['/flow', 'flow'],
])('%s shows %s', (address, page) => expect(shownAt(address)).toBe(page))

/** Each step between which a dossier switches, by its name and by the address of its page. */
test.each<[string, string, PageName]>([
  ['main', '', 'dossier'],
  ['performances', '/performances', 'performances'],
  ['calendar', '/calendar', 'dossierCalendar'],
  ['planning_services', '/planning_services', 'dayServices'],
  ['drugs', '/activity/drugs', 'drugs'],
  ['activity', '/activity', 'dossierActivity'],
  ['focus', '/activity/focus', 'focus'],
  ['vital_parameters', '/activity/vital_parameters', 'quickReading'],
  ['prescription', '/prescription', 'prescriptions'],
  ['anamnesis', '/attributes/anamnesis', 'anamnesis'],
  ['personal_data', '/attributes/profile', 'personalData'],
  ['stakeholders', '/stakeholders', 'stakeholders'],
  ['billing', '/billing', 'invoices'],
  ['attributes', '/attributes', 'attributes'],
  ['profile', '/attributes/profile', 'personalData'],
  ['attachments', '/attachments', 'attachments'],
  ['documents', '/documents', 'documents'],
  ['sanitary_data', '/attributes/sanitary_data', 'sanitaryData'],
  ['primary_doctor', '/attributes/sanitary_data/primary_doctor', 'primaryDoctor'],
  ['pharmacy', '/attributes/sanitary_data/pharmacy', 'pharmacy'],
  ['insurance', '/attributes/sanitary_data/insurance', 'insurance'],
  ['specialist', '/attributes/sanitary_data/specialists', 'specialists'],
  ['invoiceId', '/billing/1', 'newestInvoice'],
  ['care_plan', '/attributes/care_plan', 'carePlans'],
  ['statistics', '/attributes/statistics', 'dossierStatistics'],
])('the step %s of a dossier stands at %s and shows %s', (step, address, page) => {
  expect(shownAt(`${dossier}/${step}`)).toBe(page)
  expect(shownAt(dossier + address)).toBe(page)
})

test.each([`${dossier}/nowhere`, `${dossier}/attributes/nowhere`, '/plan/nowhere'])(
  '%s shows nothing',
  address => expect(shownAt(address)).toBeUndefined(),
)
