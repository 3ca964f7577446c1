import { getLogs } from '@vicino/domain/activity/activity.contract.ts'
import { allAnamnesis, getAnamnesis } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { getContact, getContacts } from '@vicino/domain/contacts/contacts.contract.ts'
import { getDossierContacts } from '@vicino/domain/contacts/dossier-contacts.contract.ts'
import {
  getContactPerson,
  getContactPersons,
} from '@vicino/domain/contact-persons/contact-persons.contract.ts'
import { allDossiers, getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { getDossierSummary } from '@vicino/domain/dossiers/dossier-summary.contract.ts'
import { getEmergencySheet } from '@vicino/domain/dossiers/emergency-sheet.contract.ts'
import { getPersonalData, getSanitaryData } from '@vicino/domain/dossiers/personal-data.contract.ts'
import { getDrug, getDrugs } from '@vicino/domain/drugs/drugs.contract.ts'
import { getFocusEvents, getFocuses } from '@vicino/domain/focus/focus.contract.ts'
import { getPerformance, getPerformances } from '@vicino/domain/performances/performances.contract.ts'
import { getStakeholders } from '@vicino/domain/stakeholders/stakeholders.contract.ts'
import { getReading, getReadings, getLimits } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { getAllTasks, getTask, getTasksOfDate, getTasksOfMonth } from '@vicino/domain/tasks/tasks.contract.ts'
import { type Endpoint, paramNames } from '@vicino/domain/wire/endpoint.ts'
import { pageSize } from '@vicino/domain/wire/page.ts'
import { addressOf, type ReadInput } from '../calls/call-input.ts'
import type { FrameName, PageName } from './pages.ts'

/** A call of the contract, and its address with places left open: `/api/dossiers/{dossierId}`. */
export type FirstRead = { endpoint: Endpoint; address: string }

type OpenInput<E extends Endpoint> = Omit<ReadInput<E>, 'params'> & { params?: Record<string, string> }

/** The first read of a page: what the path of the call names stays open, unless something else is said of it. */
function read<E extends Endpoint>(endpoint: E, { params, ...input }: OpenInput<E>): FirstRead {
  const open = Object.fromEntries(paramNames(endpoint.path).map(name => [name, `{${name}}`]))
  const address = addressOf(endpoint, { ...input, params: { ...open, ...params } })
  return { endpoint, address: address.replace(/%7B(\w+)%7D/g, '{$1}') }
}

/** What a frame asks the server for first, whichever of its pages is open. */
export const firstReadsOfFrames: { [Frame in FrameName]?: FirstRead } = { dossier: read(getDossier, {}) }

/**
 * What a page asks the server for first, so that the server can name it with the page itself and the answer comes
 * while the code is still on its way. Where a page leaves something open, it is filled in: `{today}`, `{me}`, the
 * days of the month's grid, `{dayOfAll}` for who lands on the calendar, and what the address carries.
 *
 * The build and the tests alone import this, so that no page carries the contract. Each must ask what the page's own
 * call asks (a browser test opens them): what differs is asked twice.
 */
export const firstReads: { [Name in PageName]?: FirstRead } = {
  today: read(getTasksOfDate, { params: { date: '{today}' }, query: { operatorId: '{me}' } }),
  calendar: read(getAllTasks, { query: { startDate: '{dayOfAll}', endDate: '{dayOfAll}' } }),
  task: read(getTask, {}),
  dossiers: read(allDossiers, { query: { page: 1 } }),
  dossier: read(getDossierSummary, {}),
  contacts: read(getContacts, { query: { type: 'doctor', page: 1 } }),
  contact: read(getContact, {}),
  editContact: read(getContact, {}),
  insurance: read(getDossierContacts, {}),
  primaryDoctor: read(getDossierContacts, {}),
  pharmacy: read(getDossierContacts, {}),
  specialists: read(getDossierContacts, {}),
  dossierActivity: read(getLogs, { query: { page: 1 } }),
  focus: read(getFocuses, {}),
  focusEvents: read(getFocusEvents, {}),
  readings: read(getReadings, { query: { limit: pageSize + 1 } }),
  reading: read(getReading, {}),
  editReading: read(getReading, {}),
  readingLimits: read(getLimits, {}),
  drugs: read(getDrugs, {}),
  drugScheme: read(getDrugs, {}),
  drug: read(getDrug, {}),
  editDrug: read(getDrug, {}),
  anamnesis: read(allAnamnesis, {}),
  anamnesisMenu: read(getAnamnesis, {}),
  anamnesisSection: read(getAnamnesis, {}),
  anamnesisPrint: read(getAnamnesis, {}),
  performances: read(getPerformances, { query: { startDate: '{today}', endDate: '{today}' } }),
  performance: read(getPerformance, {}),
  dossierCalendar: read(getTasksOfMonth, {
    query: { dossierId: '{dossierId}', startDate: '{monthFrom}', endDate: '{monthTo}' },
  }),
  stakeholders: read(getStakeholders, {}),
  emergencySheet: read(getEmergencySheet, {}),
  personalData: read(getPersonalData, {}),
  contactPersons: read(getContactPersons, {}),
  contactPerson: read(getContactPerson, {}),
  editContactPerson: read(getContactPerson, {}),
  sanitaryData: read(getSanitaryData, {}),
}
