import {
  IconActivityHeartbeat,
  IconAlertTriangle,
  IconAmbulance,
  IconBuildingHospital,
  IconCalendarOff,
  IconCalendarPlus,
  IconCalendarSearch,
  IconCalendarWeek,
  IconChartLine,
  IconChecklist,
  IconClipboardCheck,
  IconClipboardPlus,
  IconClipboardText,
  IconFileCertificate,
  IconFileInvoice,
  IconFirstAidKit,
  type Icon,
  IconListSearch,
  IconPackage,
  IconPhone,
  IconPill,
  IconPrinter,
  IconRoute,
  IconSettings,
  IconShieldCheck,
  IconStethoscope,
  IconTargetArrow,
  IconTransfer,
  IconUser,
  IconUserCheck,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  IconWritingSign,
} from '@tabler/icons-react'
import { absenceKinds } from '@vicino/domain/absences/absence-kinds.ts'
import type { CalendarView } from '@vicino/domain/calendar/calendar-view.ts'
import { measures } from '@vicino/domain/surveillance/measure.ts'
import { activityEntries } from '../../activity/activity-entries.ts'
import { attributeGroups, type DossierEntry } from '../../dossiers/personal/attribute-groups.ts'
import type { LinkTarget } from '../../pages/link-target.ts'
import { type DossierPage, type Doors, pages } from '../../pages/pages.ts'
import { moreEntries } from '../shell/more-entries.ts'
import { sidebarEntries } from '../entries.ts'

/** What the palette finds by words: a page or an act, of itself or in a client's dossier. */
export type PaletteEntry = {
  label: string
  icon: Icon
  /** Other words for it. */
  also?: readonly { label: string }[]
  /** Where it leads of itself. */
  page?: Doors & { pattern: string; link: () => LinkTarget }
  /** Where it leads in a client's dossier. */
  inDossier?: Pick<DossierEntry, 'page' | 'isOpenTo'>
  /** Where it leads for a colleague. */
  forColleague?: Doors & { pattern: string; link: (params: { operatorId: string }) => LinkTarget }
}

/** A page of a client's dossier, and beside what it says, what one must hold to do there what its words promise. */
const inDossier = (page: DossierPage, doors: Doors = {}): Pick<PaletteEntry, 'inDossier'> => ({
  inDossier: { page: { ...page, ...doors } },
})

/** What is measured, by the words that a nurse says for it. */
const measured = [
  ...Object.values(measures).flatMap(({ label, short }) => [{ label }, short]),
  { label: 'Parametri vitali' },
]

/** A note is written where one chooses on which focus. */
const note: Pick<PaletteEntry, 'inDossier'> = {
  inDossier: {
    page: {
      ...pages.dossier,
      reads: 'focus.read',
      writes: 'focus.event',
      link: ({ dossierId }) => pages.dossier.link({ dossierId }, { add: 'note' }),
    },
  },
}

/** The calendar as a view shows it. */
const calendarAs = (view: CalendarView): Pick<PaletteEntry, 'page'> => ({
  page: {
    ...pages.calendar,
    pattern: `${pages.calendar.pattern} ${view}`,
    link: () => pages.calendar.link({ view }),
  },
})

const acts: readonly PaletteEntry[] = [
  {
    label: 'Nuova visita',
    also: [{ label: 'Nuovo appuntamento' }],
    icon: IconCalendarPlus,
    page: pages.newTask,
    inDossier: {
      page: { ...pages.newTask, link: ({ dossierId }) => pages.newTask.link({ dossierId }) },
    },
  },
  {
    label: 'Nuova assenza',
    also: [{ label: 'Malattia' }, { label: 'Ferie' }, ...absenceKinds],
    icon: IconCalendarOff,
    forColleague: pages.newAbsence,
  },
  {
    label: 'Nuovi parametri',
    also: measured,
    icon: IconActivityHeartbeat,
    ...inDossier(pages.newReading),
  },
  {
    label: 'Dosi del giorno',
    also: [{ label: 'Dose' }, { label: 'Somministrazioni' }, { label: 'Terapia' }, { label: 'Insulina' }],
    icon: IconChecklist,
    ...inDossier(pages.doses),
  },
  { label: 'Nota di focus', icon: IconTargetArrow, ...note },
  { label: 'Metti in consegna', icon: IconTransfer, ...note },
  { label: 'Nuovo focus', icon: IconTargetArrow, ...inDossier(pages.newFocus) },
  { label: 'Aggiungi prestazioni', icon: IconClipboardCheck, ...inDossier(pages.newPerformances) },
  {
    label: 'Apri un protocollo',
    icon: IconRoute,
    ...inDossier(pages.protocols, { writes: 'protocol.open_in_dossier' }),
  },
  {
    label: 'Chiama un familiare',
    also: [
      { label: 'Telefono' },
      { label: 'Figlia' },
      { label: 'Figlio' },
      { label: 'Coniuge o partner' },
      { label: 'Nipote' },
      { label: 'Altro parente' },
    ],
    icon: IconPhone,
    ...inDossier(pages.contactPersons),
  },
  { label: 'Nuovo farmaco', icon: IconPill, ...inDossier(pages.newDrug) },
  { label: "Rientro dall'ospedale", icon: IconBuildingHospital, ...inDossier(pages.hospitalReturn) },
  { label: 'Nuova prescrizione', icon: IconFileCertificate, ...inDossier(pages.newPrescription) },
  { label: 'Nuovo piano di cura', icon: IconClipboardPlus, ...inDossier(pages.newCarePlan) },
  { label: 'Nuova persona di contatto', icon: IconUserPlus, ...inDossier(pages.newContactPerson) },
  { label: 'Nuova copertura', icon: IconShieldCheck, ...inDossier(pages.newCoverage) },
  {
    label: 'Fattura un mese',
    also: [{ label: 'Nuova fattura' }],
    icon: IconFileInvoice,
    ...inDossier(pages.newInvoice),
  },
  {
    label: 'Nuovo dossier',
    also: [{ label: 'Nuovo cliente' }],
    icon: IconUserPlus,
    page: pages.newDossier,
  },
  { label: 'Nuovo contatto', icon: IconUserPlus, page: pages.newContact },
  { label: 'Nuovo protocollo', icon: IconRoute, page: pages.newProtocol },
  { label: 'Nuova delega', icon: IconWritingSign, page: pages.newDelegation },
  { label: 'Invita collaboratore', icon: IconUserPlus, page: pages.inviteCollaborator },
  { label: "Accesso d'emergenza", icon: IconFirstAidKit, page: pages.emergencyAccess },
]

const shellPages: readonly PaletteEntry[] = [
  { label: 'Giro dei farmaci', icon: IconPill, page: pages.round },
  { label: 'Consegne', icon: IconTransfer, page: pages.handover },
  { label: 'Calendario del giorno', icon: IconCalendarWeek, ...calendarAs('day') },
  { label: 'Calendario della settimana', icon: IconCalendarWeek, ...calendarAs('week') },
  { label: 'Calendario del mese', icon: IconCalendarWeek, ...calendarAs('month') },
  { label: 'Conferma la giornata', icon: IconChecklist, page: pages.confirmDay },
  { label: 'Cerca nel calendario', icon: IconCalendarSearch, page: pages.calendarSearch },
  {
    label: 'Stampa il calendario',
    also: [{ label: 'Stampa la giornata' }],
    icon: IconPrinter,
    page: pages.calendarPrint,
    ...inDossier(pages.dossierCalendarPrint),
  },
  {
    label: 'Assegnazioni',
    also: [{ label: 'Assegna le visite' }],
    icon: IconUserCheck,
    page: pages.assign,
  },
  { label: 'Chi lavora oggi', icon: IconUserCheck, page: pages.operatorsToday },
  { label: 'Operatori', icon: IconUsers, page: pages.operators, ...inDossier(pages.stakeholders) },
  { label: 'Le équipe', icon: IconUsersGroup, page: pages.teams },
  { label: 'Deleghe', icon: IconWritingSign, page: pages.delegations },
  { label: 'Catalogo delle prestazioni', icon: IconClipboardText, page: pages.catalogue },
  { label: 'Materiali', icon: IconPackage, page: pages.materials },
  { label: 'Protocolli', icon: IconRoute, page: pages.houseProtocols },
  { label: "Accessi d'emergenza", icon: IconListSearch, page: pages.emergencies },
  { label: 'Il suo profilo', icon: IconUser, page: pages.account },
  {
    label: 'Impostazioni personali',
    also: [{ label: 'Lingua' }],
    icon: IconSettings,
    page: pages.ownSettings,
  },
]

const dossierPages: readonly PaletteEntry[] = [
  {
    label: 'Calendario',
    also: [{ label: 'Visite' }, { label: 'Sposta' }],
    icon: IconCalendarWeek,
    ...inDossier(pages.dossierCalendar),
  },
  { label: 'Andamento', also: measured, icon: IconChartLine, ...inDossier(pages.readingTrends) },
  { label: 'Limiti dei parametri', icon: IconAlertTriangle, ...inDossier(pages.readingLimits) },
  {
    label: 'Schema dei farmaci',
    also: [{ label: 'Stampa' }],
    icon: IconPill,
    ...inDossier(pages.drugScheme),
  },
  { label: 'Coperture assicurative', icon: IconShieldCheck, ...inDossier(pages.coverages) },
  { label: 'Cassa malati', icon: IconShieldCheck, ...inDossier(pages.insurance) },
  {
    label: 'Medico curante',
    also: [{ label: 'Dottore' }],
    icon: IconStethoscope,
    ...inDossier(pages.primaryDoctor),
  },
  { label: 'Farmacia', icon: IconPill, ...inDossier(pages.pharmacy) },
  { label: 'Specialisti', icon: IconAmbulance, ...inDossier(pages.specialists) },
]

/** Other words for what a menu shows under one. */
const otherWords = new Map<string, PaletteEntry['also']>([
  [pages.today.pattern, [{ label: 'Inizia' }, { label: 'Termina' }]],
  [pages.security.pattern, [{ label: 'Password' }]],
  [pages.emergencySheet.pattern, [{ label: 'Stampa' }, { label: 'Allergie' }]],
  [pages.documents.pattern, [{ label: 'Allegati' }, { label: 'Foto' }]],
])
const withOtherWords = <Entry extends { page: { pattern: string } }>(entry: Entry) => ({
  ...entry,
  also: otherWords.get(entry.page.pattern) ?? [],
})

const shownInDossier = (entries: readonly DossierEntry[]): PaletteEntry[] =>
  entries
    .map(withOtherWords)
    .map(({ label, icon, also, ...entry }) => ({ label, icon, also, inDossier: entry }))

/** Each page once: what a desk shows beside the page stands on a phone under «Altro» too. */
const eachOnce = <Entry extends { page: { pattern: string } }>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map(entry => [entry.page.pattern, entry])).values(),
]

/** All that the palette finds by words: what is done before where one goes. */
export const paletteEntries: readonly PaletteEntry[] = [
  ...acts,
  ...eachOnce([...sidebarEntries, ...moreEntries]).map(withOtherWords),
  ...shellPages,
  ...shownInDossier(eachOnce([...activityEntries, ...attributeGroups.flatMap(({ entries }) => entries)])),
  ...dossierPages,
]
