import type { Demo } from './sign-in.ts'

/** What opens over a page, by what is tapped for it: a sheet, a popover, a menu. */
export type Opening = string | RegExp

/** What a person of the demo organisation opens. `:names` stand for the first of their kind that she sees. */
export type Walk = {
  name: string
  who: Demo
  paths: readonly string[]
  /** What she opens on some of these pages. */
  opens?: Readonly<Record<string, readonly Opening[]>>
}

/** Where nothing stands, and the page says so. */
export const nowhere = '/nowhere'

/** What is opened day after day, through the eyes of those to whom it looks different. */
export const walks: readonly Walk[] = [
  {
    name: 'a nursing director',
    who: 'direzione',
    paths: [
      '/',
      '/plan',
      '/plan/tasks/new',
      '/plan/tasks/:task',
      '/plan/tasks/:task/edit',
      '/plan/clients',
      '/dossier/create_new',
      '/business/:business',
      '/settings',
      '/settings/edit',
      '/settings/presentation',
      '/:profile',
      '/audit',
      '/audit/emergencies',
      '/audit/dossier/:dossier',
      '/statistics',
      '/more',
    ],
    opens: {
      '/': ['Trova'],
      '/plan/tasks/new': ['Giorno: apri il calendario'],
      '/audit': ['Filtra'],
    },
  },
  {
    name: 'a nursing director in a dossier',
    who: 'direzione',
    paths: [
      '/dossier/:dossier',
      '/dossier/:dossier/attributes',
      '/dossier/:dossier/setup',
      '/dossier/:dossier/attributes/archive',
      '/dossier/:dossier/emergency',
      '/dossier/:dossier/attributes/profile',
      '/dossier/:dossier/attributes/sanitary_data',
      '/dossier/:dossier/attributes/sanitary_data?page=cardNumber',
      '/dossier/:dossier/attributes/statistics',
      '/dossier/:dossier/stakeholders',
      '/dossier/:dossier/performances',
      '/dossier/:dossier/performances/:performance',
      '/dossier/:dossier/activity',
      '/dossier/:dossier/activity/drugs',
      '/dossier/:dossier/activity/drugs/new',
      '/dossier/:dossier/activity/drugs/scheme',
      '/dossier/:dossier/activity/drugs/:drug',
      '/dossier/:dossier/activity/drugs/:drug/edit',
    ],
    opens: {
      '/dossier/:dossier': ['Nota', /cambia lo stato$/, /avvertenz[ae]$/],
      '/dossier/:dossier/attributes/archive': ['Esporta'],
      '/dossier/:dossier/stakeholders': ['Aggiungi'],
      '/dossier/:dossier/activity': ['Aggiungi'],
      '/dossier/:dossier/activity/drugs/:drug': ['Registrato per errore'],
    },
  },
  {
    name: 'a nursing director among the contacts of a dossier',
    who: 'direzione',
    paths: [
      '/contacts',
      '/contacts/new?type=health_insurance',
      '/dossier/:dossier/attributes/contact_persons',
      '/dossier/:dossier/attributes/contact_persons/new',
      '/dossier/:dossier/attributes/sanitary_data/insurance',
      '/dossier/:dossier/attributes/sanitary_data/specialists',
      '/dossier/:dossier/attributes/sanitary_data/coverages',
      '/dossier/:dossier/attributes/sanitary_data/coverages/new',
    ],
  },
  {
    name: 'a nurse among prescriptions',
    who: 'infermiera',
    paths: [
      '/prescriptions',
      '/dossier/:dossier/prescription',
      '/dossier/:dossier/prescription/new',
      '/dossier/:dossier/prescription/:prescription',
      '/dossier/:dossier/prescription/:prescription/edit',
      '/dossier/:dossier/prescription/:prescription/order',
      '/dossier/:dossier/documents',
      '/dossier/:dossier/attachments',
      '/plan/confirm',
    ],
  },
  {
    name: 'a nurse at a care plan and protocols',
    who: 'infermiera',
    paths: [
      '/dossier/:dossier/attributes/care_plan',
      '/dossier/:dossier/attributes/care_plan/new',
      '/dossier/:dossier/attributes/care_plan/:carePlan',
      '/dossier/:dossier/attributes/care_plan/:carePlan/edit',
      '/dossier/:dossier/attributes/care_plan/:carePlan/evaluate',
      '/dossier/:dossier/attributes/care_plan/:carePlan/print',
      '/dossier/:dossier/attributes/protocols',
    ],
    opens: {
      '/dossier/:dossier/attributes/care_plan/:carePlan': ['Annulla il piano'],
    },
  },
  {
    name: 'the direction at the protocols of the house',
    who: 'direzione',
    paths: [
      '/settings/protocols',
      '/settings/protocols/new',
      '/settings/protocols/:protocol',
      '/settings/protocols/:protocol/edit',
    ],
  },
  {
    name: 'the office at its bills',
    who: 'amministrazione',
    paths: [
      '/',
      '/billing',
      '/billing/open',
      '/billing/overdue',
      '/billing/payments',
      '/dossier/:dossier/billing',
      '/settings/services',
      '/settings/services/new',
      '/settings/materials',
      '/dossier/:dossier',
      '/more',
      '/dossier/:dossier/billing/1',
      '/dossier/:dossier/billing/new',
    ],
  },
  {
    name: "a nurse in a dossier's focuses and log",
    who: 'infermiera',
    paths: [
      '/dossier/:dossier/activity',
      '/dossier/:dossier/activity/filter_type',
      '/dossier/:dossier/activity/filter_date',
      '/dossier/:dossier/activity/filter_from_to',
      '/dossier/:dossier/activity/filter_recent',
      '/dossier/:dossier/activity/focus',
      '/dossier/:dossier/activity/focus/new',
      '/dossier/:dossier/activity/focus/:focus/events',
      '/dossier/:dossier/activity/focus/:focus/events/new',
      '/dossier/:dossier/activity/focus/:focus/edit',
      '/dossier/:dossier/activity/focus/:focus/events/:event/edit',
    ],
    opens: {
      '/dossier/:dossier/activity/focus/:focus/events': ["Annulla l'evento"],
      '/dossier/:dossier/activity/focus/:focus/events/new': ['Allega valori misurati'],
    },
  },
  {
    name: 'a nursing director in an anamnesis',
    who: 'direzione',
    paths: [
      '/dossier/:dossier/attributes/anamnesis',
      '/dossier/:dossier/anamnesis/:anamnesis',
      '/dossier/:dossier/anamnesis/:anamnesis/nutrition',
      '/dossier/:dossier/anamnesis/:anamnesis/pain',
      '/dossier/:dossier/anamnesis/:anamnesis/elimination?screen=bladder',
      '/dossier/:dossier/anamnesis/:anamnesis/body_care/versions',
      '/dossier/:dossier/anamnesis/:anamnesis/print',
    ],
    opens: {
      '/dossier/:dossier/attributes/anamnesis': ['Nuova anamnesi'],
    },
  },
  {
    name: 'a team leader in her account',
    who: 'capo',
    paths: [
      '/account',
      '/account/settings',
      '/account/personal_info',
      '/account/languages',
      '/account/address',
      '/account/published',
      '/account/security',
      '/account/security/second_factor',
    ],
    opens: {
      '/account/security': ['Cambia la password', 'Aggiungi una passkey'],
    },
  },
  {
    name: 'a director among collaborators',
    who: 'direzione',
    paths: [
      '/plan/operators',
      '/plan/operators/invite',
      '/plan/operators/:collaboration',
      '/plan/operators/:collaboration/edit',
      '/plan/operators/teams',
      '/plan/operators/teams/:team',
      '/plan/operators/delegations',
      '/plan/operators/delegations/new',
    ],
    opens: {
      '/plan/operators/teams': ['Nuova équipe'],
      '/plan/operators/teams/:team': ['Modifica', 'Aggiungi operatore', 'Aggiungi un cliente'],
    },
  },
  {
    name: 'a planner in the calendar, who hands visits out',
    who: 'pianificazione',
    paths: [
      '/plan?view=day',
      '/plan?view=month',
      '/plan?view=week',
      '/plan/menu',
      '/plan/search',
      '/plan/assign',
      '/plan/operators',
      '/plan/operators/today',
      '/dossier/:dossier/calendar?view=month',
    ],
  },
  {
    name: 'a planner among services and papers',
    who: 'pianificazione',
    paths: [
      '/dossier/:dossier/planning_services',
      '/dossier/:dossier/planning_services?view=week',
      '/dossier/:dossier/planning_services?view=month',
      '/plan/print?sheet=week',
      '/dossier/:dossier/calendar/print',
    ],
    opens: {
      '/dossier/:dossier/planning_services': ['Giorno: apri il calendario'],
    },
  },
  {
    name: 'a nurse at her readings',
    who: 'infermiera',
    paths: [
      '/dossier/:dossier/activity/clinical_parameters',
      '/dossier/:dossier/activity/clinical_parameters/new',
      '/dossier/:dossier/activity/clinical_parameters/trends',
      '/dossier/:dossier/activity/clinical_parameters/limits',
      '/dossier/:dossier/activity/clinical_parameters/:reading',
      '/dossier/:dossier/activity/vital_parameters',
    ],
    opens: { '/dossier/:dossier/activity/clinical_parameters/limits': ['Dal: apri il calendario'] },
  },
  {
    name: 'a nurse',
    who: 'infermiera',
    paths: [
      '/',
      '/plan',
      '/plan?view=week',
      '/more',
      '/plan/emergency',
      '/rounds',
      '/handover',
      '/dossier/:dossier/activity/drugs/doses',
      nowhere,
    ],
    opens: {
      '/dossier/:dossier/activity/drugs/doses': ['Registra una dose da carta', /altro esito$/],
    },
  },
  { name: 'an assistant', who: 'oss', paths: ['/', '/dossier/:dossier', '/dossier/:dossier/activity/drugs'] },
  { name: 'an independent nurse', who: 'indipendente', paths: ['/', '/more', '/setup', '/flow'] },
]

/** What is opened now and then: walked before a release. Every page of the product stands in one of both lists. */
export const rareWalks: readonly Walk[] = [
  {
    name: 'a planner at an absence and the calendar of a client',
    who: 'pianificazione',
    paths: [
      '/plan/absences/new/:operator',
      '/plan/absences/:absence',
      '/plan/absences/:absence/calls',
      '/dossier/:dossier/calendar/menu',
      '/dossier/:dossier/calendar/search',
    ],
    opens: {
      '/plan/absences/new/:operator': ['Dal giorno: apri il calendario'],
      '/plan/absences/:absence': ['Annulla tutto'],
    },
  },
  {
    name: 'a nursing director at single contacts and coverages',
    who: 'direzione',
    paths: [
      '/contacts/:contact',
      '/contacts/:contact/edit',
      '/dossier/:dossier/attributes/contact_persons/:contactPerson',
      '/dossier/:dossier/attributes/contact_persons/:contactPerson/edit',
      '/dossier/:dossier/attributes/sanitary_data/coverages/:coverage',
      '/dossier/:dossier/attributes/sanitary_data/coverages/:coverage/edit',
      '/dossier/:dossier/attributes/sanitary_data/primary_doctor',
      '/dossier/:dossier/attributes/sanitary_data/pharmacy',
      '/dossier/:dossierOfTwo/anamnesis/:newerAnamnesis/compare',
    ],
    opens: {
      '/contacts/:contact': ['Rimuovi dalla rubrica'],
      '/dossier/:dossier/attributes/sanitary_data/coverages/:coverage': ['Annulla la copertura'],
      '/dossier/:dossier/attributes/sanitary_data/pharmacy': ['Cambia'],
    },
  },
  {
    name: 'a nurse at an opened protocol, single records and a document',
    who: 'infermiera',
    paths: [
      '/dossier/:dossierOfOpened/attributes/protocols/:opened',
      '/dossier/:dossierOfOpened/attributes/protocols/:opened/evaluate',
      '/dossier/:dossierOfOpened/attributes/protocols/:opened/edit',
      '/dossier/:dossierOfOpened/attributes/protocols/:opened/print',
      '/dossier/:dossierOfVisit/performances/new?taskId=:visit',
      '/dossier/:dossier/activity/clinical_parameters/:reading/edit',
      '/dossier/:dossier/activity/drugs/return',
      '/dossier/:dossierOfDose/activity/drugs/doses/:dose',
      '/dossier/:dossierOfDocument/documents/:document',
    ],
    opens: {
      '/dossier/:dossierOfOpened/attributes/protocols/:opened': [
        'Annulla la conferma',
        /^Conferma: /,
        /^Metti nelle visite: /,
        'Annulla il protocollo',
      ],
      '/dossier/:dossierOfOpened/attributes/protocols/:opened/edit': ['Cambia'],
      '/dossier/:dossier/activity/drugs/return': ['Modifica'],
      '/dossier/:dossierOfDose/activity/drugs/doses/:dose': ['Correggi', 'Annulla la registrazione'],
      '/dossier/:dossierOfDocument/documents/:document': ['Correggi', 'Annulla il documento'],
    },
  },
  {
    name: 'the office at an invoice, a payment and a service',
    who: 'amministrazione',
    paths: [
      '/dossier/:dossierOfInvoice/billing/:invoice',
      '/dossier/:dossierOfInvoice/billing/:invoice/event',
      '/billing/:payment',
      '/settings/services/:service',
    ],
    opens: {
      '/dossier/:dossierOfInvoice/billing/:invoice': ['Storna la fattura'],
      '/billing/:payment': ['Non ci riguarda'],
      '/settings/services/:service': ['Non offrire più…'],
    },
  },
  { name: 'a team leader at her recovery codes', who: 'capo', paths: ['/account/security/recovery_codes'] },
]

/** Pages for which nobody has to be signed in. */
export const openPaths = ['/sign-in', '/sign-up', '/reset', '/invitation'] as const
