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
const measures = [
  { label: 'Pressione' },
  { label: 'Polso' },
  { label: 'Saturazione' },
  { label: 'Temperatura' },
  { label: 'Glicemia' },
  { label: 'Peso' },
  { label: 'Parametri vitali' },
] as const

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
    also: [{ label: 'Malattia' }, ...absenceKinds],
    icon: IconCalendarOff,
    forColleague: pages.newAbsence,
  },
  {
    label: 'Nuovi parametri',
    also: measures,
    icon: IconActivityHeartbeat,
    ...inDossier(pages.newReading),
  },
  {
    label: 'Dosi del giorno',
    also: [{ label: 'Dose' }, { label: 'Somministrazioni' }],
    icon: IconChecklist,
    ...inDossier(pages.doses),
  },
  {
    label: 'Nota di focus',
    icon: IconTargetArrow,
    ...inDossier(pages.focus, { writes: 'focus.event' }),
  },
  { label: 'Nuovo focus', icon: IconTargetArrow, ...inDossier(pages.newFocus) },
  { label: 'Aggiungi prestazioni', icon: IconClipboardCheck, ...inDossier(pages.newPerformances) },
  {
    label: 'Apri un protocollo',
    icon: IconRoute,
    ...inDossier(pages.protocols, { writes: 'protocol.open_in_dossier' }),
  },
  {
    label: 'Chiama un familiare',
    also: [{ label: 'Telefono' }],
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
  { label: 'Impostazioni personali', icon: IconSettings, page: pages.ownSettings },
]

const dossierPages: readonly PaletteEntry[] = [
  { label: 'Calendario', icon: IconCalendarWeek, ...inDossier(pages.dossierCalendar) },
  { label: 'Andamento', also: measures, icon: IconChartLine, ...inDossier(pages.readingTrends) },
  { label: 'Limiti dei parametri', icon: IconAlertTriangle, ...inDossier(pages.readingLimits) },
  { label: 'Schema dei farmaci', icon: IconPill, ...inDossier(pages.drugScheme) },
  { label: 'Coperture assicurative', icon: IconShieldCheck, ...inDossier(pages.coverages) },
  { label: 'Cassa malati', icon: IconShieldCheck, ...inDossier(pages.insurance) },
  { label: 'Medico curante', icon: IconStethoscope, ...inDossier(pages.primaryDoctor) },
  { label: 'Farmacia', icon: IconPill, ...inDossier(pages.pharmacy) },
  { label: 'Specialisti', icon: IconAmbulance, ...inDossier(pages.specialists) },
]

const shownInDossier = (entries: readonly DossierEntry[]): PaletteEntry[] =>
  entries.map(({ label, icon, ...entry }) => ({ label, icon, inDossier: entry }))

/** Each page once: what a desk shows beside the page stands on a phone under «Altro» too. */
const eachOnce = <Entry extends { page: { pattern: string } }>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map(entry => [entry.page.pattern, entry])).values(),
]

/** All that the palette finds by words: what is done before where one goes. */
export const paletteEntries: readonly PaletteEntry[] = [
  ...acts,
  ...eachOnce([...sidebarEntries, ...moreEntries]),
  ...shellPages,
  ...shownInDossier(eachOnce([...activityEntries, ...attributeGroups.flatMap(({ entries }) => entries)])),
  ...dossierPages,
]
